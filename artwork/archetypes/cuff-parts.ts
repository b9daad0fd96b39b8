import type { Colorway } from '../archetype';
import type { Spot, SpotAt } from '../callouts';
import { lightness, mix, tones } from '../color';
import { group, path } from '../markup';
import { disc, num } from '../path';
import type { Pen } from '../pen';
import { finePen } from './belt-parts';

/** How a pair of handcuffs is made. */
export type CuffCut = {
  readonly frame: 'steel' | 'polymer-aluminum';
  readonly lock: 'slot' | 'lever' | 'pin' | 'keyless';
  /** Size of the bows: 1, or more for oversize ones. */
  readonly size: number;
  /** Keyholes on both sides of each cuff; otherwise one of the pair shows the side without. */
  readonly keyways: 'both' | 'one';
};

/** The metal of a finish as a gradient; its id is cuffMetal, and cuffDark for what lies behind. */
export function cuffMetal(color: Colorway): string {
  const dark = lightness(color.hex) < 0.4;
  const base = dark ? mix(tones(color.hex).base, '#5a636c', 0.3) : color.hex;
  const stop = (o: number, c: string): string => `<stop offset="${o}" stop-color="${c}"/>`;
  const up = (a: number): string => mix(base, '#ffffff', a);
  const down = (a: number): string => mix(base, '#0a0f13', a);
  return (
    `<linearGradient id="cuffMetal" x2="1" y2="1">${stop(0, up(dark ? 0.34 : 0.72))}${stop(0.28, base)}${stop(0.46, up(dark ? 0.2 : 0.5))}${stop(0.72, down(0.22))}${stop(1, down(0.46))}</linearGradient>` +
    `<linearGradient id="cuffDark" x2="1" y2="1">${stop(0, down(0.1))}${stop(1, down(0.5))}</linearGradient>`
  );
}

const INK = '#0b0f12';

const polar = (angle: number, r: number): readonly [number, number] => {
  const a = (angle * Math.PI) / 180;
  return [r * Math.cos(a), r * Math.sin(a)];
};

const PIVOT = polar(232, 85);

/** The single bow from its pivot round to the housing, with ratchet teeth on its outer edge. */
function bow(k: Pen, cut: CuffCut): string {
  const [inner, outer] = [72, 97];
  const [a, b] = [232, 420];
  const arcTo = (angle: number, r: number, sweep: 0 | 1): string => {
    const [x, y] = polar(angle, r);
    return `A${r} ${r} 0 ${Math.abs(b - a) > 180 ? 1 : 0} ${sweep} ${num(x)} ${num(y)}`;
  };
  // The teeth begin a third of the way round and run to the tip.
  let teeth = '';
  for (let t = 352; t <= b - 3; t += 3.6) {
    const [x1, y1] = polar(t, outer - 5);
    const [x2, y2] = polar(t + 0.6, outer + 0.5);
    const [x3, y3] = polar(t + 3.6, outer - 5);
    teeth += `${teeth ? 'L' : 'M'}${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}L${num(x3)} ${num(y3)}`;
  }
  const [sx, sy] = polar(a, inner);
  const [ox, oy] = polar(352, outer - 5);
  const [tx, ty] = polar(b + 5, (inner + outer - 5) / 2);
  const [ix, iy] = polar(b, inner);
  const [hx, hy] = polar(a, outer);
  const [ex, ey] = polar(350, outer);
  const outline =
    `M${num(hx)} ${num(hy)}A${outer} ${outer} 0 0 1 ${num(ex)} ${num(ey)}L${num(ox)} ${num(oy)}${teeth.replace('M', 'L')}` +
    `Q${num(tx)} ${num(ty)} ${num(ix)} ${num(iy)}${arcTo(a, inner, 0)}L${num(sx)} ${num(sy)}Z`;
  const glint = `M${num(polar(246, 90)[0])} ${num(polar(246, 90)[1])}A90 90 0 0 1 ${num(polar(346, 90)[0])} ${num(polar(346, 90)[1])}`;
  return (
    k.part(outline, { tone: 'url(#cuffMetal)', print: false, ink: INK, line: 2.2 }) +
    k.light(glint, cut.frame === 'steel' ? 0.6 : 0.4, 3)
  );
}

