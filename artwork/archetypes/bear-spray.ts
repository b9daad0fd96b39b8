import type { Archetype, Colorway, View } from '../archetype';
import { lensAt } from '../lens';
import { group, path } from '../markup';
import { ground } from '../paper';
import { box } from '../path';
import { type Pen, pen } from '../pen';
import { aslant } from '../pose';
import { INK } from './gear-parts';
import { accentFor, CONTENTS, canister, canLabel, type Label, labelBand, ounces } from './spray-parts';

export type BearSprayOptions = {
  readonly words?: string;
  readonly volume?: number;
  readonly accent?: string;
  readonly holster?: 'belt' | 'chest' | 'none';
};

function read(options: BearSprayOptions, k: Pen): Label {
  return {
    title: 'BEAR SPRAY',
    words: (options.words ?? 'DETERRENT').toUpperCase(),
    volume: ounces(options.volume ?? 9),
    accent: accentFor(k, options.accent ?? ''),
    sign: paw(300, 386, 0.86),
  };
}

/** Print of a paw: pad, five toes, claws. */
function paw(x: number, y: number, s: number): string {
  const toe = (dx: number, dy: number, r: number): string =>
    `M${x + (dx - r * 0.8) * s} ${y + dy * s}a${r * 0.8 * s} ${r * s} 0 1 1 ${r * 1.6 * s} 0a${r * 0.8 * s} ${r * s} 0 1 1 ${-r * 1.6 * s} 0Z`;
  const claw = (dx: number, dy: number): string => `M${x + dx * s} ${y + dy * s}l${2 * s} ${-9 * s}l${2 * s} ${9 * s}Z`;
  return (
    `M${x - 26 * s} ${y + 14 * s}C${x - 30 * s} ${y - 4 * s} ${x - 14 * s} ${y - 12 * s} ${x} ${y - 12 * s}S${x + 30 * s} ${y - 4 * s} ${x + 26 * s} ${y + 14 * s}C${x + 20 * s} ${y + 26 * s} ${x + 8 * s} ${y + 18 * s} ${x} ${y + 18 * s}S${x - 20 * s} ${y + 26 * s} ${x - 26 * s} ${y + 14 * s}Z` +
    toe(-30, -14, 7) +
    toe(-16, -25, 8) +
    toe(0, -29, 8.6) +
    toe(16, -25, 8) +
    toe(30, -14, 7) +
    claw(-33, -24) +
    claw(-19, -36) +
    claw(-2, -41) +
    claw(15, -36) +
    claw(29, -24)
  );
}

/** Side of the trigger head: nozzle left, thumb lever on top, finger loop right, bright safety wedge. */
function head(k: Pen): string {
  const body =
    'M226 176L232 96Q234 84 246 84H262L270 62Q274 52 286 52H330Q346 52 354 66L362 92L374 176Q300 194 226 176Z';
  const loop =
    'M352 66Q372 52 398 58Q440 70 442 120V196Q440 238 404 240Q372 240 368 206L366 168L384 166V198Q386 222 404 222Q422 220 422 194V124Q420 84 392 78Q376 76 366 88Z';
  const lever = 'M250 48Q252 36 266 34L352 24Q372 22 386 34L404 52Q408 62 396 64L360 60L270 70Q252 70 250 58Z';
  const wedge = 'M300 66L344 60Q356 58 360 70L366 96Q368 108 356 110L310 112Q298 112 297 100Z';
  return (
    k.part(loop, { tone: '#495158', shade: 'slant', ink: INK, print: false }) +
    k.part(body, { tone: '#414950', shade: 'tube', ink: INK, print: false }) +
    k.part('M222 100h14v34h-14q-4 0-4-5v-24q0-5 4-5Z', { material: 'gunmetal', line: 1.6, ink: INK }) +
    k.part(box(211, 110, 9, 14, 2), { material: 'steel', line: 1.3, ink: INK }) +
    k.part(wedge, { tone: '#ff6a13', shade: 'slant', line: 2, ink: INK, print: false, rim: false }) +
    path('M312 76L348 72M314 86L352 83M315 96L354 94', {
      stroke: '#000',
      'stroke-opacity': 0.35,
      'stroke-width': 2.4,
    }) +
    k.part('M356 78l26 10q6 4 2 10l-6 6-20-8Z', { tone: '#ff6a13', line: 1.6, ink: INK, print: false, rim: false }) +
    k.part(lever, { tone: '#525a61', shade: 'down', ink: INK, print: false }) +
    path('M276 46L346 38M278 54L340 47', { stroke: '#fff', 'stroke-opacity': 0.25, 'stroke-width': 2.2 }) +
    path('M250 140V168M270 128V174M290 128V177', { stroke: '#fff', 'stroke-opacity': 0.16, 'stroke-width': 2.2 }) +
    k.light('M244 100L240 160', 0.24, 2.6)
  );
}

