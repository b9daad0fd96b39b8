import type { Card } from '../catalogue/card';
import type { Columns } from '../index/columns';
import type { IndexRow } from '../index/row';
import type { ListingState } from '../listing/address';
import type { Facets } from '../listing/count';
import type { Scope } from '../listing/scope';
import type { Resolution, TableColumns } from '../order/resolution';
import type { SearchResult } from '../search/searcher';
import type { SuggestAnswer } from '../search/suggest-answer';

/** A page of a filtered and sorted listing. */
export type ListingAnswer = {
  cards: Card[];
  /** The number of products that match the filters, and that of the scope. */
  count: number;
  total: number;
  /** The state that is answered: of the one that was asked for what the listing offers, in its own words, and no later page than its last. */
  state: ListingState;
  facets: Facets;
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
  /** Loads the index, from an absolute URL or as columns. Other questions must wait for the answer. */
  | { kind: 'load'; index: string | Columns }
  /** The end of the question of the same id: nobody waits for it anymore. */
  | { kind: 'cancel' }
  | WorkerQuestion;

/** The answers by the kinds of questions. */
export type Answers = {
  list: ListingAnswer;
  suggest: SuggestAnswer;
  rows: IndexRow[];
  /** Undefined for a reading that was cancelled. */
  resolve: Resolution[] | undefined;
};

/** The state of a reading: the lines that are done, of all. */
export type ReadSoFar = { done: number; of: number };

/** The reply of the worker to a request: one answer or error, and before it the progress of a reading. */
export type Reply = { id: number } & ({ soFar: ReadSoFar } | { answer: unknown } | { error: string });