/** The two cheek plates: lock housing below, fixed arm on the left up to the pivot. */
function cheek(k: Pen, cut: CuffCut, behind: boolean, blank = false): string {
  const poly = cut.frame === 'polymer-aluminum';
  const [px, py] = PIVOT;
  // Outside: round the pivot, down the arm, round the housing; inside: along the opening.
  const outside = poly
    ? `C-108-66-120-24-112 22C-108 52-100 68-92 88L-78 122Q-70 142-48 146H48Q72 142 80 118L92 70Q94 54 84 46L66 36`
    : `C-92-66-104-28-100 12C-98 40-90 60-84 80C-82 106-64 132-38 138H38C62 134 80 114 87 90L93 60Q95 46 84 41L66 36`;
  const d = `M${num(px + 8)} ${num(py - 19)}Q${num(px - 14)} ${num(py - 22)} ${num(px - 22)} ${num(py + 2)}${outside}C52 60 28 74 0 75A75 75 0 0 1 ${num(px + 16)} ${num(py + 12)}Q${num(px + 26)} ${num(py - 10)} ${num(px + 8)} ${num(py - 19)}Z`;
  if (behind) return k.part(d, { tone: 'url(#cuffDark)', print: false, ink: INK, line: 2 });
  const rivet = (x: number, y: number, r: number): string =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="${r}" fill="url(#cuffMetal)" stroke="${INK}" stroke-opacity=".75" stroke-width="1.6"/>` +
    k.light(disc(x - r * 0.2, y - r * 0.2, r * 0.45), 0.25);
  const key =
    (cut.keyways === 'both'
      ? k.part(disc(22, 104, 17), { tone: 'url(#cuffMetal)', print: false, ink: INK, line: 2, edge: true })
      : '') +
    `<circle cx="22" cy="104" r="9.5" fill="${INK}"/>${path('M22 104L38 112', { stroke: INK, 'stroke-width': 6, 'stroke-linecap': 'round' })}` +
    `<circle cx="22" cy="104" r="3.6" fill="url(#cuffMetal)"/>`;
  const arm = 'M-78-54A94 94 0 0 0-90 20C-88 46-82 64-76 84';
  const skin = poly
    ? k.part(d, { material: 'polymer', ink: INK, line: 2.4 }) +
      k.part('M-84 82Q-40 100 0 100Q50 98 84 66L74 114Q66 134 46 136H-46Q-62 134-70 118Z', {
        tone: 'url(#cuffMetal)',
        print: false,
        ink: INK,
        line: 1.6,
        rim: false,
      }) +
      [-52, -38, -24, -10].map((x) => k.shadow(`M${x} 110h6v18h-6Z`, 0.5)).join('') +
      k.outline('M22 104m-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0', 2)
    : k.part(d, { tone: 'url(#cuffMetal)', print: false, ink: INK, line: 2.4 }) +
      k.seam('M-82 96C-50 88-30 90 0 90C34 90 60 78 84 62', 1) +
      k.light('M-79 99C-48 92-28 93 0 93C34 93 60 82 83 66', 0.4, 1.8);
  const lock =
    cut.lock === 'lever'
      ? k.part('M-44 122L-8 112Q10 112 8 128L-26 160Q-50 156-44 122Z', {
          tone: 'url(#cuffMetal)',
          print: false,
          ink: INK,
          line: 1.8,
          rim: false,
        }) + k.seam('M-34 126L-28 150M-24 123L-17 143M-13 120L-7 136', 2)
      : cut.lock === 'slot'
        ? path(cut.keyways === 'both' ? 'M56 92L66 108M-16 104L-6 118' : 'M56 92L66 108', {
            stroke: INK,
            'stroke-width': 7,
            'stroke-linecap': 'round',
          })
        : cut.lock === 'pin'
          ? k.part('M78 96L104 104V114L76 112Z', { tone: 'url(#cuffMetal)', print: false, ink: INK, line: 1.8 }) +
            `<circle cx="62" cy="104" r="6" fill="${INK}"/><circle cx="62" cy="104" r="2.6" fill="url(#cuffMetal)"/>`
          : k.part(disc(58, 104, 7), { tone: '#e07b00', ink: INK, line: 1.6, rim: false, print: false });
  return (
    skin +
    k.light(arm, poly ? 0.3 : 0.6, 3) +
    rivet(px, py, 11) +
    (poly ? rivet(-62, 92, 7) + rivet(66, 84, 7) : rivet(-64, 96, 7.5) + rivet(-30, 116, 6.5) + rivet(68, 78, 7.5)) +
    (blank ? '' : key + lock)
  );
}

/** One cuff around the middle of its opening, with the housing and swivel below; `swing` opens the bow by that many degrees; `blank` shows the side without a keyhole. */
export function cuff(k: Pen, cut: CuffCut, swing: number, blank = false): string {
  const [px, py] = PIVOT;
  const single = group(bow(k, cut), `rotate(${num(-swing)} ${num(px)} ${num(py)})`);
  return group(cheek(k, cut, true), 'translate(5 5)') + single + cheek(k, cut, false, blank);
}

/** The swivel post below a cuff. */
export function swivel(k: Pen): string {
  const m = { tone: 'url(#cuffMetal)', print: false, ink: INK } as const;
  return (
    k.part('M-13 134H13V148Q13 154 8 154H-8Q-13 154-13 148Z', { ...m, line: 2 }) +
    k.part(
      'M-9 152Q-22 160-20 174Q-16 190 0 190Q16 190 20 174Q22 160 9 152ZM0 162Q10 164 9 172Q7 180 0 180Q-7 180-9 172Q-10 164 0 162Z',
      { ...m, line: 2 },
    ) +
    k.light('M-15 168Q-12 160-6 157', 0.6, 2.4)
  );
}

/** A link of the chain around the origin, along x; `edge` shows it from the side. */
export function link(k: Pen, length: number, edge: boolean): string {
  const m = { tone: 'url(#cuffMetal)', print: false, ink: INK, line: 2 } as const;
  const l = length / 2;
  if (edge)
    return (
      k.part(`M${-l} -6H${l}Q${l + 6} 0 ${l} 6H${-l}Q${-l - 6} 0 ${-l} -6Z`, m) +
      k.light(`M${-l + 3} -2.4H${l - 3}`, 0.6, 2)
    );
  return (
    k.part(
      `M${-l + 17} -17H${l - 17}A17 17 0 0 1 ${l - 17} 17H${-l + 17}A17 17 0 0 1 ${-l + 17} -17ZM${-l + 17} -7A7 7 0 0 0 ${-l + 17} 7H${l - 17}A7 7 0 0 0 ${l - 17} -7Z`,
      m,
    ) + k.light(`M${-l + 14} -12.6H${l - 16}`, 0.7, 2)
  );
}

/** The spot of the double lock, in points of one cuff. */
export function doubleLock({ lock }: CuffCut, spot: SpotAt): Spot {
  const match = /double lock|keyless/;
  if (lock === 'lever') return spot(-14, 132, 'Double-lock lever', match);
  if (lock === 'slot') return spot(62, 104, 'Double-lock slot', match);
  return lock === 'pin' ? spot(62, 104, 'Double-lock pin', match) : spot(58, 104, 'Keyless double lock', match);
}

/** The pen for a cuff that is drawn at a scale. */
export function cuffPen(color: Colorway, zoom: number, scale: number): Pen {
  return finePen(color, zoom, scale);
}

/** Where a cuff lies in the drawing. */
export type Pose = { readonly x: number; readonly y: number; readonly s: number; readonly turn: number };

/** A point of a cuff, given around the middle of its opening, as a point of the drawing. */
export function cuffPoint(pose: Pose, x: number, y: number): readonly [number, number] {
  const a = (pose.turn * Math.PI) / 180;
  return [pose.x + pose.s * (x * Math.cos(a) - y * Math.sin(a)), pose.y + pose.s * (x * Math.sin(a) + y * Math.cos(a))];
}
