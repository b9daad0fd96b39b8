import type { IndexRow } from '../index/row';
import type { Found } from './found';
import type { QueryLimits } from './limits';
import { beforeTail } from './normalise';
import { askedPages, notSoldAt } from './owners-pages';
import type { PageRecord } from './page-record';
import type { Records } from './records';

/** What is not sold, as typed, with the page nearest to it, where there is one; `isListed` where the owner says so. */
export type NotSold = { name: string; nearest?: PageRecord; isListed?: true };

const MOST = 3;

/** What pages say to a question, beside the goods. */
export class PageAnswers {
  constructor(private readonly records: Records) {}

  /** What the owner says is not sold; goods that are called so are sold after all. */
  notSold(words: string): NotSold | undefined {
    const listed = notSoldAt(beforeTail(words));
    if (!listed || this.records.texts.nameOf.some((name) => name.includes(` ${listed.phrase}`))) return undefined;
    const nearest = this.pageAt(listed.address);
    return { name: words, isListed: true, ...(nearest && { nearest }) };
  }

  /** The page of the subcategory where goods stand. */
  nearestTo(row: IndexRow | undefined): { nearest?: PageRecord } {
    const name = row?.placements.find(({ subcategory }) => subcategory)?.subcategory?.name;
    const nearest = name === undefined ? undefined : this.records.findPage((page) => page.name === name);
    return nearest ? { nearest } : {};
  }

  /** Pages that answer a question: for its limits, by what the owner says of them, or by their names where nothing was guessed or limited. */
  answering({ list, words }: QueryLimits, found: Found, guess: string | undefined): PageRecord[] {
    const limits = words === '' ? list.map(({ text }) => text) : [];
    // A page by its name would be wider than what was asked.
    const named = guess === undefined && list.length === 0 ? [...found.records.slice(0, MOST)] : [];
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
