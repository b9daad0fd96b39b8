/** The first lines of a list, and how many more there are. */
export function shortenList(lines: readonly string[], most = 25): string[] {
  const more = lines.length - most;
  return [...lines.slice(0, most), ...(more > 0 ? [`and ${more} more`] : [])];
}
