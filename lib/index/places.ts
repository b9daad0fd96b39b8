/** Ascending places as runs: the first of each, and how many follow one another. Goods of a category mostly do. */
export type Runs = readonly (readonly [first: number, count: number])[];

/** Ascending places as runs: [0, 1, 2, 5] -> [[0, 3], [5, 1]]; {@link fromRuns} reads them back. */
export function toRuns(places: readonly number[]): Runs {
  const runs: [number, number][] = [];
  for (const place of places) {
    const last = runs.at(-1);
    if (last && last[0] + last[1] === place) last[1] += 1;
    else runs.push([place, 1]);
  }
  return runs;
}

/** The places of runs: [[0, 3], [5, 1]] -> [0, 1, 2, 5]. */
export function fromRuns(runs: Runs): number[] {
  return runs.flatMap(([first, count]) => Array.from({ length: count }, (_, index) => first + index));
}
