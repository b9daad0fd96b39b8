import { adjacentGroups, beforePreposition, splitWords, stem } from './normalize';
import type { ParsedQuery } from './parse-query';
import type { PageRecord, SearchRecords } from './records';
import { searchWords } from './search-words';

/** A product that the shop does not sell. `name` is as typed. `nearest`: the page with the most similar products. */
export type NotSold = { name: string; nearest?: PageRecord };

/** The result of ranking, see `Ranked`. */
type RankedResult = { records: readonly number[]; matchCount: number; correction?: string };

const MAX_PAGES = 3;

/** A product type in `notSold` of `search.json`. Undefined if there is none, or if the name of a product contains it. */
export function findNotSold(records: SearchRecords, words: string): NotSold | undefined {
  const match = notSoldPhrase(beforePreposition(words));
  if (!match || records.texts.nameOf.some((name) => name.includes(` ${match.phrase}`))) return undefined;
  const nearest = records.pageAt(match.address);
  return { name: words, ...(nearest && { nearest }) };
}

/**
 * At most three pages for a query, in addition to products: pages by phrases in `search.json`, and pages by name. Pages by name require
 * a query without filters and typos.
 */
export function findPages(records: SearchRecords, { filters, words }: ParsedQuery, ranked: RankedResult): PageRecord[] {
  // With filters a page by name would show more products than the query.
  const hasNames = ranked.correction === undefined && filters.length === 0;
  const byName = hasNames ? ranked.records.slice(0, Math.min(MAX_PAGES, ranked.matchCount)) : [];
  const found = [
    ...pagesForPhrases(words).map((address) => records.pageAt(address)),
    ...byName.map((record) => records.pageOf(record)),
  ];
  return [...new Set(found)].filter((page) => page !== undefined).slice(0, MAX_PAGES);
}

const MAX_PHRASE_WORDS = 4;

/** The words of a text as singulars, including stop words, because phrases of `search.json` may contain them. */
const singularsOf = (text: string) => splitWords(text).flat().map(stem);

/** Maps the phrases of `search.json`, as singulars, to the address of their page. */
function phraseMap(lists: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(lists).flatMap(([address, phrases]) =>
      phrases.map((phrase) => [singularsOf(phrase).join(' '), address] as const),
    ),
  );
}

const NOT_SOLD = phraseMap(searchWords.notSold);
const PAGE_PHRASES = phraseMap(searchWords.pages);

const NOT_SOLD_WORDS = new Set([...NOT_SOLD.keys()].flatMap((phrase) => phrase.split(' ')));

/** True if a word (a singular) occurs in `notSold` of `search.json`. */
export function isNotSoldWord(word: string): boolean {
  return NOT_SOLD_WORDS.has(word);
}

/** Finds a `notSold` phrase at the end of a text. Returns it as singulars, with the address of the nearest page. */
function notSoldPhrase(text: string): { phrase: string; address: string } | undefined {
  const stems = singularsOf(text);
  for (let length = MAX_PHRASE_WORDS; length > 0; length -= 1) {
    const phrase = stems.slice(-length).join(' ');
    const address = NOT_SOLD.get(phrase);
    if (address !== undefined) return { phrase, address };
  }
  return undefined;
}

/** The addresses of pages whose phrases occur in a text, longest phrase first. */
function pagesForPhrases(text: string): string[] {
  return adjacentGroups(singularsOf(text), MAX_PHRASE_WORDS).flatMap(
    (group) => PAGE_PHRASES.get(group.join(' ')) ?? [],
  );
}
