/** Names by how often each is said, most first; those of one count in the order in which they came. */
export function byCount(names: Iterable<string>): { name: string; count: number }[] {
  return [...countsOf(names)].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}

/** The count of each text: ['a', 'b', 'a'] -> a: 2, b: 1. */
export function countsOf(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
