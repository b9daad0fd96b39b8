import { DESCRIPTION_LENGTH, numberAppender, type SeoTexts, TITLE_LENGTH } from './fit-text';
import { countOccurrences } from './sentences';

/** Alternative texts for one title or description, the best first. */
export type TextCandidates = readonly [string, ...string[]];

/** A unique title and a unique description for each page, by the page's key. */
export function distinctSeoTexts(
  pages: readonly { key: string; titles: TextCandidates; descriptions: TextCandidates }[],
): Map<string, SeoTexts> {
  const titles = distinctTexts(
    pages.map((page) => page.titles),
    numberAppender(TITLE_LENGTH.max),
  );
  const descriptions = distinctTexts(
    pages.map((page) => page.descriptions),
    numberAppender(DESCRIPTION_LENGTH.max),
  );
  return new Map(
    pages.map(({ key }, index) => [key, { title: titles[index] ?? '', description: descriptions[index] ?? '' }]),
  );
}

/**
 * A unique text for each entry: its first candidate that no other entry has, or else its last candidate with a number. All
 * entries with the same text take their next candidate, so only numbers depend on the order of the entries.
 * @param appendNumber adds a number, from 2 on, to a text
 */
export function distinctTexts(
  candidates: readonly TextCandidates[],
  appendNumber: (text: string, number: number) => string,
): string[] {
  let texts = candidates.map(([first]) => first);
  const positions = candidates.map(() => 0);
  for (let hasChanged = true; hasChanged; ) {
    const counts = countOccurrences(texts);
    hasChanged = false;
    texts = texts.map((text, entry) => {
      const next = candidates[entry]?.[(positions[entry] ?? 0) + 1];
      if (counts.get(text) === 1 || next === undefined) return text;
      positions[entry] = (positions[entry] ?? 0) + 1;
      hasChanged = true;
      return next;
    });
  }
  return numberDuplicates(texts, appendNumber);
}

function numberDuplicates(texts: readonly string[], appendNumber: (text: string, number: number) => string): string[] {
  const used = new Set(texts);
  const numbers = new Map<string, number>();
  return texts.map((text) => {
    let number = (numbers.get(text) ?? 0) + 1;
    let unique = text;
    for (; number > 1 && used.has(unique); number += 1) unique = appendNumber(text, number);
    numbers.set(text, unique === text ? 1 : number - 1);
    used.add(unique);
    return unique;
  });
}
