import { bend, num, symmetric } from '../path';

/** How the leg of a trouser falls: gathered at the ankle from a wide leg, straight, or close. */
export type Leg = 'roomy' | 'slim' | 'straight';

type Edges = { readonly outer: readonly number[]; readonly inner: readonly number[] };

/** The heights at which the edges of the left leg are given; the inner edge begins at the crotch. */
const HEIGHTS = [170, 250, 306, 370, 450, 500, 530, 546, 556];
const CROTCH = 194;

/** The leg on which pockets and knees are drawn before they are fitted to another. */
const PATTERN: Edges = {
  outer: [186, 179.5, 177, 174, 170, 167, 165, 164.5, 164],
  inner: [300, 289, 284, 280, 276, 274, 273, 272, 272],
};

const LEGS: Readonly<Record<Leg, Edges>> = {
  roomy: {
    outer: [184, 172, 165, 159, 154, 152, 157, 178, 180],
    inner: [300, 291, 289, 288, 287, 285, 280, 263, 262],
  },
  slim: {
    outer: [191, 189, 191, 195, 200, 203, 204, 205, 205],
    inner: [300, 286, 277, 270, 264, 260, 258, 257, 257],
  },
  straight: {
    outer: [187, 183, 182, 181, 179, 177, 176, 175, 175],
    inner: [300, 289, 283, 278, 273, 270, 268, 267, 267],
  },
};

/** An edge at a height, between the two heights that are given. */
function edgeAt(edge: readonly number[], y: number): number {
  const next = HEIGHTS.findIndex((height) => height >= y);
  if (next <= 0) return (next < 0 ? edge.at(-1) : edge[0]) ?? 0;
  const [from = 0, to = 0] = [HEIGHTS[next - 1], HEIGHTS[next]];
  const [a = 0, b = 0] = [edge[next - 1], edge[next]];
  return a + ((b - a) * (y - from)) / (to - from);
}

/** Moves what is drawn on the left leg of the pattern to the same place on the leg of a cut. */
export function fitTo(leg: Leg): (d: string) => string {
  const { outer, inner } = LEGS[leg];
  return (d) =>
    bend(d, (x, y) => {
      if (y <= 150) return [x, y];
      const [from, to] = [edgeAt(PATTERN.outer, y), edgeAt(PATTERN.inner, y)];
      const share = (x - from) / (to - from);
      const [left, right] = [edgeAt(outer, y), edgeAt(inner, y)];
      return [left + share * (right - left), y];
    });
}

/** A smooth line through points, as curves that go on from the first. */
function curve(points: readonly (readonly [number, number])[]): string {
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  return points
    .slice(1)
    .map((_, i) => {
      const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const near = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
      const far = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
      return `C${[...near, ...far, ...to].map(num).join(' ')}`;
    })
    .join('');
}

/** The outline of trousers below a waist, whose half begins at the middle and ends at (210, 45). */
export function trouserOutline(leg: Leg, waist: string): string {
  const { outer, inner } = LEGS[leg];
  const down = outer.map((x, i): [number, number] => [x, (HEIGHTS[i] ?? 0) - 3]);
  const up = inner.map((x, i): [number, number] => [x, i === 0 ? CROTCH : (HEIGHTS[i] ?? 0)]).reverse();
  const [foot = [0, 0]] = up;
  const [ankle = 0] = outer.slice(-1);
  const first = down[0] ?? [0, 0];
  return symmetric(
    `${waist}C205 88 ${num(first[0] + 5)} 124 ${num(first[0])} ${num(first[1])}${curve(down)}Q${num((ankle + foot[0]) / 2)} 565 ${num(foot[0])} ${num(foot[1])}${curve(up)}`,
  );
}
