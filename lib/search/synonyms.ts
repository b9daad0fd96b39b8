import { stemsOf } from './normalize';
import { searchWords as data } from './search-words';

/** A synonym: its words as singulars, and the quality of a match, up to 1. `isSame`: false for one-way synonyms (`alsoFinds`). */
export type Synonym = { stems: readonly string[]; quality: number; isSame: boolean };

const SAME = 0.85;
const RELATED = 0.7;

const synonyms = new Map<string, Synonym[]>();

function add(from: string, to: string, quality: number): void {
  const key = stemsOf(from).join(' ');
  const stems = stemsOf(to);
  const existing = synonyms.get(key) ?? [];
  if (key === stems.join(' ') || existing.some((other) => other.stems.join(' ') === stems.join(' '))) return;
  synonyms.set(key, [...existing, { stems, quality, isSame: quality === SAME }]);
}

for (const group of data.synonyms) {
  for (const from of group) for (const to of group) add(from, to, SAME);
}
for (const [from, others] of Object.entries(data.alsoFinds)) {
  for (const to of others) add(from, to, RELATED);
}

const keys = [...synonyms.keys()].sort();

/** The synonyms of a phrase (singulars joined by spaces); empty if there are none. */
export function synonymsOf(phrase: string): readonly Synonym[] {
  return synonyms.get(phrase) ?? [];
}

/** Single words that have synonyms. Spelling correction includes them, even if no product contains them. */
export const synonymWords: readonly string[] = keys.filter((key) => !key.includes(' '));

/** Single words with synonyms that start with a prefix, for a word that is still being typed. */
export function synonymWordsFrom(prefix: string): string[] {
  return synonymWords.filter((word) => word.startsWith(prefix));
}
