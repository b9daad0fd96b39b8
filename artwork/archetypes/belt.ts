import type { Archetype, Colorway, View } from '../archetype';
import { inLens, type Spot, type SpotAt } from '../callouts';
import { lensAt } from '../lens';
import { group } from '../markup';
import { ground } from '../paper';
import { box, disc, num } from '../path';
import { type Material, type Pen, pen } from '../pen';
import {
  arc,
  type Buckle,
  beltTurn,
  buckleFace,
  type Cloth,
  dimensionDown,
  finePen,
  floor,
  GRAIN,
  onRing,
  placeAt,
  type Ring,
} from './belt-parts';

export type BeltOptions = {
  readonly material?: Cloth;
  readonly buckle?: Buckle;
  readonly rows?: number;
  readonly metal?: 'steel' | 'brass' | 'black' | 'polymer';
  readonly width?: number;
  readonly hookAndLoop?: boolean;
};

type Cut = ReturnType<typeof read>;

const METALS: Readonly<Record<string, Material>> = {
  steel: 'steel',
  brass: 'brass',
  black: 'gunmetal',
  polymer: 'polymer',
};

function read(options: BeltOptions) {
  const cloth = options.material ?? 'web';
  const buckle = options.buckle ?? 'frame';
  const count = options.rows ?? (cloth === 'nylon' ? 5 : cloth === 'leather' ? 2 : 0);
  const rows =
    count === 2
      ? [0.1, 0.9]
      : Array.from({ length: count }, (_, i) => Math.round((0.1 + (0.8 * i) / Math.max(1, count - 1)) * 100) / 100);
  return {
    buckle,
    cloth,
    metal: METALS[options.metal ?? 'steel'] ?? 'steel',
    inches: Math.max(1, Math.min(2, options.width ?? 1.5)),
    rows,
    loop: (options.hookAndLoop ?? false) || buckle === 'none',
    width: options.width !== undefined,
  };
}

const PX = 60;

/** The half turns of a rolled belt, from the outside in. */
function coil(h: number): readonly [Ring, Ring, Ring, Ring] {
  const tilt = 0.41;
  const cy = 300 - h / 2;
  const ring = (l: number, r: number): Ring => ({
    cx: (l + r) / 2,
    cy,
    rx: (r - l) / 2,
    ry: ((r - l) / 2) * tilt,
    h,
  });
  return [ring(68, 536), ring(68, 508), ring(102, 508), ring(102, 470)];
}

/** Where the strap ends in its buckle, so that each buckle sits on the middle of the front. */
const REACH: Readonly<Partial<Record<Buckle, number>>> = { cobra: -0.05, 'v-ring': 0.34, none: 0.4 };

function holes(k: Pen, cut: Cut, at: (share: number) => readonly [number, number], tilt = 1): string {
  if (cut.cloth !== 'leather') return '';
  return [0, 1, 2, 3, 4]
    .map((i) => at(i))
    .map(([x, y]) => k.part(disc(x, y, 4.6 * tilt, 5.2), { tone: '#0b0f12', line: 1, rim: false, print: false }))
    .join('');
}

