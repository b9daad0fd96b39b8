import type { Card } from '../catalogue/card';
import type { Columns } from '../index/columns';
import type { Current } from '../index/current';
import type { IndexRow } from '../index/row';
import type { ListingState } from '../listing/address';
import type { Facets } from '../listing/count';
import type { Scope } from '../listing/scope';
import type { Resolution, TableColumns } from '../order/resolution';
import type { SearchResult } from '../search/searcher';
import type { SuggestAnswer } from '../search/suggest-answer';

/** The state of an answer while files of the index are on their way: how many products it knows, and how many there are. */
export type SoFar = { known: number; total: number };

/** A page of a filtered and sorted listing. */
export type ListingAnswer = {
  cards: Card[];
  /** The number of products that match the filters, and that of the scope. */
  count: number;
  total: number;
  /** The state that is answered: of the one that was asked for what the listing offers, in its own words, and no later page than its last. */
  state: ListingState;
  facets: Facets;
  soFar?: SoFar;
  /** Goods that come near to a search, after the last of those that answer it. */
  similar?: Card[];
} & BesideGoods;

/** The words of a search beside its goods. */
export type BesideGoods = Omit<SearchResult, 'hits' | 'answering'>;

/** A question to the catalogue worker. */
export type WorkerQuestion =
  | { kind: 'list'; scope: Scope; state: ListingState }
  | { kind: 'suggest'; query: string; limit: number }
  | { kind: 'rows'; ids: readonly string[] }
  /** Lines of an order as people write them, and what the buyer says of the tables among them. */
  | { kind: 'resolve'; text: string; columns?: TableColumns };

/** A message to the catalogue worker. */
export type Request =
  /** Begins: the index by the whole addresses of its files, or at hand. */
  | { kind: 'load'; index: Current | Columns }
  /** Fetches all there is. */
  | { kind: 'fetch' }
  /** The end of the question of the same id: nobody waits for it anymore. */
  | { kind: 'cancel' }
  | WorkerQuestion;

/** `products` are those that the worker knows by then. */
export type Answers = {
  load: { products: number };
  fetch: { products: number };
  list: ListingAnswer;
  suggest: SuggestAnswer & { soFar?: SoFar };
  rows: IndexRow[];
  /** Undefined for a reading that was cancelled. */
  resolve: Resolution[] | undefined;
};

/** The state of a reading: the lines that are done, of all. */
export type ReadSoFar = { done: number; of: number };

/** The words before an answer: one from what is there so far, or how far the work is. */
export type Earlier = Omit<Answers, 'resolve'> & { resolve: ReadSoFar };

/** The reply of the worker to a request: one answer or error, and before it perhaps what can be said so far. */
export type Reply = { id: number } & ({ soFar: unknown } | { answer: unknown } | { error: string });
