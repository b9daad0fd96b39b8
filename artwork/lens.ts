import type { Colorway } from './archetype';
import { callouts, LENS, type Spot, type SpotAt, spot } from './callouts';
import { group, path } from './markup';
import { disc, num } from './path';
import { pen } from './pen';

/** The lens of a detail view over a point of the object: the pen for what it shows, spots in the object's units, and the view. */
export function lensAt(color: Colorway, cx: number, cy: number, scale: number) {
  const spotIn: SpotAt = (x, y, part, match) => spot(300 + (x - cx) * scale, 300 + (y - cy) * scale, part, match);
  return {
    k: pen(color, scale),
    spot: spotIn,
    /** The view: what the lens shows, what lies over and under it, and the call-outs. */
    show: (inner: string, labels: readonly string[], spots: readonly Spot[], over = '', under = ''): string =>
      magnify(inner, cx, cy, scale, under) + over + callouts(labels, spots),
  };
}

/** The frame of a detail view: shows the surroundings of a point magnified in a circle with a hairline and register marks. */
function magnify(inner: string, cx: number, cy: number, scale: number, under: string): string {
  const ring = disc(300, 300, LENS);
  return `<clipPath id="lensClip">${path(ring)}</clipPath><g clip-path="url(#lensClip)">${under}${group(
    inner,
    `translate(300 300) scale(${Math.round(scale * 100) / 100}) translate(${num(-cx)} ${num(-cy)})`,
  )}</g>${path(ring, { fill: 'none', stroke: '#6c767c', 'stroke-width': 1.6 })}${path('M300 34V48M300 552V566M34 300H48M552 300H566', { stroke: '#6c767c', 'stroke-width': 1.6 })}`;
}
