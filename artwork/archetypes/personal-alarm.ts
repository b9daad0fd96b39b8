import type { Archetype, Colorway, View } from '../archetype';
import { lensAt } from '../lens';
import { path } from '../markup';
import { ground } from '../paper';
import { box, disc, symmetric } from '../path';
import { type Pen, pen } from '../pen';
import { aslant } from '../pose';
import { beadChain, wireRing } from './pocket-parts';

export type PersonalAlarmOptions = {
  readonly attachment?: 'clip' | 'keyring' | 'wrist';
  readonly light?: boolean;
};

type Make = ReturnType<typeof read>;

function read(options: PersonalAlarmOptions) {
  return { attachment: options.attachment ?? 'keyring', light: options.light ?? false };
}

const INK = '#12181c';
const CASE = symmetric('M300 196H262C226 198 206 222 203 260L198 438C197 486 232 512 300 512');
const FACE = symmetric('M300 216H266C240 218 226 234 224 264L220 432C220 470 248 492 300 492');

function grille(k: Pen, cy: number, r: number): string {
  const slots = [-0.66, -0.33, 0, 0.33, 0.66]
    .map((f) => {
      const half = Math.sqrt(1 - f * f) * r * 0.8;
      return box(300 - half, cy + f * r - 5, half * 2, 10, 5);
    })
    .join('');
  return (
    k.part(disc(300, cy, r), { tone: 'dark', shade: 'ball', line: 1.8, rim: false }) +
    path(slots, { fill: '#0b0f12', 'fill-opacity': 0.85 })
  );
}

/** The plug that sets off the siren when it is drawn. */
function pin(k: Pen): string {
  return (
    k.part('M264 178H336L340 200H260Z', { tone: 'dark', line: 2, rim: false }) +
    k.part(symmetric('M300 128H284Q274 128 274 138V170Q274 180 284 180H300'), {
      material: 'polymer',
      line: 2,
      ink: INK,
      shade: 'tube',
    }) +
    path('M280 150h40M280 160h40', { stroke: INK, 'stroke-width': 2 }) +
    k.part(disc(300, 140, 6), { tone: '#0b0f12', line: 1, ink: '#6c767c', print: false, rim: false })
  );
}

function hanger(k: Pen, m: Make): string {
  if (m.attachment === 'wrist') {
    const d = 'M300 138C260 130 176 120 178 78C180 44 240 32 300 32C360 32 420 44 422 78C424 120 340 130 300 138';
    return (
      k.strap(d, 30, { stitched: false }) +
      path(d, { fill: 'none', stroke: '#e4e9ec', 'stroke-width': 9 }) +
      path(d, {
        fill: 'none',
        stroke: '#9aa5ab',
        'stroke-width': 9,
        'stroke-dasharray': '2 5',
        'stroke-opacity': 0.7,
      }) +
      k.part(box(268, 108, 64, 30, 6), { material: 'polymer', line: 2, ink: INK })
    );
  }
  if (m.attachment === 'clip') {
    const cord = 'M300 140C302 112 262 112 250 90C238 66 262 46 292 48';
    return (
      path(cord, { fill: 'none', stroke: k.t.line, 'stroke-width': 9 }) +
      path(cord, { fill: 'none', stroke: k.t.isDark ? '#59626a' : k.t.dark, 'stroke-width': 6 }) +
      path(cord, {
        fill: 'none',
        stroke: '#000',
        'stroke-opacity': 0.3,
        'stroke-width': 6,
        'stroke-dasharray': '2 4',
      }) +
      k.part('M286 34H372Q386 34 386 48T372 62H286Q278 48 286 34Z', { tone: 'dark', line: 2.2, shade: 'tubeDown' }) +
      k.text(338, 54, 16, 'PULL', { opacity: 0.9 })
    );
  }
  return beadChain('M300 138C300 122 306 112 300 100', 9) + wireRing(300, 58, 40, 9);
}

function led(k: Pen, y: number): string {
  return (
    k.part(disc(300, y, 17), { material: 'gunmetal', line: 1.6, ink: INK, rim: false }) +
    k.part(disc(300, y, 12), { material: 'lens', line: 1.2, ink: INK, rim: false }) +
    path(`M294 ${y - 4}q3-4 7-3`, { fill: 'none', stroke: '#fff', 'stroke-width': 2.4, 'stroke-linecap': 'round' })
  );
}

