import type { Archetype, Colorway, View } from '../archetype';
import type { Spot, SpotAt } from '../callouts';
import { lensAt } from '../lens';
import { num } from '../path';
import { type Pen, pen } from '../pen';
import {
  arc,
  type Buckle,
  beltBand,
  beltTurn,
  buckleFace,
  cobraFemale,
  cobraMale,
  dimensionDown,
  finePen,
  floor,
  GRAIN,
  onRing,
  placeAt,
  type Ring,
  threeWayHalf,
} from './belt-parts';

export type DutyBeltOptions = {
  readonly finish?: 'nylon' | 'plain';
  readonly buckle?: Buckle;
  readonly width?: number;
  readonly lining?: 'loop' | 'plain';
};

type Cut = ReturnType<typeof read>;

function read(options: DutyBeltOptions) {
  const finish = options.finish ?? 'nylon';
  return {
    buckle: options.buckle ?? '3-way',
    cloth: finish === 'nylon' ? 'nylon' : 'leather',
    inches: Math.max(1.75, Math.min(2.5, options.width ?? 2.25)),
    lining: (options.lining ?? 'loop') === 'plain' ? 'leather' : 'loop',
  } as const;
}

const PX = 46;

/** The ring of a closed duty belt. */
function ringOf(cut: Cut, ry = 106): Ring {
  const h = cut.inches * PX;
  return { cx: 300, cy: 300 - h / 2, rx: 246, ry, h };
}

/** Edge binding of a nylon belt, or the burnished edge of a leather one. */
function edges(k: Pen, cut: Cut, ring: Ring, from: number, to: number): string {
  const e = cut.cloth === 'nylon' ? 0.1 : 0.035;
  if (cut.cloth !== 'nylon')
    return (
      k.light(`${arc(ring, from, to, ring.h * e)}`, 0.12, 1.6) + k.shadow(beltBand(ring, from, to, ring.h * 0.95), 0.3)
    );
  return [
    [0, e],
    [1 - e, 1],
  ]
    .map(
      ([a = 0, b = 0]) =>
        k.part(beltBand(ring, from, to, ring.h * a, ring.h * b), {
          tone: 'dark',
          texture: 'webbing',
          line: 1.2,
          rim: false,
        }) + k.stitch(arc(ring, from, to, (ring.h * (a + b)) / 2)),
    )
    .join('');
}

function style(cut: Cut) {
  return {
    cloth: cut.cloth,
    rows: cut.cloth === 'nylon' ? [0.14, 0.86] : [0.1, 0.9],
    lining: cut.lining,
    thickness: 9,
  } as const;
}

/** Holes for the prongs, on the face of the ring. */
function prongHoles(ring: Ring, angles: readonly number[]): string {
  return angles
    .flatMap((a) => [0.28, 0.72].map((s) => onRing(ring, a, ring.h * s)))
    .map(([x, y]) => `<ellipse cx="${num(x)}" cy="${num(y)}" rx="4" ry="5" fill="#06090c"/>`)
    .join('');
}

