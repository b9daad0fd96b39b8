/** A sentence in one or more wordings, the one with most names first. */
export type Sentence = readonly [string, ...string[]];

/** The wordings of a sentence that names as many things as it is told, from `most` down to `least`. */
export function wordings(most: number, least: number, tell: (names: number) => string): Sentence {
  const shorter = Array.from({ length: Math.max(0, most - least) }, (_, index) => tell(most - 1 - index));
  return [tell(most), ...shorter];
}

/**
 * Sentences for which there is room, in their order and each as long as it may be. The first two make room for each other, and
 * further ones take what is left; where not even the first has room in its shortest wording, that is all.
 */
export function fitSentences(sentences: readonly Sentence[], most: number): string {
  const [first, second, ...further] = sentences;
  if (!first) return '';
  const least = second ? shortestOf(second).length + 1 : 0;
  const hasBoth = shortestOf(first).length + least <= most;
  let text = longestOf(first, most - (hasBoth ? least : 0)) ?? shortestOf(first);
  for (const sentence of second ? [second, ...further] : []) {
    const wording = longestOf(sentence, most - text.length - 1);
    if (wording !== undefined) text = `${text} ${wording}`;
  }
  return text;
}

function longestOf(sentence: Sentence, room: number): string | undefined {
  return sentence.find(({ length }) => length <= room);
}

function shortestOf(sentence: Sentence): string {
  return sentence.at(-1) ?? sentence[0];
}

type NameListStyle = {
  /** The most names; the rest is counted. */
  most: number;
  /** The word for the rest: 'other brands'. A single one is named instead. */
  rest?: string;
  /** The word before the last of them. */
  last?: 'and' | 'or';
};

/** Names in a sentence: 'A', 'A and B', 'A, B and 7 others'; with semicolons where a name has commas of its own. */
export function summarizeNames(
  names: readonly string[],
  { most, rest = 'others', last = 'and' }: NameListStyle,
): string {
  const shown = names.length <= most + 1 ? names : [...names.slice(0, most), `${names.length - most} ${rest}`];
  if (shown.length < 2) return shown.join('');
  const between = shown.some((name) => name.includes(',')) ? '; ' : ', ';
  return `${shown.slice(0, -1).join(between)} ${last} ${shown.at(-1)}`;
}

/** Names by how often each is said, most first; those of one count in the order in which they came. */
export function byFrequency(names: Iterable<string>): { name: string; count: number }[] {
  return [...countOccurrences(names)].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}

/** The count of each text: ['a', 'b', 'a'] -> a: 2, b: 1. */
export function countOccurrences(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
