import type { Archetype, Colorway, View } from '../archetype';
import { spot } from '../callouts';
import { lensAt } from '../lens';
import { group, path } from '../markup';
import { box, disc, num } from '../path';
import { type Pen, pen } from '../pen';
import {
  barrel,
  castShadow,
  diamondKnurl,
  dimensionAcross,
  face,
  INK,
  ringLine,
  ringLines,
  splitRing,
  type Turn,
} from './gear-parts';

export type KeyBatonOptions = {
  readonly size?: string;
};

const TURN = -40;
const L = 470;
const R = 27;

/** The baton along the x axis, nozzle to the right, ring to the left. */
function baton(k: Pen, e: Turn): string {
  const x0 = -L / 2;
  const x1 = L / 2;
  const groove = (x: number): string =>
    k.part(`M${num(x)} ${-R}A${num(e * R)} ${R} 0 0 0 ${num(x)} ${R}h9A${num(e * R)} ${R} 0 0 1 ${num(x + 9)} ${-R}Z`, {
      tone: 'deep',
      line: 1.2,
      print: false,
      rim: false,
    });
  return (
    diamondKnurl(k.t.isDark) +
    splitRing(x0 - 82, 0, 42, 6.4) +
    splitRing(x0 - 30, 0, 17, 5, 0.72) +
    k.part(`M${num(x0 - 22)} -9q-14 9 0 18h30v-18Z`, { material: 'steel', line: 1.8, ink: INK }) +
    k.part(disc(x0 - 17, 0, 4.6), { tone: INK, line: 0, rim: false, print: false }) +
    // Tail cap that turns: the safety.
    barrel(k, x0, R * 0.7, x0 + 12, R * 0.98, e, { material: 'steelAcross', line: 2, ink: INK }) +
    barrel(k, x0 + 12, R, x0 + 96, R, e, { tone: 'dark' }) +
    path(barrelPath(x0 + 22, x0 + 86, R, e), { fill: 'url(#diamond)' }) +
    k.seam(ringLine(x0 + 22, R, e) + ringLine(x0 + 86, R, e), 1.4) +
    barrel(k, x0 + 96, R * 0.86, x0 + 104, R * 0.86, e, { tone: 'deep', line: 1.6 }) +
    path(`M${num(x0 + 100 - e * R)} 0h24`, { stroke: '#f2c230', 'stroke-width': 4 }) +
    // Body with cut grip rings.
    barrel(k, x0 + 104, R, x1 - 86, R, e) +
    [0, 1, 2, 3, 4, 5, 6, 7].map((i) => groove(x0 + 146 + i * 26)).join('') +
    k.light(`M${num(x0 + 20)} ${num(-R * 0.55)}H${num(x1 - 92)}`, 0.3, 3) +
    // Head: bored cap over the insert.
    barrel(k, x1 - 86, R * 0.88, x1 - 78, R * 0.88, e, { material: 'steelAcross', line: 1.6, ink: INK }) +
    barrel(k, x1 - 78, R, x1 - 8, R, e) +
    k.seam(ringLines(x1 - 66, x1 - 50, 3, R, R, e), 1.6) +
    barrel(k, x1 - 8, R, x1, R * 0.86, e, { tone: 'light', line: 1.8 }) +
    (e > 0
      ? k.part(face(x1, R * 0.86, e), { tone: 'dark', line: 1.4, rim: false }) +
        k.part(face(x1, R * 0.56, e), { tone: '#0e1215', line: 1.2, ink: INK, print: false, rim: false }) +
        k.part(face(x1 - 2, R * 0.34, e), { tone: '#c8742b', line: 1, ink: INK, print: false, rim: false }) +
        k.part(face(x1, R * 0.12, e), { tone: INK, line: 0, rim: false, print: false })
      : '') +
    k.light(`M${num(x1 - 74)} ${num(-R * 0.55)}H${num(x1 - 12)}`, 0.36, 3)
  );
}

function barrelPath(x0: number, x1: number, r: number, e: Turn): string {
  return `M${num(x0)} ${-r}A${num(e * r)} ${r} 0 0 0 ${num(x0)} ${r}H${num(x1)}A${num(e * r)} ${r} 0 0 1 ${num(x1)} ${-r}Z`;
}

/** The replaceable insert: a small cartridge with a crimped nozzle. */
function insert(k: Pen): string {
  return (
    barrel(k, -120, 17, 74, 17, 0, { material: 'steel', line: 2, ink: INK, rim: true, shade: 'tubeDown' }) +
    k.part(box(-84, -17, 104, 34), {
      tone: '#c8742b',
      shade: 'tubeDown',
      line: 1.2,
      ink: INK,
      print: false,
      rim: false,
    }) +
    group(k.text(0, 7, 20, 'OC INSERT', { fill: '#fff', width: 84 }), 'translate(-32 0)') +
    barrel(k, 74, 14, 90, 10, 0, { material: 'gunmetal', line: 1.6, ink: INK }) +
    barrel(k, 90, 6, 108, 5, 0, { tone: '#f1efe6', line: 1.4, ink: INK, print: false }) +
    path('M62-17V17M-110-17V17', { stroke: INK, 'stroke-width': 1.4 })
  );
}

/** Slim aluminum baton on a key ring that holds a spray insert. Options: size (words on the dimension line). */
export const keyBaton: Archetype<KeyBatonOptions> = {
  title: 'key-ring spray baton',
  second: 'side, with its replaceable insert',
  detail: 'nozzle and insert',
  draw(view: View, color: Colorway, options: KeyBatonOptions, labels: readonly string[]): string {
    if (view === 'second') {
      const k = pen(color);
      return (
        group(baton(k, 0), 'translate(352 216) scale(.9)') +
        dimensionAcross(352 - L * 0.45, 352 + L * 0.45, 110, options.size ?? '') +
        group(insert(k), 'translate(352 400) scale(1.3)') +
        path('M120 340H584', { stroke: '#7d878d', 'stroke-width': 1.2, 'stroke-dasharray': '14 5 3 5' })
      );
    }
    const place = `translate(326 274) rotate(${TURN})`;
    if (view === 'detail') {
      const a = (TURN * Math.PI) / 180;
      const { k, show } = lensAt(color, 326 + (L / 2 - 58) * Math.cos(a), 274 + (L / 2 - 58) * Math.sin(a), 3);
      return show(group(baton(k, 0.34), place), labels, [
        spot(430, 187, 'Spray opening', /distance|range|stream|nozzle/),
        spot(360, 268, 'Cap over the insert', /insert|refill|replace/),
        spot(150, 400, 'Baton body', /baton|alumin|\bbody\b/),
        spot(246, 336, 'Steel ring', /steel/),
      ]);
    }
    const k = pen(color);
    return castShadow(338, 312, L * 0.5, 20, TURN) + group(baton(k, 0.34), place);
  },
};
