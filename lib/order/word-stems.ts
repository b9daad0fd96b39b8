import { splitWords, stem } from '../search/normalise';

const REMEMBERED = 5000;
const known = new Map<string, readonly string[]>();

/** The words of a text as singulars, in the spelling that search reads; kept, for the lines of an order ask for the same texts again and again. */
export function wordStems(text: string): readonly string[] {
  const own = known.get(text);
  if (own) return own;
  if (known.size >= REMEMBERED) known.clear();
  const words = splitWords(text).flat().map(stem);
  known.set(text, words);
  return words;
}