function drawFront(k: Pen, m: Make): string {
  const clipTop =
    m.attachment === 'clip'
      ? k.part('M232 226V180Q232 172 240 172H252Q258 172 258 180V226Z', { tone: 'dark', line: 2, shade: 'tube' })
      : '';
  return (
    clipTop +
    hanger(k, m) +
    pin(k) +
    k.part(CASE, { shade: ['round', 'down'], line: 2.6 }) +
    k.part(FACE, { tone: 'light', line: 1.6, shade: 'slant', rim: false }) +
    k.light('M214 268Q216 226 252 210', 0.45, 5) +
    grille(k, m.light ? 322 : 344, 58) +
    (m.light
      ? led(k, 434) + k.part(box(278, 398, 44, 9, 4.5), { tone: 'dark', line: 1.3, rim: false })
      : k.part(box(266, 438, 68, 22, 11), { tone: 'dark', line: 1.6, rim: false, shade: 'up' }) +
        k.text(300, 454, 15, 'SIREN', { opacity: 0.95 })) +
    k.seam('M203 300L224 300M397 300L376 300', 1.3) +
    (m.attachment === 'wrist'
      ? path('M214 470Q240 500 300 500Q360 500 386 470', { fill: 'none', stroke: k.t.deep, 'stroke-width': 4 })
      : '')
  );
}

function drawBack(k: Pen, m: Make): string {
  const screws = [
    [238, 250],
    [362, 250],
    [238, 462],
    [362, 462],
  ]
    .map(
      ([x = 0, y = 0]) =>
        k.rivet(x, y, 6.5, 'steel') + path(`M${x - 4} ${y}h8M${x} ${y - 4}v8`, { stroke: INK, 'stroke-width': 1.5 }),
    )
    .join('');
  const door =
    k.part(box(246, 312, 108, 140, 10), { line: 1.8, shade: 'slant', rim: false }) +
    path('M284 330h32l-16 14Z', { fill: k.t.line }) +
    [416, 424, 432].map((y) => k.seam(`M276 ${y}H324`, 1.3)).join('');
  const clip =
    k.shadow('M272 216H338V424Q306 442 278 424Z', 0.3) +
    k.part('M266 208Q266 198 276 198H324Q334 198 334 208V408Q334 428 300 428Q266 428 266 408Z', {
      tone: 'dark',
      shade: 'tube',
      line: 2.4,
    }) +
    k.seam('M272 246H328', 1.4) +
    k.light('M276 262V400', 0.2, 3) +
    path('M280 396h40M280 404h40M284 412h32', { stroke: k.t.line, 'stroke-width': 2 });
  return (
    hanger(k, m) +
    pin(k) +
    k.part(CASE, { tone: 'dark', shade: ['round', 'down'], line: 2.6 }) +
    k.seam(FACE, 1.3) +
    screws +
    door +
    (m.attachment === 'clip'
      ? clip
      : k.part(box(258, 248, 84, 44, 3), { tone: '#e6e3d8', line: 1, ink: INK, print: false, rim: false }) +
        path('M266 260h68M266 268h54M266 276h62M266 284h36', {
          stroke: '#20272c',
          'stroke-width': 2.4,
          'stroke-opacity': 0.7,
        }))
  );
}

/** A pocket siren with a pin that sets it off. Options: attachment keyring|clip|wrist; light yes|no. */
export const personalAlarm: Archetype<PersonalAlarmOptions> = {
  title: 'personal alarm',
  second: 'back',
  detail: 'pin, siren and case',
  draw(view: View, color: Colorway, options: PersonalAlarmOptions, labels: readonly string[]): string {
    const m = read(options);
    if (view === 'detail') {
      const [cy, scale] = m.light ? [296, 1.55] : [262, 1.9];
      const { k, spot, show } = lensAt(color, 300, cy, scale);
      return show(drawFront(k, m), labels, [
        spot(300, 166, m.attachment === 'keyring' ? 'Pull pin' : 'Pull plug', /\bpin\b|pull|activat/),
        ...(m.light ? [spot(300, 434, 'LED lamp', /\blight\b|\bled\b|lumens/)] : []),
        spot(300, m.light ? 322 : 344, 'Siren', /siren|decibel|\bdb\b|loud/),
        ...(m.attachment === 'clip' ? [spot(245, 198, 'Top of the clip', /\bclip\b/)] : []),
        spot(372, 290, 'Housing', /weather|water|resist|batter/),
      ]);
    }
    const k = pen(color);
    if (view === 'front')
      return aslant(drawFront(k, m), { turn: -16, middle: [283, 262], shadow: box(190, 196, 220, 310, 70) });
    return ground(300, 524, 110) + drawBack(k, m);
  },
};
