/** US dollars in whole cents: sums of dollars would drift. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}
