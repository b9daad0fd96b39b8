import type { Archetype, Colorway, View } from '../archetype';
import { lensAt } from '../lens';
import { group } from '../markup';
import { ground } from '../paper';
import { num } from '../path';
import { type Pen, pen } from '../pen';
import { type KeeperCut, keeper } from './belt-keepers';
import { type Buckle, onRing, placeAt, type Ring } from './belt-parts';
import { type CaseCut, drawCase } from './cuff-case';
import { drawDutyBelt } from './duty-belt';
import { drawHolster, type HolsterCut, readHolster } from './duty-holster';
import type { DutyMaterial } from './duty-parts';
import { drawMagazines, type MagazineCut } from './magazine-pouch';
import { drawRadio, type RadioCut } from './radio-holder';
import { drawSpray, type SprayCut } from './spray-pouch';

export type DutyRigKitOptions = {
  readonly material?: DutyMaterial;
  readonly buckle?: Buckle;
  readonly retention?: number;
};

type Cut = {
  readonly buckle: Buckle;
  readonly goods: DutyMaterial;
  readonly holster: HolsterCut;
  readonly radio: RadioCut;
};

function read(options: DutyRigKitOptions): Cut {
  const goods = options.material ?? 'nylon';
  return {
    buckle: options.buckle ?? '3-way',
    goods,
    holster: readHolster({ retention: options.retention ?? 1, material: goods }),
    radio: {
      strap: 'bungee',
      swivel: false,
      goods,
    },
  };
}

/** A piece of the kit, the height of it that lies on the belt, and its scale at the belt's size. */
type Piece = { readonly draw: (k: Pen) => string; readonly y: number; readonly scale: number };

function pieces(cut: Cut): Readonly<Record<'holster' | 'magazines' | 'case' | 'spray' | 'radio' | 'keeper', Piece>> {
  const { goods } = cut;
  const magazines: MagazineCut = { open: false, closure: 'hook-and-loop', goods, metal: 'gunmetal' };
  const cuffs: CaseCut = { closure: 'snap', goods, metal: 'gunmetal' };
  const spray: SprayCut = { closure: 'snap', goods, metal: 'gunmetal', half: 78 };
  const keepers: KeeperCut = { goods, metal: 'gunmetal', inches: 1, snaps: 2, pack: 4 };
  return {
    holster: { draw: (k) => drawHolster(k, cut.holster), y: 132, scale: 0.54 },
    magazines: { draw: (k) => drawMagazines(k, magazines), y: 236, scale: 0.29 },
    case: { draw: (k) => drawCase(k, cuffs), y: 236, scale: 0.31 },
    spray: { draw: (k) => drawSpray(k, spray), y: 216, scale: 0.31 },
    radio: { draw: (k) => drawRadio(k, cut.radio), y: 128, scale: 0.37 },
    keeper: { draw: (k) => keeper(k, keepers), y: 0, scale: 0.24 },
  };
}

const RING: Ring = { cx: 300, cy: 196, rx: 256, ry: 74, h: 60 };

/** A small piece: the ends of its strokes are round where it does not say otherwise. */
function small(inner: string, keeper = false): string {
  return `<g${keeper ? ' id="keeper"' : ''} stroke-linejoin="round" stroke-linecap="round">${inner}</g>`;
}

/** Hangs a piece on the belt; pieces at the sides stand out from the belt and are turned only part of the way. */
function hang(color: Colorway, zoom: number, piece: Piece, angle: number, again = false): string {
  const { scale } = piece;
  const a = (angle * Math.PI) / 180;
  const [x, y] = onRing(RING, angle, RING.h / 2);
  const across = Math.max(Math.sin(a), 0.7) * scale;
  const slope = -(RING.ry / RING.rx) * Math.cos(a) * scale * 0.8;
  const r3 = (v: number): number => Math.round(v * 1000) / 1000;
  const ox = piece.y === 0 ? 0 : 300;
  const e = x - across * ox;
  const f = y - slope * ox - scale * piece.y;
  return group(
    again ? '<use href="#keeper"/>' : small(piece.draw(pen(color, zoom * (scale > 0.5 ? 0.64 : 0.5))), piece.y === 0),
    `matrix(${r3(across)} ${r3(slope)} 0 ${r3(scale)} ${num(e)} ${num(f)})`,
  );
}

