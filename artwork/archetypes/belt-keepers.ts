import type { Archetype, Colorway, View } from '../archetype';
import { lensAt } from '../lens';
import { ground } from '../paper';
import { box, num } from '../path';
import { type Material, type Pen, pen } from '../pen';
import { placeAt, stud } from './belt-parts';
import { type DutyMaterial, panel, type Snaps, snapMetal } from './duty-parts';

export type BeltKeepersOptions = {
  readonly material?: DutyMaterial;
  readonly snaps?: Snaps;
  readonly width?: number;
  readonly closure?: 'snap' | 'hidden-snap';
  readonly snapCount?: number;
  readonly pack?: number;
};

/** The differences between sets of keepers. */
export type KeeperCut = {
  readonly goods: DutyMaterial;
  readonly metal: Material;
  /** Width in inches. */
  readonly inches: number;
  readonly snaps: number;
  readonly pack: number;
};

/** Reads the options of a set of belt keepers. */
export function readKeepers(options: BeltKeepersOptions): KeeperCut {
  return {
    goods: options.material ?? 'laminate',
    metal: snapMetal(options, 'steel'),
    inches: Math.max(0.6, Math.min(1.25, options.width ?? 0.75)),
    snaps: (options.closure ?? 'snap').includes('hidden') ? 0 : (options.snapCount ?? 2),
    pack: Math.max(1, Math.min(4, options.pack ?? 4)),
  };
}

/** One closed keeper around the origin, 300 high, turned a little so that its thickness shows on the right. */
export function keeper(k: Pen, cut: KeeperCut): string {
  const w = cut.inches * 100;
  const [l, r] = [-w / 2, w / 2];
  const d = box(l, -150, w, 300, 12);
  const side = `M${num(r - 8)} -150Q${num(r + 22)} -148 ${num(r + 22)} -128V128Q${num(r + 22)} 148 ${num(r - 8)} 150Z`;
  const overlap = `M${num(l)} 18H${num(r)}V138Q${num(r)} 150 ${num(r - 12)} 150H${num(l + 12)}Q${num(l)} 150 ${num(l)} 138Z`;
  const ys = cut.snaps >= 2 ? [58, 116] : cut.snaps === 1 ? [88] : [];
  const m = Math.min(15, w * 0.19);
  return (
    k.part(side, { tone: 'deep', line: 2, print: false, shade: 'down' }) +
    k.light(`M${num(r + 17)} -124V124`, 0.16, 1.8) +
    panel(k, d, cut.goods, { shade: ['tube', 'down'], bound: false }) +
    k.stitch(box(l + 8, -142, w - 16, 284, 7)) +
    k.light(`M${num(l + 4)} -136V10`, 0.2, 2) +
    k.shadow(`M${num(l)} 10H${num(r)}V24H${num(l)}Z`, 0.34) +
    panel(k, overlap, cut.goods, { shade: ['tube', 'down'], bound: false }) +
    k.stitch(`M${num(l + 8)} 26H${num(r - 8)}V142H${num(l + 8)}Z`) +
    ys.map((y) => stud(k, 0, y, m, cut.metal)).join('')
  );
}

function drawSet(color: Colorway, cut: KeeperCut, zoom: number): string {
  const k = pen(color, zoom);
  const step = 108 + (cut.inches - 0.75) * 90;
  const from = 294 - (step * (cut.pack - 1)) / 2;
  return (
    ground(300, 478, (step * cut.pack) / 2 + 14, 9) +
    Array.from({ length: cut.pack }, (_, i) => placeAt(keeper(k, cut), from + i * step, 300)).join('')
  );
}

