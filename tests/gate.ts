/**
 * Whether this run is the whole gate, `npm run verify -- --all`, which the workflow runs at night and everyone before a hand-in:
 * it runs the tests marked for the night too, and properties over all of their inputs.
 */
export const isWholeGate = process.env.GATE === 'all';

/** How many inputs a property is tried with: `whole` in the whole gate, and in the quick one a tenth, but at least `quick`. */
export function runs(whole: number, quick = 10): number {
  return isWholeGate ? whole : Math.min(whole, Math.max(quick, Math.ceil(whole / 10)));
}
