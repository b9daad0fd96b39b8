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
