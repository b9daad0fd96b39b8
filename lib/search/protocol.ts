import type { Card } from '../catalogue/card';
import type { Chip } from '../listing/applied-filters';
import type { FacetViews } from '../listing/filter-rows';
import type { IndexRow } from '../listing/index-row';
import type { Scope } from '../listing/scope';
import type { ListingState } from '../listing/url-state';
import type { QuickOrderResult } from '../request/quick-order/read-quick-order';
import type { SearchResult, SuggestAnswer } from './searcher';

/** One page of a filtered and sorted listing. */
export type ListingAnswer = {
  cards: Card[];
  /** The number of products that match the filters. */
  count: number;
  /** The number of products before filtering. */
  total: number;
  /** The state of the query, without unknown filter values. A page past the end is replaced by the last page. */
  state: ListingState;
  /** The applied filters with their labels. */
  chips: readonly Chip[];
  facets: FacetViews;
  /** Similar products, on the last page of a search. */
  similar?: Card[];
} & SearchDetails;

/** The fields of a search result other than products. */
export type SearchDetails = Omit<SearchResult, 'hits' | 'matchCount'>;

/** A query to the catalogue worker. */
export type CatalogueQuery =
  | { kind: 'list'; scope: Scope; state: ListingState }
  | { kind: 'suggest'; query: string; limit: number }
  | { kind: 'rows'; ids: readonly string[] }
  /** The pasted text of a quick order. */
  | { kind: 'quick-order'; text: string };

/** The answers by kind of query. */
export type CatalogueAnswers = {
  list: ListingAnswer;
  suggest: SuggestAnswer;
  rows: IndexRow[];
  'quick-order': QuickOrderResult;
};

/** Loads the index from an absolute URL, or receives its rows. Must be answered before any query is sent. */
type LoadRequest = { kind: 'load'; index: string | readonly IndexRow[] };

/** A message to the catalogue worker. */
export type CatalogueRequest = LoadRequest | CatalogueQuery;

/** The reply of the worker to the request with the same id. */
export type CatalogueReply = { id: number } & ({ answer: unknown } | { error: string });
