import type { IndexRow } from '@/lib/listing/index-row';
import { isStopWord } from '@/lib/search/normalize';
import { createRandom, type Random } from '@/scripts/catalogue/sample/sample-catalogue';

/** A query with one typo, and the correct query. */
type Typo = { typed: string; correct: string };

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Deletes, inserts, replaces or swaps one letter. The first letter seldom changes. */
function misspell(word: string, random: Random): string {
  const at = random.chance(0.1) ? 0 : random.between(1, word.length - 1);
  const letter = random.pick([...LETTERS]);
  const before = word.slice(0, at);
  switch (random.between(0, 3)) {
    case 0:
      return before + word.slice(at + 1);
    case 1:
      return before + letter + word.slice(at);
    case 2:
      return before + letter + word.slice(at + 1);
    default: {
      const swap = Math.min(at, word.length - 2);
      return word.slice(0, swap) + word.charAt(swap + 1) + word.charAt(swap) + word.slice(swap + 2);
    }
  }
}

/**
 * Creates typos in words of brands and names with at least four letters, without stop words. Half of the queries have a second, correct
 * word. The result is the same for the same seed.
 */
export function typos(rows: readonly IndexRow[], count: number, seed = 1): Typo[] {
  const random = createRandom(seed);
  const found: Typo[] = [];
  while (found.length < count) {
    const { card } = random.pick(rows);
    const words = `${card.brand} ${card.name}`
      .split(/[^A-Za-z]+/)
      .filter((word) => word.length > 3 && !isStopWord(word));
    if (words.length === 0) continue;
    const [word = '', other = ''] = random.sample(words, 2).map((text) => text.toLowerCase());
    const typo = misspell(word, random);
    if (typo === word) continue;
    const rest = random.chance(0.5) && other !== word ? ` ${other}` : '';
    found.push({ typed: typo + rest, correct: word + rest });
  }
  return found;
}

/** Share of typos whose first eight results contain one of the first three results of the correct query. */
export function typoTolerance(list: readonly Typo[], first8: (query: string) => readonly IndexRow[]): number {
  const tolerated = list.filter(({ typed, correct }) => {
    const found = first8(typed);
    return first8(correct)
      .slice(0, 3)
      .some((row) => found.includes(row));
  });
  return tolerated.length / list.length;
}
