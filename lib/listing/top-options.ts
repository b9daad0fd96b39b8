/** Number of options of a long facet that are shown before 'Show all'. */
export const MAX_TOP_OPTIONS = 8;

/** The options with the most products, in their given order. */
export function topOptions<Option extends { count: number }>(options: readonly Option[]): readonly Option[] {
  const top = new Set([...options].sort((a, b) => b.count - a.count).slice(0, MAX_TOP_OPTIONS));
  return options.filter((option) => top.has(option));
}