/** A duty belt, closed, seen from the front and a little from above. */
export function drawDutyBelt(color: Colorway, zoom: number, cut: Cut, ring: Ring, standing = true): string {
  const k = pen(color, zoom);
  const s = ring.h / 100;
  const [, by] = onRing(ring, 90, ring.h / 2);
  const face = finePen(color, zoom, s);
  const at = style(cut);
  let closing = '';
  if (cut.buckle === 'hook-and-loop') {
    // The end overlaps from the left and is held by the lining; a thin end, cut square.
    const lap = { ...ring, rx: ring.rx + 4, ry: ring.ry + 3 };
    closing =
      k.shadow(beltBand(lap, 66, 74, 4), 0.34) +
      beltTurn(k, lap, 72, 124, 'front', { ...at, rows: [], thickness: 6 }) +
      edges(k, cut, lap, 72, 124) +
      k.stitch(`${arc(lap, 75, 121, ring.h * 0.1)}${arc(lap, 121, 75, ring.h * 0.9, 0, 'L')}Z`) +
      k.stitch(`${arc(lap, 79, 117, ring.h * 0.17)}${arc(lap, 117, 79, ring.h * 0.83, 0, 'L')}Z`);
  } else if (cut.buckle === 'brass') {
    closing =
      prongHoles(ring, [62, 54, 46, 38]) + placeAt(buckleFace(face, 'brass', 'brass', cut.cloth, 14), 310, by, s);
  } else if (cut.buckle !== 'none') {
    closing = placeAt(buckleFace(face, cut.buckle, 'steel', cut.cloth), 300, by, cut.buckle === '3-way' ? s * 0.92 : s);
  }
  return (
    (standing ? floor(ring) : '') +
    beltTurn(k, ring, 180, 360, 'back', at) +
    beltTurn(k, ring, 0, 180, 'front', at) +
    edges(k, cut, ring, 0, 180) +
    closing
  );
}

/** A stretch of belt laid flat, with torn ends where it goes on. */
function strip(k: Pen, cut: Cut, x1: number, x2: number, y: number, h: number, torn: string, inside = false): string {
  const [t, b] = [num(y - h / 2), num(y + h / 2)];
  const wave = num(h / 4);
  const left = torn.includes('l') ? `M${x1} ${t}q-12 ${wave} 0 ${num(h / 2)}t0 ${num(h / 2)}` : `M${x1} ${t}V${b}`;
  const right = torn.includes('r') ? `H${x2}q12 -${wave} 0 -${num(h / 2)}t0 -${num(h / 2)}` : `H${x2}V${t}`;
  const binding = (top: number): string =>
    k.part(`M${x1} ${num(top)}H${x2}v${num(h * 0.1)}H${x1}Z`, {
      tone: 'dark',
      texture: 'webbing',
      line: 1.2,
      rim: false,
    }) + k.stitch(`M${x1 + 3} ${num(top + h * 0.05)}H${x2 - 3}`);
  const rows = `M${x1 + 4} ${num(y - h * 0.36)}H${x2 - 4}M${x1 + 4} ${num(y + h * 0.36)}H${x2 - 4}`;
  return (
    k.part(`${left}${right}Z`, { texture: GRAIN[cut.cloth], shade: 'tubeDown', print: !inside }) +
    (inside
      ? k.part(`M${x1 + 2} ${num(y - h * 0.4)}H${x2 - 2}V${num(y + h * 0.4)}H${x1 + 2}Z`, {
          tone: 'dark',
          texture: cut.lining,
          shade: 'up',
          line: 1.4,
          print: false,
          rim: false,
        })
      : '') +
    (cut.cloth === 'nylon' ? binding(y - h / 2) + binding(y + h * 0.4) : '') +
    k.stitch(rows)
  );
}