function drawRolled(color: Colorway, cut: Cut, zoom: number): string {
  const k = pen(color, zoom);
  const h = cut.inches * PX;
  const [f1, b1, f2, b2] = coil(h);
  const style = {
    cloth: cut.cloth,
    rows: cut.rows,
    thickness: cut.cloth === 'leather' ? 9 : 7,
    ...(cut.loop ? { lining: 'loop' as const } : {}),
  };
  const bx = 300 + h * (REACH[cut.buckle] ?? 0.1);
  const end = (Math.acos((bx - h * 0.4 - f1.cx) / f1.rx) * 180) / Math.PI;
  const [, by] = onRing(f1, 90, h / 2);
  // The tip inside the roll: metal for web, rounded for leather.
  const tip = 318;
  const [tx, ty] = onRing(b2, tip, 0, 4);
  const metalTip =
    cut.cloth === 'web' && cut.metal !== 'polymer'
      ? k.part(`${arc(b2, tip - 7, tip, 0, 6)}L${num(tx)} ${num(ty + h)}${arc(b2, tip, tip - 7, h, 6, 'L')}Z`, {
          material: cut.metal,
          line: 1.6,
        })
      : '';
  const s = h / 100;
  return (
    floor({ ...b1, cx: b1.cx + 4 }) +
    beltTurn(k, b1, 180, 360, 'back', style) +
    k.shadow(`${arc(b2, 180, tip, -4)}${arc(b2, tip, 180, h, 12, 'L')}Z`, 0.22) +
    beltTurn(k, b2, 180, tip, 'back', style) +
    metalTip +
    beltTurn(k, f2, 0, 180, 'front', style) +
    k.shadow(`${arc(f2, 40, 108, 6)}${arc(f2, 108, 40, h, 0, 'L')}Z`, 0.16) +
    beltTurn(k, f1, end, 180, 'front', { ...style, rows: cut.rows }) +
    (cut.buckle === 'none'
      ? k.stitch(arc(f1, end, end, 0)) + k.outline(endOf(f1, end, h), 2.4)
      : placeAt(buckleFace(finePen(color, zoom, s), cut.buckle, cut.metal, cut.cloth, 24), bx, by, s))
  );
}

function endOf(ring: Ring, angle: number, h: number): string {
  const [x, y] = onRing(ring, angle);
  return `M${num(x)} ${num(y)}V${num(y + h)}`;
}

/** Both ends laid flat, with broken ends on the left as on a working drawing. */
function drawFlat(color: Colorway, cut: Cut): string {
  const k = pen(color);
  const h = cut.inches * 72;
  const s = h / 100;
  const torn = (y: number): string => `M84 ${num(y - h / 2)}Q72 ${num(y - h / 4)} 84 ${num(y)}T84 ${num(y + h / 2)}`;
  const rowLines = (y: number, from: number, to: number): string =>
    cut.rows.map((r) => `M${from} ${num(y - h / 2 + h * r)}H${to}`).join('');
  const strip = (y: number, right: string, tone: 'base' | 'dark'): string =>
    k.part(`${torn(y)}${right}Z`, {
      tone,
      texture: tone === 'dark' && cut.loop ? 'loop' : GRAIN[cut.cloth],
      shade: 'tubeDown',
    });
  const [a, b] = [186, 412];
  const bx = 418 + (cut.buckle === 'cobra' ? -16 : 0);
  const end = cut.buckle === 'none' ? 500 : bx - 36 * s;
  const tipEdge =
    cut.cloth === 'leather'
      ? `H470C520 ${num(b + h / 2)} 540 ${num(b + h * 0.2)} 546 ${b}C540 ${num(b - h * 0.2)} 520 ${num(b - h / 2)} 470 ${num(b - h / 2)}`
      : cut.cloth === 'nylon'
        ? `H506Q534 ${num(b + h / 2)} 540 ${num(b + h * 0.3)}V${num(b - h * 0.3)}Q534 ${num(b - h / 2)} 506 ${num(b - h / 2)}`
        : `H540V${num(b - h / 2)}`;
  return (
    ground(312, a + h / 2 + 16, 220, 6) +
    ground(312, b + h / 2 + 16, 220, 6) +
    strip(a, `H${num(end)}V${num(a - h / 2)}`, 'base') +
    k.stitch(rowLines(a, 88, end - 4)) +
    (cut.buckle === 'none'
      ? k.stitch(`M${num(end - 8)} ${num(a - h / 2 + 4)}V${num(a + h / 2 - 4)}`)
      : placeAt(buckleFace(finePen(color, 1, s), cut.buckle, cut.metal, cut.cloth), bx, a, s)) +
    strip(b, tipEdge, 'base') +
    k.stitch(rowLines(b, 88, cut.cloth === 'leather' ? 484 : 520)) +
    (cut.cloth === 'leather'
      ? holes(k, cut, (i) => [484 - i * 58, b], 1.1) +
        k.stitch(
          `M484 ${num(b - h * 0.4)}Q528 ${num(b - h * 0.3)} 535 ${b}Q528 ${num(b + h * 0.3)} 484 ${num(b + h * 0.4)}`,
        )
      : cut.cloth === 'web' && cut.metal !== 'polymer'
        ? k.part(box(516, b - h / 2 - 2, 28, h + 4, 3), { material: cut.metal, line: 2 }) +
          k.light(`M520 ${num(b - h / 2 + 4)}V${num(b + h / 2 - 4)}`, 0.6, 2)
        : k.stitch(`M530 ${num(b - h * 0.34)}V${num(b + h * 0.34)}`)) +
    (cut.loop ? k.loop(330, b - h * 0.36, 150, h * 0.72) : '') +
    (cut.width ? dimensionDown(50, b - h / 2, b + h / 2, `${cut.inches} in`) : '')
  );
}

