import { path } from './markup';
import { disc } from './path';

/** The soft shadow on the ground below an object. */
export function ground(cx: number, cy: number, rx: number, ry = 10): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#000" opacity=".13"/>`;
}

/** Soft shadow of a thin thing that lies on the paper. */
export function cast(d: string, dx = 7, dy = 10, opacity = 0.15): string {
  return path(d, { fill: '#000', 'fill-opacity': opacity, transform: `translate(${dx} ${dy})` });
}

/** Faint outline of the thing that a piece is worn on; reads on light and on dark grounds. */
export function ghost(d: string, dashed = false): string {
  return path(d, {
    fill: 'none',
    stroke: '#7a8589',
    'stroke-opacity': 0.62,
    'stroke-width': 1.6,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    'stroke-dasharray': dashed ? '5 5' : undefined,
  });
}

/** A round window in the corner of a detail view that shows another spot of the object. */
export function loupe(id: string, inner: string): string {
  const d = disc(452, 462, 98);
  return `${path(d, { fill: '#e8ebea', stroke: '#fbfaf6', 'stroke-width': 7 })}<clipPath id="${id}">${path(d)}</clipPath><g clip-path="url(#${id})">${inner}</g>${path(d, { fill: 'none', stroke: '#6c767c', 'stroke-width': 1.6 })}`;
}
