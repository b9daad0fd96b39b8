import { DESCRIPTION_LENGTH, numberAppender, type SeoTexts, TITLE_LENGTH } from './fit-text';
import { countOccurrences } from './sentences';

/** Texts for one place, the best first. */
export type TextCandidates = readonly [string, ...string[]];

/** Title and description for each page, by its key, unlike those of all others. */
export function distinctSeoTexts(
  pages: readonly { key: string; titles: TextCandidates; descriptions: TextCandidates }[],
): Map<string, SeoTexts> {
  const titles = distinctTexts(
    pages.map((page) => page.titles),
    numberAppender(TITLE_LENGTH.most),
  );
  const descriptions = distinctTexts(
    pages.map((page) => page.descriptions),
    numberAppender(DESCRIPTION_LENGTH.most),
  );
  return new Map(
    pages.map(({ key }, index) => [key, { title: titles[index] ?? '', description: descriptions[index] ?? '' }]),
  );
}

/**
 * One text for each entry, no two alike: its first choice, a later one where others have the same, and with a number where no
 * choice is left. Entries that collide move on together, so that the order of the entries counts for numbers only.
 * @param choices of each entry at least one text, the best first
 * @param numbered writes a number from 2 on into a text
 */
export function distinctTexts(
  choices: readonly TextCandidates[],
  numbered: (text: string, number: number) => string,
): string[] {
  let texts = choices.map(([first]) => first);
  const chosen = choices.map(() => 0);
  for (let isMoving = true; isMoving; ) {
    const counts = countOccurrences(texts);
    isMoving = false;
    texts = texts.map((text, entry) => {
      const next = choices[entry]?.[(chosen[entry] ?? 0) + 1];
      if (counts.get(text) === 1 || next === undefined) return text;
      chosen[entry] = (chosen[entry] ?? 0) + 1;
      isMoving = true;
      return next;
    });
  }
  return numberDuplicates(texts, numbered);
}

function numberDuplicates(texts: readonly string[], numbered: (text: string, number: number) => string): string[] {
  const given = new Set(texts);
  const numbers = new Map<string, number>();
  return texts.map((text) => {
    let number = (numbers.get(text) ?? 0) + 1;
    let own = text;
    for (; number > 1 && given.has(own); number += 1) own = numbered(text, number);
    numbers.set(text, own === text ? 1 : number - 1);
    given.add(own);
    return own;
  });
}
