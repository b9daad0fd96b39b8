import type { Card } from '../catalogue/card';
import type { ListingState } from '../listing/address';
import type { Chip } from '../listing/chips';
import type { Facets } from '../listing/count';
import type { IndexRow } from '../listing/row';
import type { Scope } from '../listing/scope';
import type { QuickOrderResult } from '../request/read-quick-order';
import type { SearchResult } from './searcher';
import type { SuggestAnswer } from './suggest-answer';

/** A page of a filtered and sorted listing. */
export type ListingAnswer = {
  cards: Card[];
  /** The number of products that match the filters. */
  count: number;
  /** The number of products before filtering. */
  total: number;
  /** The state of the question without unknown filter values, with at most the last page. */
  state: ListingState;
  /** The applied filters with their texts. */
  chips: readonly Chip[];
  facets: Facets;
  /** Products that are only similar to a search, on its last page. */
  similar?: Card[];
} & SearchDetails;

/** What a search returns besides products. */
export type SearchDetails = Omit<SearchResult, 'hits' | 'answering'>;

/** A question to the catalogue worker. */
export type WorkerQuestion =
  | { kind: 'list'; scope: Scope; state: ListingState }
  | { kind: 'suggest'; query: string; limit: number }
  | { kind: 'rows'; ids: readonly string[] }
  /** The pasted text of a quick order. */
  | { kind: 'quick-order'; text: string };

/** The answers by the kinds of questions. */
export type Answers = {
  list: ListingAnswer;
  suggest: SuggestAnswer;
  rows: IndexRow[];
  'quick-order': QuickOrderResult;
};

/** Loads the index from an absolute URL, or takes its rows. Other questions must wait for the answer. */
type Load = { kind: 'load'; index: string | readonly IndexRow[] };

/** A message to the catalogue worker. */
export type Request = Load | WorkerQuestion;

/** The reply of the worker to the request of that id. */
export type Reply = { id: number } & ({ answer: unknown } | { error: string });