function whole(k: Pen, label: Label): string {
  return canister(k, 300, 170, 164, 372) + canLabel(k, 300, 236, 162, 258, label) + head(k);
}

/** Nylon sheath with a flap strap over the head and a chest or belt loop at its back. */
function sheathed(can: Pen, label: Label): string {
  const k = pen({ name: 'black', hex: '#121212', pattern: 'plain' });
  const sheath = 'M206 262Q300 288 394 262L390 520Q388 548 360 550H240Q212 548 210 520Z';
  return (
    whole(can, label) +
    k.part(sheath, { tone: '#464e55', shade: 'tube', texture: 'nylon', ink: INK, print: false }) +
    k.part(labelBand(300, 262, 188, 20), {
      tone: '#3a4147',
      shade: 'tube',
      texture: 'webbing',
      line: 1.8,
      ink: INK,
      print: false,
    }) +
    k.stitch('M218 300L222 520Q224 536 242 538H358Q376 536 378 520L382 300') +
    k.molle(236, 400, 128, 3, { row: 14, pitch: 32 }) +
    k.part('M284 286H316V338Q316 348 300 348T284 338Z', {
      tone: '#3a4147',
      texture: 'webbing',
      line: 1.8,
      ink: INK,
      print: false,
    }) +
    k.snap(300, 332, 7, 'steel') +
    path('M240 320V382H360V320', {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.22,
      'stroke-width': 1.1,
      'stroke-dasharray': '4 3',
    })
  );
}

/** Large can with a trigger head and a bright safety wedge, for use on bears. Options: volume (ounces on the label); words (a word on the label); accent (a color of the label band); holster belt|chest|none (no holster: the second view is the back of the can). */
export const bearSpray: Archetype<BearSprayOptions> = {
  title: 'bear spray',
  second: 'in its holster',
  detail: 'trigger, safety wedge and nozzle',
  draw(view: View, color: Colorway, options: BearSprayOptions, labels: readonly string[]): string {
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, 322, 132, 2);
      return show(whole(k, read(options, k)), labels, [
        spot(216, 117, 'Nozzle', /distance|range|nozzle|stream|pattern|fog|cone/),
        spot(300, 45, 'Thumb lever', /lever|trigger/),
        spot(330, 90, 'Safety wedge', /safety/),
        spot(292, 216, 'Canister', CONTENTS),
        spot(432, 150, 'Finger loop', /grip|handle/),
      ]);
    }
    const k = pen(color);
    const label = read(options, k);
    const back = view === 'second' && (options.holster ?? 'belt') === 'none';
    if (back) return ground(300, 550, 108) + canister(k, 300, 170, 164, 372) + head(k);
    if (view === 'second') return ground(300, 556, 118) + group(sheathed(k, label), 'translate(-16 0)');
    return aslant(whole(k, label), { turn: 14, middle: [318, 290], shadow: box(218, 170, 164, 372, 14) });
  },
};