function spots(cut: Cut, h: number, bx: number, cy: number, spot: SpotAt): Spot[] {
  const strap = /width|\brows?\b|stitch|webbing|leather|nylon/;
  if (cut.buckle === 'solid-face')
    return [
      spot(bx, cy - h * 0.1, 'Solid-face buckle', /buckle/),
      spot(bx - h * 1.22, cy + h * 0.1, 'Web strap', strap),
      spot(bx + h * 0.97, cy - h * 0.1, 'Metal tip', /\btip\b/),
    ];
  if (cut.buckle === 'cobra')
    return [
      spot(bx - h * 0.3, cy, 'Two-part buckle', /buckle/),
      spot(bx + h * 0.16, cy - h * 0.45, 'Release clip', /release|clip/),
      spot(bx + h * 0.62, cy, 'Buckle tongue', /tongue/),
    ];
  if (cut.buckle === 'none')
    return [spot(300, cy, 'Belt', strap), spot(330, cy + h * 0.2, 'Face of the belt', /leather|finish/)];
  return [
    ...(cut.buckle === 'v-ring' ? [spot(124, cy - h * 0.6, 'V-ring', /v-ring|anchor/)] : []),
    cut.buckle === 'v-ring'
      ? spot(bx - h * 0.02, cy + h * 0.1, 'Frame buckle', /buckle/)
      : spot(bx + h * 0.3, cy - h * 0.5, 'Frame buckle', /buckle/),
    spot(bx - h * 0.8, cy + h * 0.1, 'Strap end', strap),
    spot(bx + h * 0.34, cy - h * 0.1, 'Belt in the frame', /tongue|tip/),
  ];
}

/** Trouser belts, rolled up with the buckle in front. Options: buckle frame|solid-face|v-ring|cobra|none; material web|leather|nylon; metal steel|brass|black|polymer; width in inches (1 to 2); rows of stitches (number); hookAndLoop (lining and closure). */
export const belt: Archetype<BeltOptions> = {
  title: 'belt',
  second: 'both ends laid flat',
  detail: 'buckle',
  draw(view: View, color: Colorway, options: BeltOptions, labels: readonly string[]): string {
    const cut = read(options);
    if (view === 'second') return drawFlat(color, cut);
    if (view === 'front') return group(drawRolled(color, cut, 1), 'translate(-33 -62) scale(1.16)');
    const h = cut.inches * PX;
    const f1 = coil(h)[0];
    const ring = cut.buckle === 'v-ring';
    const bx = 300 + h * (REACH[cut.buckle] ?? 0.1);
    const cy = f1.cy + f1.ry + h * 0.42;
    const [cx, scale] = ring ? [216, 1.8] : [300, 2.4];
    const { spot, show } = lensAt(color, cx, cy, scale);
    return show(drawRolled(color, cut, scale), labels, inLens(spots(cut, h, bx, cy, spot)));
  },
};
