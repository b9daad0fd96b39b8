import type { Archetype, Colorway, View } from '../archetype';
import { spotsThrough } from '../callouts';
import { lensAt } from '../lens';
import { group, path } from '../markup';
import { disc, num } from '../path';
import { type Pen, pen } from '../pen';
import { handLight, type Light, lensEnd, turnedLight } from './flashlight-parts';
import { cable, castShadow, cord, dimensionAcross, INK } from './gear-parts';

export type StunFlashlightOptions = {
  readonly length?: 'long' | 'standard';
  readonly grip?: 'knurl' | 'ribs';
  readonly size?: string;
  readonly lanyard?: boolean;
};

const TURN = -37;

function read(options: StunFlashlightOptions): Light {
  const long = (options.length ?? 'standard') === 'long';
  return {
    length: long ? 590 : 540,
    body: 40,
    head: 58,
    headShare: 0.26,
    tailShare: 0.14,
    crown: true,
    probes: true,
    grip: (options.grip ?? 'ribs') === 'knurl' ? 'knurl' : 'ribs',
    clip: false,
    port: false,
    sideSwitch: true,
    tailSwitch: false,
    ring: false,
    bezelMetal: true,
  };
}

/** The three-position safety ring behind the head, with its marks. */
function safety(k: Pen, s: Light, e: number): string {
  const x = s.length / 2 - s.length * s.headShare - 66;
  const r = s.body * 1.1;
  const d = `M${num(x)} ${num(-r)}A${num(e * r)} ${r} 0 0 0 ${num(x)} ${num(r)}h-34A${num(e * r)} ${r} 0 0 1 ${num(x - 34)} ${num(-r)}Z`;
  const ribs = Array.from({ length: 9 }, (_, i) => {
    const y = Math.sin(((i - 4) / 5) * 1.4) * r * 0.94;
    const dx = -e * Math.sqrt(Math.max(r * r - y * y, 0));
    return `M${num(x - 30 + dx)} ${num(y)}h26`;
  }).join('');
  return (
    k.part(d, { tone: 'dark', shade: 'tubeDown', line: 2 }) +
    k.seam(ribs, 1.6) +
    path(disc(x + 16 - e * s.body, -4, 3.6), { fill: '#c1121f', stroke: INK, 'stroke-width': 1 })
  );
}

function whole(k: Pen, s: Light, e: number, lanyard: boolean): string {
  const tail = -s.length / 2;
  return (
    (lanyard
      ? cord(
          `M${num(tail + 16)} 26C${num(tail - 30)} 74 ${num(tail + 60)} 118 ${num(tail + 150)} 92S${num(tail + 96)} 40 ${num(tail + 18)} 32`,
          8,
          '#343b41',
        )
      : '') +
    handLight(k, s, e) +
    safety(k, s, e)
  );
}

/** The bright discharge between two contact tips. */
export function spark(x1: number, y1: number, x2: number, y2: number, bends: number): string {
  const [dx, dy] = [(x2 - x1) / bends, (y2 - y1) / bends];
  const points = Array.from({ length: bends + 1 }, (_, i) => {
    const off = i === 0 || i === bends ? 0 : (i % 2 ? 1 : -1) * (0.35 + ((i * 7) % 5) / 12);
    return `${num(x1 + dx * i - dy * off)} ${num(y1 + dy * i + dx * off)}`;
  });
  const d = `M${points.join('L')}`;
  return (
    path(d, {
      fill: 'none',
      stroke: '#6fa8ff',
      'stroke-opacity': 0.35,
      'stroke-width': 7,
      'stroke-linejoin': 'round',
    }) +
    path(d, { fill: 'none', stroke: '#3f78e0', 'stroke-width': 3, 'stroke-linejoin': 'round' }) +
    path(d, { fill: 'none', stroke: '#eaf3ff', 'stroke-width': 1.2, 'stroke-linejoin': 'round' })
  );
}

/** Flashlights with a strike bezel that carries contacts. Options: length standard|long; grip ribs|knurl; size (words on the dimension line); lanyard (true when left out). */
export const stunFlashlight: Archetype<StunFlashlightOptions> = {
  title: 'stun flashlight',
  second: 'side, bezel with contacts and charging cable',
  detail: 'crenelated bezel and contacts',
  draw(view: View, color: Colorway, options: StunFlashlightOptions, labels: readonly string[]): string {
    const s = read(options);
    const { lanyard = true } = options;
    if (view === 'second') {
      const k = pen(color);
      const scale = 540 / (s.length + 20);
      const half = (s.length * scale) / 2;
      return (
        group(whole(k, s, 0, lanyard), `translate(300 166) scale(${Math.round(scale * 100) / 100})`) +
        dimensionAcross(300 - half, 300 + half, 56, options.size ?? '') +
        lensEnd(k, 190, 430, s, 1.9) +
        spark(190, 430 - s.head * 1.62, 190, 430 + s.head * 1.62, 9) +
        cable(k, 392, 424)
      );
    }
    if (view === 'detail') {
      const at = turnedLight(TURN);
      const [cx, cy] = at(s.length / 2 - 102, 0);
      const { k, spot: framed, show } = lensAt(color, cx, cy, 1.9);
      const spot = spotsThrough(at, framed);
      const ring = s.length / 2 - s.length * s.headShare - 66;
      return show(group(whole(k, s, 0.34, lanyard), `translate(300 300) rotate(${TURN})`), labels, [
        spot(ring - 26, 0, 'Safety ring', /switch|safety/),
        spot(s.length / 2 + 4, s.head * 0.62, 'Crenelated bezel', /bezel|crenel/),
        spot(s.length / 2 + 8, -s.head * 0.9, 'Contact tip', /contact|volt|shock|charge|probe/),
        spot(s.length / 2 + s.head * 0.06, s.head * 0.05, 'LED and lens', /lumens|\bled\b|lens|\blight\b/),
      ]);
    }
    const k = pen(color);
    return (
      castShadow(314, 344, s.length * 0.52, 32, TURN) +
      group(whole(k, s, 0.34, lanyard), `translate(300 300) rotate(${TURN})`)
    );
  },
};
