import { stemsOf } from './normalize';
import { searchWords as data } from './search-words';

/** Another way to ask: its words as singulars, how good a match by it is, up to 1, and whether it is the same thing. */
export type Synonym = { stems: readonly string[]; quality: number; isSame: boolean };

const SAME = 0.85;
const RELATED = 0.7;

const synonyms = new Map<string, Synonym[]>();

function add(from: string, to: string, quality: number): void {
  const key = stemsOf(from).join(' ');
  const stems = stemsOf(to);
  const known = synonyms.get(key) ?? [];
  if (key === stems.join(' ') || known.some((other) => other.stems.join(' ') === stems.join(' '))) return;
  synonyms.set(key, [...known, { stems, quality, isSame: quality === SAME }]);
}

for (const group of data.synonyms) {
  for (const from of group) for (const to of group) add(from, to, SAME);
}
for (const [from, others] of Object.entries(data.alsoFinds)) {
  for (const to of others) add(from, to, RELATED);
}

const keys = [...synonyms.keys()].sort();

/** Other words for these, singulars joined by a blank; empty where the owner's list names none. */
export function synonymsOf(phrase: string): readonly Synonym[] {
  return synonyms.get(phrase) ?? [];
}

/** The single words of the list, for near spellings: someone may mistype a word that no product bears. */
export const synonymWords: readonly string[] = keys.filter((key) => !key.includes(' '));

/** The list's single words that begin like this; for a word that is still being typed. */
export function synonymWordsFrom(prefix: string): string[] {
  return synonymWords.filter((word) => word.startsWith(prefix));
}
