import { beforePreposition, splitWords, stem } from './normalize';
import type { ParsedQuery } from './parse-query';
import type { PageRecord, SearchRecords } from './records';
import { searchWords } from './search-words';

/** Goods that are not sold, as typed, with the page nearest to them, where there is one. */
export type NotSold = { name: string; nearest?: PageRecord };

/** The records for a question, how many of them answer it, and the question that was answered instead. */
type RankedResult = { records: Uint32Array; matchCount: number; correction?: string };

const MAX_PAGES = 3;

/** Answers of pages to a question, beside the goods. */
export class PageResults {
  constructor(private readonly records: SearchRecords) {}

  /** Goods that the owner says are not sold; undefined where some are called so after all. */
  notSold(words: string): NotSold | undefined {
    const match = findNotSold(beforePreposition(words));
    if (!match || this.records.texts.nameOf.some((name) => name.includes(` ${match.phrase}`))) return undefined;
    const nearest = this.pageAt(match.address);
    return { name: words, ...(nearest && { nearest }) };
  }

  /** Pages that answer a question: for its limits, by what the owner says of them, or by their names where nothing was guessed or limited. */
  find({ filters, words }: ParsedQuery, { records, matchCount, correction }: RankedResult): PageRecord[] {
    const limits = words === '' ? filters.map(({ text }) => text) : [];
    // A page by its name would be wider than the question.
    const named =
      correction === undefined && filters.length === 0 ? [...records.slice(0, Math.min(MAX_PAGES, matchCount))] : [];
    const wanted = [
      ...limits.map((text) => this.records.findPage(({ name, isFilter }) => isFilter === true && name === text)),
      ...pagesForPhrases(words).map((address) => this.pageAt(address)),
      ...named.map((record) => this.records.pageOf(record)),
    ];
    return [...new Set(wanted)].filter((page) => page !== undefined).slice(0, MAX_PAGES);
  }

  private pageAt(address: string): PageRecord | undefined {
    return this.records.findPage(({ href }) => href === address);
  }
}

const MAX_PHRASE_WORDS = 4;

/** The words of a text as singulars: in the owner's phrases small words count. */
const singularsOf = (text: string) => splitWords(text).flat().map(stem);

/** The owner's phrases as singulars, with the address that stands beside them. */
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

/** Whether a word, a singular, is in the owner's list of goods not sold. */
export function isNotSoldWord(word: string): boolean {
  return NOT_SOLD_WORDS.has(word);
}

/** The end of a text that names goods the owner does not sell, in singulars, and the address of the page nearest to it. */
function findNotSold(text: string): { phrase: string; address: string } | undefined {
  const stems = singularsOf(text);
  for (let length = Math.min(MAX_PHRASE_WORDS, stems.length); length > 0; length -= 1) {
    const phrase = stems.slice(-length).join(' ');
    const address = NOT_SOLD.get(phrase);
    if (address !== undefined) return { phrase, address };
  }
  return undefined;
}

/** The addresses of pages that the owner says answer a part of a text, each once; the longest part first. */
function pagesForPhrases(text: string): string[] {
  const stems = singularsOf(text);
  const found = new Set<string>();
  for (let length = Math.min(MAX_PHRASE_WORDS, stems.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= stems.length; start += 1) {
      const address = PAGE_PHRASES.get(stems.slice(start, start + length).join(' '));
      if (address !== undefined) found.add(address);
    }
  }
  return [...found];
}
