import type { QueryLimits } from './limits';
import { beforeTail, splitWords, stem } from './normalise';
import type { PageRecord, Records } from './records';
import { searchWords } from './words';

/** Goods that are not sold, as typed, with the page nearest to them, where there is one. */
export type NotSold = { name: string; nearest?: PageRecord };

/** The records for a question, how many of them answer it, and the question that was answered instead. */
type Found = { records: Uint32Array; answering: number; correction?: string };

const MOST = 3;

/** Answers of pages to a question, beside the goods. */
export class PageAnswers {
  constructor(private readonly records: Records) {}

  /** Goods that the owner says are not sold; undefined where some are called so after all. */
  notSold(words: string): NotSold | undefined {
    const listed = notSoldAt(beforeTail(words));
    if (!listed || this.records.texts.nameOf.some((name) => name.includes(` ${listed.phrase}`))) return undefined;
    const nearest = this.pageAt(listed.address);
    return { name: words, ...(nearest && { nearest }) };
  }

  /** Pages that answer a question: for its limits, by what the owner says of them, or by their names where nothing was guessed or limited. */
  answering({ list, words }: QueryLimits, { records, answering, correction }: Found): PageRecord[] {
    const limits = words === '' ? list.map(({ text }) => text) : [];
    // A page by its name would be wider than the question.
    const named = correction === undefined && list.length === 0 ? [...records.slice(0, Math.min(MOST, answering))] : [];
    const wanted = [
      ...limits.map((text) => this.records.findPage(({ name, isLimit }) => isLimit === true && name === text)),
      ...askedPages(words).map((address) => this.pageAt(address)),
      ...named.map((record) => this.records.pageOf(record)),
    ];
    return [...new Set(wanted)].filter((page) => page !== undefined).slice(0, MOST);
  }

  private pageAt(address: string): PageRecord | undefined {
    return this.records.findPage(({ href }) => href === address);
  }
}

const LONGEST = 4;

/** The words of a text as singulars: in the owner's phrases small words count. */
const stemsOf = (text: string) => splitWords(text).flat().map(stem);

/** The owner's phrases as singulars, with the address that stands beside them. */
function toMap(lists: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(lists).flatMap(([address, phrases]) =>
      phrases.map((phrase) => [stemsOf(phrase).join(' '), address] as const),
    ),
  );
}

const NOT_SOLD = toMap(searchWords.notSold);
const ASKED = toMap(searchWords.pages);

const NOT_SOLD_WORDS = new Set([...NOT_SOLD.keys()].flatMap((phrase) => phrase.split(' ')));

/** Whether a word, a singular, is in the owner's list of goods not sold. */
export function isNotSoldWord(word: string): boolean {
  return NOT_SOLD_WORDS.has(word);
}

/** The end of a text that names goods the owner does not sell, in singulars, and the address of the page nearest to it. */
function notSoldAt(text: string): { phrase: string; address: string } | undefined {
  const stems = stemsOf(text);
  for (let length = Math.min(LONGEST, stems.length); length > 0; length -= 1) {
    const phrase = stems.slice(-length).join(' ');
    const address = NOT_SOLD.get(phrase);
    if (address !== undefined) return { phrase, address };
  }
  return undefined;
}

/** The addresses of pages that the owner says answer a part of a text, each once; the longest part first. */
function askedPages(text: string): string[] {
  const stems = stemsOf(text);
  const found = new Set<string>();
  for (let length = Math.min(LONGEST, stems.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= stems.length; start += 1) {
      const address = ASKED.get(stems.slice(start, start + length).join(' '));
      if (address !== undefined) found.add(address);
    }
  }
  return [...found];
}