/** One keeper unsnapped, and two in place over a duty belt. */
function drawUse(k: Pen, cut: KeeperCut): string {
  const w = cut.inches * 62;
  const torn = (x: number, y: number, h: number): string =>
    `M${x} ${y}q-12 ${h / 4} 0 ${h / 2}t0 ${h / 2}H560q12-${h / 4} 0-${h / 2}t0-${h / 2}Z`;
  const strap = (x: number): string =>
    k.shadow(box(x - w / 2 + 6, 80, w, 138, 2), 0.3) +
    panel(k, box(x - w / 2, 54, w, 190, 9), cut.goods, { shade: ['tube', 'down'], bound: false }) +
    k.stitch(box(x - w / 2 + 6, 60, w - 12, 178, 5)) +
    k.seam(`M${num(x - w / 2)} 158h${num(w)}`, 1.6) +
    (cut.snaps
      ? stud(k, x, 186, w * 0.18, cut.metal) + (cut.snaps > 1 ? stud(k, x, 220, w * 0.18, cut.metal) : '')
      : '');
  const y = 404;
  const h = cut.inches * 74;
  const flat = `M66 ${num(y - h / 2)}H534Q546 ${num(y - h / 2)} 546 ${num(y - h / 2 + 12)}V${num(y + h / 2 - 12)}Q546 ${num(y + h / 2)} 534 ${num(y + h / 2)}H66Q54 ${num(y + h / 2)} 54 ${num(y + h / 2 - 12)}V${num(y - h / 2 + 12)}Q54 ${num(y - h / 2)} 66 ${num(y - h / 2)}Z`;
  const r = Math.min(11, h * 0.19);
  const caps = cut.snaps > 1 ? [92, 150] : [100];
  return (
    k.part(torn(52, 104, 90), { tone: 'dark', texture: 'webbing', shade: 'tubeDown', line: 2 }) +
    k.part(torn(40, 78, 142), {
      tone: 'base',
      texture: cut.goods === 'nylon' ? 'nylon' : 'leather',
      shade: 'tubeDown',
    }) +
    k.stitch('M48 90H556M48 208H556') +
    strap(196) +
    strap(412) +
    ground(300, y + h / 2 + 16, 240, 7) +
    panel(k, flat, cut.goods, { shade: 'tubeDown', bound: false }) +
    k.stitch(box(62, y - h / 2 + 7, 476, h - 14, 6)) +
    k.fold(
      `M236 ${num(y - h / 2 + 3)}q-5 ${num(h / 2)} 0 ${num(h - 6)}M366 ${num(y - h / 2 + 3)}q5 ${num(h / 2)} 0 ${num(h - 6)}`,
    ) +
    (cut.snaps ? caps.map((x) => stud(k, x, y, r, cut.metal)).join('') : '') +
    (cut.snaps ? caps : [100])
      .map((x) => k.snap(600 - x, y, r * 0.8, 'steel') + k.rivet(600 - x, y, r * 0.36, 'gunmetal'))
      .join('')
  );
}

/** Sets of belt keepers. Options: material laminate|nylon|molded; width in inches (0.6 to 1.25); closure snap|hidden-snap; snapCount 1|2; snaps black|brass|chrome; pack 1 to 4. */
export const beltKeepers: Archetype<BeltKeepersOptions> = {
  title: 'set of belt keepers',
  second: 'in use, and one open',
  detail: 'snaps',
  draw(view: View, color: Colorway, options: BeltKeepersOptions, labels: readonly string[]): string {
    const cut = readKeepers(options);
    if (view === 'second') return drawUse(pen(color), cut);
    if (view === 'front') return drawSet(color, cut, 1);
    const step = 108 + (cut.inches - 0.75) * 90;
    const x = 294 - (step * (cut.pack - 1)) / 2 + step;
    const { spot, show } = lensAt(color, x + 40, 370, 2.5);
    const one = cut.snaps === 1;
    return show(drawSet(color, cut, 2.5), labels, [
      ...(cut.snaps > 0 ? [spot(x, one ? 387 : 358, 'Snap', /snap/)] : []),
      spot(x - cut.inches * 14, one ? 350 : 387, 'Keeper strap', /width/),
      spot(x + cut.inches * 50 + 12, 400, 'Opening for the belt', /fits|belt/),
      ...(cut.snaps > 0 ? [] : [spot(x, 320, 'Upper half', /upper/)]),
    ]);
  },
};
