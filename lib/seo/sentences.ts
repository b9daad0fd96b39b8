/** The wordings of one sentence, from the longest to the shortest. */
export type Sentence = readonly [string, ...string[]];

/** Wordings of a sentence with `max` names, with one name fewer, and so on to `min`. */
export function wordings(max: number, min: number, write: (names: number) => string): Sentence {
  const shorter = Array.from({ length: Math.max(0, max - min) }, (_, index) => write(max - 1 - index));
  return [write(max), ...shorter];
}

/**
 * Joins the sentences that fit into `max` characters, each in its longest wording that fits. The first sentence is shortened so
 * that the second fits too. If even the first does not fit, the result is its shortest wording.
 */
export function fitSentences(sentences: readonly Sentence[], max: number): string {
  const [first, second, ...further] = sentences;
  if (!first) return '';
  const reserved = second ? shortestOf(second).length + 1 : 0;
  const hasBoth = shortestOf(first).length + reserved <= max;
  let text = longestOf(first, max - (hasBoth ? reserved : 0)) ?? shortestOf(first);
  for (const sentence of second ? [second, ...further] : []) {
    const wording = longestOf(sentence, max - text.length - 1);
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
  /** Number of names; the rest is counted. */
  max: number;
  /** Noun for the rest, such as 'other brands'. If the rest is one name, the name is shown. Default: 'others'. */
  rest?: string;
  /** Word before the last name. Default: 'and'. */
  last?: 'and' | 'or';
};

/** Names in a sentence: 'A', 'A and B', 'A, B and 7 others'. Separated by semicolons if a name has a comma. */
export function summarizeNames(
  names: readonly string[],
  { max, rest = 'others', last = 'and' }: NameListStyle,
): string {
  const shown = names.length <= max + 1 ? names : [...names.slice(0, max), `${names.length - max} ${rest}`];
  if (shown.length < 2) return shown.join('');
  const between = shown.some((name) => name.includes(',')) ? '; ' : ', ';
  return `${shown.slice(0, -1).join(between)} ${last} ${shown.at(-1)}`;
}

/** Names by number of occurrences, the most frequent first. Equal counts keep the order of the input. */
export function byFrequency(names: Iterable<string>): { name: string; count: number }[] {
  return [...countOccurrences(names)].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}

/** Number of occurrences of each text: ['a', 'b', 'a'] -> a: 2, b: 1. */
export function countOccurrences(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
