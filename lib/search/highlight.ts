/** A part of a text. `isMatch`: the part matches the query. */
export type HighlightPart = { text: string; isMatch: boolean };

const MAX_QUERY_LENGTH = 200;
/** Apostrophes and invisible characters do not end a word. */
const WORD_START = "(?<![\\p{L}\\p{N}]['’\\p{M}\\p{Default_Ignorable_Code_Point}]*)";
/** Characters between two letters of a match: 'vts989' matches 'VTS-989'. */
const GAP = '[^\\p{L}\\p{N}]*';

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Splits a name into parts that match the start of a query word, and the parts between. Only letters and digits are compared, without
 * case and accents. A plural matches its singular. Does not use the search engine, because it runs in the page.
 */
export function highlightMatches(text: string, query: string): HighlightPart[] {
  const words = query
    .slice(0, MAX_QUERY_LENGTH)
    .split(/[\s,/]+/)
    .map(fold);
  const forms = words.flatMap((word) => (word.length > 3 && word.endsWith('s') ? [word, word.slice(0, -1)] : word));
  const patterns = forms
    .filter((form) => form !== '')
    .sort((a, b) => b.length - a.length)
    .map((form) => [...form].map((letter) => spellingsOf(letter, text)).join(GAP));
  // With a group, the parts with an odd index are the matches. (?!) never matches.
  const parts = text.split(new RegExp(`${WORD_START}(${patterns.join('|') || '(?!)'})`, 'gu'));
  return parts.flatMap((part, index) => (part === '' ? [] : { text: part, isMatch: index % 2 === 1 }));
}

/** Pattern for a folded letter with its spellings in a text: 'e' -> '[eEé]', and accents after it. */
function spellingsOf(letter: string, text: string): string {
  const spellings = [...text].filter((character) => fold(character) === letter);
  return `[${letter}${spellings.join('')}]\\p{M}*`;
}
