/** The number of options of a long facet that are shown before the shopper asks for all. */
export const MAX_TOP_OPTIONS = 8;

/** The options with the most products, in the order of the list. */
export function topOptions<Option extends { count: number }>(options: readonly Option[]): readonly Option[] {
  const largest = new Set([...options].sort((a, b) => b.count - a.count).slice(0, MAX_TOP_OPTIONS));
  return options.filter((option) => largest.has(option));
}
