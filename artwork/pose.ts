import { group } from './markup';
import { flatten, hull, outlineOf, type Point } from './outline';
import { cast, ground } from './paper';
import { num } from './path';
import type { PartStyle, Pen } from './pen';

/** How goods lie on their board. */
export type Tilt = {
  /** Degrees clockwise about the middle. */
  readonly turn: number;
  /** The point of the goods that comes to lie in the middle of the board; 300, 300 when left out. */
  readonly middle?: Point;
  /** How much larger they are shown; 1 when left out. */
  readonly zoom?: number;
  /** The outline that casts a shadow, which falls to the bottom right however the goods are turned. */
  readonly shadow?: string;
};

/** Goods that lie aslant on their board, for the front that a card shows. */
export function aslant(inner: string, { turn, middle: [x, y] = [300, 300], zoom = 1, shadow }: Tilt): string {
  const angle = (-turn * Math.PI) / 180;
  const [dx, dy] = [9 / zoom, 13 / zoom];
  const fall: Point = [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)];
  const scale = zoom === 1 ? '' : ` scale(${zoom})`;
  return group(
    (shadow ? cast(shadow, Number(num(fall[0])), Number(num(fall[1]))) : '') + inner,
    `translate(300 300) rotate(${turn})${scale} translate(${num(-x)} ${num(-y)})`,
  );
}

/** The body behind a face of goods that are seen from the right and from above: the sides that the face hides in a plain elevation. */
export function bodyBehind(k: Pen, face: string, [dx, dy]: Point, style: PartStyle = {}): string {
  const points = flatten(face, 5);
  const swept = hull([...points, ...points.map(([x, y]): Point => [x + dx, y + dy])]);
  return k.part(outlineOf(swept), { tone: 'dark', shade: 'left', ...style });
}

/** A pair of shoes: the second stands behind the first, at its right. Both stand on a floor at 544. */
export function pair(shoe: string, middle: number, floor: number, [dx, dy]: Point, scale = 0.88): string {
  const at = `translate(${num(300 - dx * 0.45 - middle * scale)} ${num(544 - floor * scale)})`;
  return (
    ground(300, 540, 240) +
    // A little of the board shows through, as things that are farther away are paler.
    `<use href="#shoe" transform="translate(${dx} ${dy})" opacity=".88"/>` +
    `<g id="shoe" transform="${at} scale(${scale})">${shoe}</g>`
  );
}
