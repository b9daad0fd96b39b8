type Style = {
  /** The most names; the rest is counted. */
  most: number;
  /** The word for the rest: 'other brands'. A single one is named instead. */
  rest?: string;
  /** The word before the last of them. */
  last?: 'and' | 'or';
};

/** Names in a sentence: 'A', 'A and B', 'A, B and 7 others'; with semicolons where a name has commas of its own. */
export function listNames(names: readonly string[], { most, rest = 'others', last = 'and' }: Style): string {
  const shown = names.length <= most + 1 ? names : [...names.slice(0, most), `${names.length - most} ${rest}`];
  if (shown.length < 2) return shown.join('');
  const between = shown.some((name) => name.includes(',')) ? '; ' : ', ';
  return `${shown.slice(0, -1).join(between)} ${last} ${shown.at(-1)}`;
}

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
