import { distance, type Hex, hexOf, oklabOf } from './color';

/** How far apart the points of a first look are, how far it goes, and the steps of a closer one. */
const STRIDE = 0.03;
const FARTHEST = 1;
const CLOSER = 12;
/** The turns in which ways around the nearest so far are looked along, each as wide as half of the one before. */
const TURNS = 4;

type Way = readonly [l: number, a: number, b: number];

/** Ways from a point to all sides, evenly. */
const sides = (count: number): readonly Way[] =>
  Array.from({ length: count }, (_, index): Way => {
    const l = 1 - (2 * index + 1) / count;
    const around = index * Math.PI * (3 - Math.sqrt(5));
    const side = Math.sqrt(1 - l * l);
    return [l, side * Math.cos(around), side * Math.sin(around)];
  });
const UP_AND_DOWN: readonly Way[] = [
  [1, 0, 0],
  [-1, 0, 0],
];
const ALL_SIDES = sides(160);
const FEW_SIDES = sides(30);

/**
 * The nearest color for eyes (OKLab) that is accepted, which the given one is not; undefined where there is none. Lighter and darker
 * ones are looked through first, and other ways only where their color at that distance is accepted.
 */
export function nearestColor(given: Hex, isAccepted: (color: Hex) => boolean): Hex | undefined {
  const { l, a, b } = oklabOf(given);
  let best: { color: Hex; far: number; way: Way } | undefined;
  const look = (way: Way, from: number) => {
    const at = (far: number) => hexOf({ mode: 'oklab', l: l + way[0] * far, a: a + way[1] * far, b: b + way[2] * far });
    if (!isAccepted(at(from))) return false;
    let [outside, inside] = [0, from];
    for (let step = 0; step < CLOSER; step += 1) {
      const middle = (outside + inside) / 2;
      if (isAccepted(at(middle))) inside = middle;
      else outside = middle;
    }
    const color = at(inside);
    const far = distance(given, color);
    if (far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { color, far, way };
    return true;
  };
  for (const way of UP_AND_DOWN) {
    for (let far = STRIDE; far < FARTHEST && !look(way, far); far += STRIDE);
  }
  if (!best) return undefined;
  for (const way of ALL_SIDES) look(way, best.far);
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const [middle, width] = [best.way, 0.3 / 2 ** turn];
    for (const side of FEW_SIDES) {
      const [x, y, z] = middle.map((part, index) => part + width * (side[index] ?? 0)) as [number, number, number];
      const length = Math.hypot(x, y, z);
      look([x / length, y / length, z / length], best.far);
    }
  }
  return best.color;
}
