import type { Spot, SpotAt } from '../callouts';
import { box, disc, num } from '../path';
import type { Material, Pen, Shade } from '../pen';
import { stud } from './belt-parts';

/**
 * The materials of duty goods: stitched or moulded laminate, bound ballistic nylon, nylon that is laminated and needs no binding,
 * injection moulding.
 */
export type DutyMaterial = 'laminate' | 'nylon' | 'nylon-laminate' | 'molded';

/** How snaps are finished. */
export type Snaps = 'brass' | 'chrome' | 'black';

const SNAP_METAL: Readonly<Record<Snaps, Material>> = { brass: 'brass', chrome: 'steel', black: 'gunmetal' };

/** Metal of the snaps, by the name of the finish. */
export function snapMetal(
  { snaps }: { readonly snaps?: Snaps | undefined },
  fallback: Material = 'gunmetal',
): Material {
  return snaps ? SNAP_METAL[snaps] : fallback;
}

/** Binding tape along an outline, sewn down the middle. */
export function binding(k: Pen, d: string, width = 9): string {
  return k.strap(d, width, { tone: k.t.dark, stitched: false }) + k.stitch(d);
}

/** A shaped panel in the manner of its material: bound nylon, or laminate with a burnished edge. */
export function panel(
  k: Pen,
  d: string,
  goods: DutyMaterial,
  style: { readonly tone?: 'base' | 'dark'; readonly shade?: Shade | readonly Shade[]; readonly bound?: boolean } = {},
): string {
  const { tone = 'base', shade = 'slant', bound = true } = style;
  if (goods === 'nylon')
    return k.part(d, { tone, texture: 'nylon', shade, line: bound ? 3 : 2.4 }) + (bound ? binding(k, d) : '');
  if (goods === 'nylon-laminate')
    return k.part(d, { tone: tone === 'base' ? 'light' : tone, texture: 'ballistic', shade }) + k.fold(d);
  return k.part(d, { tone, shade, ...(goods === 'laminate' ? { texture: 'leather' as const } : {}) });
}

/** A screw head with a recess for a hexagonal key. */
export function dutyScrew(x: number, y: number, r: number): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="url(#gunmetal)" stroke="#0b0f12" stroke-width="${num(r * 0.2)}"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.5)}" fill="#0b0f12"/><circle cx="${num(x - r * 0.3)}" cy="${num(y - r * 0.35)}" r="${num(r * 0.2)}" fill="#fff" fill-opacity=".4"/>`;
}

/** The slot that a belt passes through: a dark opening with a lit edge. */
export function slot(k: Pen, x: number, y: number, w: number, h: number): string {
  return (
    k.part(box(x, y, w, h, Math.min(w, h) / 2.4), { tone: '#0b0f12', line: 1.6, print: false, rim: false }) +
    k.light(`M${num(x + w + 1.6)} ${num(y + 5)}V${num(y + h - 5)}`, 0.25, 1.6)
  );
}

/** How a flap is held down. */
export type Closure = 'snap' | 'hidden-snap' | 'hook-and-loop';

/** The closure on a flap around a point: a stud, the dimple of a hidden stud, or the sewn field of a hook fastener. */
export function closureAt(k: Pen, closure: Closure, x: number, y: number, r: number, metal: Material): string {
  if (closure === 'snap') return stud(k, x, y, r, metal);
  if (closure === 'hidden-snap')
    return (
      k.shadow(disc(x, y, r * 1.3), 0.14) +
      k.light(disc(x - r * 0.1, y - r * 0.1, r * 1.05), 0.12) +
      k.seam(disc(x, y, r * 1.3), 1.4)
    );
  return (
    k.stitch(box(x - r * 2.4, y - r * 1.3, r * 4.8, r * 2.6, 3)) +
    k.stitch(box(x - r * 2, y - r * 0.9, r * 4, r * 1.8, 2))
  );
}

/** The spot of a closure: the words for how the flap is held down. */
export function closureSpot(spotAt: SpotAt, closure: Closure | 'open', x: number, y: number): Spot {
  const part = { 'hidden-snap': 'Hidden snap', 'hook-and-loop': 'Hook-and-loop tab', snap: 'Snap', open: 'Snap' }[
    closure
  ];
  return spotAt(x, y, part, /closure|snap|hook and loop/);
}
