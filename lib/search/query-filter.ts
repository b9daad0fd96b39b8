import type { IndexRow } from '../listing/index-row';
import { escapeRegExp, normalizeText } from './normalize';
import type { PageRecord } from './records';

/** A filter or sort order in a query. `start` and `end`: its position. `text`: its label, such as 'Under $50.00'. */
export type FoundFilter = {
  start: number;
  end: number;
  text: string;
  passes?: (row: IndexRow) => boolean;
  /** The page of this filter without other words. */
  page?: PageRecord;
  order?: (rows: readonly IndexRow[]) => readonly IndexRow[];
};

/** Lookups in the catalogue that the parser needs. */
export type CatalogueLookup = {
  /** True if a word is a product noun. */
  isNoun: (word: string) => boolean;
  /** A test for rows with the words of a phrase. Undefined if no row has them, or if 'no metal' itself is a term of the catalogue. */
  phraseTest: (phrase: string, negation: string) => ((row: IndexRow) => boolean) | undefined;
  /** True if any product that matches a query has shipping limits. */
  hasRestricted: (words: string) => boolean;
};

/** Regular expression source for any of these phrases, longest first, with any number of spaces. Never matches if there are no phrases. */
export function phrasePattern(phrases: readonly string[]): string {
  const sorted = [...phrases].sort((a, b) => b.length - a.length);
  const sources = sorted.map((phrase) => {
    const source = [phrase, normalizeText(phrase)].map(escapeRegExp).join('|').replace(/ /g, '\\s+');
    return /^\p{L}/u.test(phrase) ? `(?<!\\p{L})(?:${source})(?!\\p{L})` : source;
  });
  return `(?:${sources.join('|') || '(?!)'})`;
}
