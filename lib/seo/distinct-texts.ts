import { DESCRIPTION_LENGTH, type SeoTexts, TITLE_LENGTH, truncateWithSuffix } from './fit-text';
import { countOccurrences } from './sentences';

/** A title or description, and a longer one for pages that have the same first one. */
export type TextCandidates = readonly [text: string, longer?: string];

/** A unique title and a unique description for each page, by the page's key. */
export function distinctSeoTexts(
  pages: readonly { key: string; title: TextCandidates; description: TextCandidates }[],
): Map<string, SeoTexts> {
  const titles = distinctTexts(
    pages.map(({ title }) => title),
    TITLE_LENGTH.max,
  );
  const descriptions = distinctTexts(
    pages.map(({ description }) => description),
    DESCRIPTION_LENGTH.max,
  );
  return new Map(
    pages.map(({ key }, index) => [key, { title: titles[index] ?? '', description: descriptions[index] ?? '' }]),
  );
}

/**
 * A unique text for each entry: its first text if no other entry has it, or else its longer one. Equal texts get a number, such as
 * 'Shirt (2)', within `max` characters.
 */
export function distinctTexts(candidates: readonly TextCandidates[], max = Number.POSITIVE_INFINITY): string[] {
  const counts = countOccurrences(candidates.map(([text]) => text));
  const used = new Set<string>();
  return candidates.map(([text, longer = text]) => {
    const base = counts.get(text) === 1 ? text : longer;
    let unique = base;
    for (let number = 2; used.has(unique); number += 1) unique = truncateWithSuffix(` (${number})`, base, max);
    used.add(unique);
    return unique;
  });
}