/** The kit on its belt; a near view leaves out what lies outside of it. */
function drawRig(color: Colorway, cut: Cut, zoom: number): string {
  const p = pieces(cut);
  const near = zoom > 1;
  const at = (piece: Piece, angle: number, again = false): string => hang(color, zoom, piece, angle, again);
  const belt = {
    buckle: cut.buckle,
    cloth: cut.goods === 'nylon' ? 'nylon' : 'leather',
    inches: 2.25,
    lining: 'loop',
  } as const;
  return (
    (near ? '' : ground(300, 522, 210, 9)) +
    drawDutyBelt(color, zoom * 1.3, belt, RING, false) +
    // The keeper at the front is drawn in full, the others refer to it.
    (near ? '' : at(p.radio, 20) + at(p.keeper, 35, true)) +
    at(p.spray, 44) +
    (near ? '' : at(p.holster, 152) + at(p.keeper, 134, true) + at(p.case, 119)) +
    at(p.magazines, 62) +
    at(p.keeper, 107, true) +
    at(p.keeper, 75)
  );
}

/** All pieces laid out side by side. */
function drawLayout(color: Colorway, cut: Cut): string {
  const p = pieces(cut);
  const put = (piece: Piece, x: number, y: number, scale: number): string =>
    placeAt(small(piece.draw(pen(color, scale > 0.5 ? 1 : 0.6))), x - 300 * scale, y - 300 * scale, scale);
  const ring: Ring = { cx: 300, cy: 62, rx: 214, ry: 50, h: 52 };
  const belt = {
    buckle: cut.buckle,
    cloth: cut.goods === 'nylon' ? 'nylon' : 'leather',
    inches: 2.25,
    lining: 'loop',
  } as const;
  const one = small(p.keeper.draw(pen(color, 0.7)), true);
  return (
    drawDutyBelt(color, 1.3, belt, ring) +
    ground(106, 572, 56, 6) +
    put(p.holster, 106, 404, 0.64) +
    ground(262, 382, 66, 5) +
    put(p.magazines, 262, 300, 0.36) +
    ground(408, 382, 56, 5) +
    put(p.case, 408, 298, 0.36) +
    ground(534, 382, 36, 5) +
    put(p.spray, 534, 292, 0.36) +
    ground(252, 572, 46, 5) +
    put(p.radio, 252, 482, 0.34) +
    ground(446, 572, 118, 5) +
    [360, 416, 472, 528].map((x, i) => placeAt(i ? '<use href="#keeper"/>' : one, x, 498, 0.46)).join('')
  );
}

/** A complete duty belt with its pouches. Options: buckle 3-way|cobra|hook-and-loop|brass; material nylon|laminate; retention 1|2|3 of the holster (1 when left out). */
export const dutyRigKit: Archetype<DutyRigKitOptions> = {
  title: 'duty rig kit',
  second: 'all pieces side by side',
  detail: 'closure, keepers and pouches',
  draw(view: View, color: Colorway, options: DutyRigKitOptions, labels: readonly string[]): string {
    const cut = read(options);
    if (view === 'front') return drawRig(color, cut, 1);
    if (view === 'second') return drawLayout(color, cut);
    const { spot, show } = lensAt(color, 376, 318, 2.1);
    return show(drawRig(color, cut, 2.1), labels, [
      spot(312, 304, 'Release buckle', /buckle/),
      spot(345, 296, 'Duty belt', /belt/),
      spot(400, 300, 'Magazine pouch', /pouch|magazine/),
      spot(367, 324, 'Belt keeper', /keeper/),
    ]);
  },
};