/** The closure pulled apart, and below it the belt turned over. */
function drawOpen(color: Colorway, cut: Cut): string {
  const k = pen(color);
  const h = cut.inches * 50;
  const s = h / 100;
  const face = finePen(color, 1, s);
  const [a, b] = [184, 418];
  let top = '';
  if (cut.buckle === '3-way')
    top =
      strip(k, cut, 42, 74, a, h, 'l') +
      strip(k, cut, 520, 556, a, h, 'r') +
      placeAt(threeWayHalf(face, false), 70 + 143 * s, a, s * 0.94, 180) +
      placeAt(threeWayHalf(face, true), 530 - 143 * s, a, s * 0.94, 180);
  else if (cut.buckle === 'cobra')
    top =
      strip(k, cut, 42, 196 - 100 * s, a, h, 'l') +
      strip(k, cut, 390 + 104 * s, 556, a, h, 'r') +
      placeAt(cobraFemale(face), 196, a, s) +
      placeAt(cobraMale(face, true), 390, a, s);
  else if (cut.buckle === 'brass')
    top =
      strip(k, cut, 42, 150, a, h, 'l') +
      placeAt(buckleFace(face, 'brass', 'brass', cut.cloth), 230, a, s) +
      strip(k, cut, 350, 556, a, h, 'r') +
      [0, 1, 2, 3, 4]
        .flatMap((i) => [-0.22, 0.22].map((d) => [386 + i * 32, a + d * h] as const))
        .map(([x, y]) => `<circle cx="${x}" cy="${num(y)}" r="4.6" fill="#06090c"/>`)
        .join('');
  else
    top =
      strip(k, cut, 60, 330, a, h, 'l') +
      k.stitch(`M214 ${num(a - h * 0.28)}H312V${num(a + h * 0.28)}H214Z`) +
      strip(k, cut, 372, 556, a, h, 'r', true) +
      k.part(`M378 ${num(a - h * 0.37)}H478V${num(a + h * 0.37)}H378Z`, {
        tone: 'dark',
        texture: 'grip',
        line: 1.4,
        print: false,
        rim: false,
      }) +
      k.stitch(`M384 ${num(a - h * 0.32)}H472V${num(a + h * 0.32)}H384Z`);
  return (
    `<ellipse cx="300" cy="${num(a + h / 2 + 16)}" rx="236" ry="6" fill="#000" opacity=".12"/><ellipse cx="310" cy="${num(b + h / 2 + 14)}" rx="222" ry="6" fill="#000" opacity=".12"/>` +
    top +
    strip(k, cut, 92, 548, b, h, 'lr', true) +
    dimensionDown(58, b - h / 2, b + h / 2, `${cut.inches} in`)
  );
}

function spots(cut: Cut, h: number, cy: number, spot: SpotAt): Spot[] {
  const s = h / 100;
  const belt = /width|webbing|nylon|leather|laminate/;
  if (cut.buckle === 'cobra')
    return [
      spot(300 - s * 46, cy, 'Two-part buckle', /buckle/),
      spot(300 + s * 12, cy - s * 36, 'Release clip', /release|clip/),
      spot(300 - s * 98, cy, 'Belt webbing', belt),
    ];
  if (cut.buckle === '3-way')
    return [
      spot(308, cy + h * 0.12, 'Release button', /buckle|release/),
      spot(312, cy - h * 0.28, 'Release tab', /\btab\b/),
      spot(396, cy + h * 0.1, 'Belt', belt),
    ];
  if (cut.buckle === 'brass')
    return [
      spot(330, cy - h * 0.24, 'Brass buckle', /buckle/),
      spot(206, cy + h * 0.06, 'Belt', belt),
      spot(392, cy, 'Prong holes', /hole|prong/),
    ];
  return [
    spot(320, cy, 'Overlapping end', /closure|hook and loop/),
    spot(395, cy + h * 0.04, 'Belt', belt),
    spot(342, cy + h * 0.33, 'Stitched border', /stitch/),
  ];
}

/** Duty belts, closed in a loop. Options: buckle cobra|3-way|hook-and-loop|brass; finish nylon|plain|basketweave (leather look when not nylon; the weave comes from the colorway); width in inches (1.75 to 2.5); lining loop|plain. */
export const dutyBelt: Archetype<DutyBeltOptions> = {
  title: 'duty belt',
  second: 'closure open, and the lining',
  detail: 'closure',
  draw(view: View, color: Colorway, options: DutyBeltOptions, labels: readonly string[]): string {
    const cut = read(options);
    if (view === 'second') return drawOpen(color, cut);
    const ring = ringOf(cut);
    if (view === 'front') return drawDutyBelt(color, 1, cut, ring);
    const [cx, cy] = [300, ring.cy + ring.ry + ring.h * 0.36];
    const { spot, show } = lensAt(color, cx, cy, 2.2);
    return show(drawDutyBelt(color, 2.2, cut, ring), labels, spots(cut, ring.h, cy, spot));
  },
};
