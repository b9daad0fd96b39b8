/** The places of all combinations of some controls' values, the last one changing first. */
export function gridOf(controls: readonly { values: readonly string[] }[]): number[][] {
  return controls.reduce<number[][]>(
    (grid, { values }) => grid.flatMap((places) => [...values.keys()].map((place) => [...places, place])),
    [[]],
  );
}
