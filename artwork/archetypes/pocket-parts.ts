import { path } from '../markup';
import { disc, num } from '../path';
import type { Pen } from '../pen';

const EDGE = '#12181c';

function ringLine(d: string, stroke: string, width: number): string {
  return path(d, { fill: 'none', stroke, 'stroke-width': width });
}

/** A split ring of two coils. */
export function wireRing(cx: number, cy: number, r: number, wire = 8): string {
  const d = disc(cx, cy, r);
  return (
    ringLine(d, EDGE, wire + 3) +
    ringLine(d, 'url(#steel)', wire) +
    ringLine(disc(cx, cy, r - wire * 0.02), EDGE, 1.1) +
    path(`M${num(cx + r * 0.5)} ${num(cy - r * 0.87 - wire * 0.6)}l${num(wire * 0.5)} ${num(wire * 1.1)}`, {
      stroke: EDGE,
      'stroke-width': 1.4,
    })
  );
}

/** A ball chain along a path. */
export function beadChain(d: string, size = 8): string {
  const beads = (stroke: string, width: number): string =>
    path(d, {
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-dasharray': `0 ${num(size * 1.18)}`,
    });
  return (
    ringLine(d, '#59636b', size * 0.25) +
    beads(EDGE, size + 2.2) +
    beads('#c3cad0', size) +
    beads('#f3f5f6', size * 0.36)
  );
}

/** A door key that hangs from its bow; the point is the hole of the bow. */
export function doorKey(k: Pen, x: number, y: number, turn: number, size = 1, brass = false): string {
  const bow =
    'M-8-10C-30-6-36 26-26 44C-20 56-12 58-10 64V134L0 144L10 134V126L5 121L10 115V108L4 102L10 96V90L6 84L10 78V64C12 58 20 56 26 44C36 26 30-6 8-10Q0-12-8-10Z';
  const inner =
    k.part(`${bow}${disc(0, 4, 7)}`, { material: brass ? 'brass' : 'steel', line: 1.8, ink: EDGE, rim: false }) +
    path('M-3 66V132', { stroke: EDGE, 'stroke-opacity': 0.4, 'stroke-width': 2 }) +
    path('M-16 26Q0 18 16 26M-14 36Q0 30 14 36', {
      fill: 'none',
      stroke: EDGE,
      'stroke-opacity': 0.4,
      'stroke-width': 1.6,
    });
  return `<g fill-rule="evenodd" transform="translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${size})">${inner}</g>`;
}

/** A scissor snap: a hinged steel hook with a thumb piece; it hangs from (x, y). */
export function scissorSnap(k: Pen, x: number, y: number, size = 1): string {
  const hook =
    'M-9 10H9V26C34 34 40 62 30 84C24 98 10 104 0 104C-10 104-24 98-30 84C-40 62-34 34-9 26ZM-18 48C-24 60-22 74-14 82C-6 90 6 90 14 82C22 74 24 60 18 48C10 40-10 40-18 48Z';
  const inner =
    `<g fill-rule="evenodd">${k.part(hook, { material: 'steel', line: 1.8, ink: EDGE, rim: false })}</g>` +
    k.part('M12 30C34 40 40 62 32 82L22 78C28 62 24 48 8 40Z', {
      material: 'steelAcross',
      line: 1.4,
      ink: EDGE,
      rim: false,
    }) +
    k.rivet(0, 34, 5, 'steel') +
    k.part('M-13-8H13V14Q0 20-13 14Z', { material: 'steelAcross', line: 1.6, ink: EDGE, rim: false });
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${size})">${inner}</g>`;
}
