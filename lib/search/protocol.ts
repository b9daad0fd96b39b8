import type { Card } from '../catalogue/card';
import type { Chip } from '../listing/applied-filters';
import type { FacetViews } from '../listing/filter-rows';
import type { IndexRow } from '../listing/index-row';
import type { Scope } from '../listing/scope';
import type { ListingState } from '../listing/url-state';
import type { QuickOrderResult } from '../request/quick-order/read-quick-order';
import type { SearchResult } from './searcher';
import type { SuggestAnswer } from './suggestions';

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
  facets: FacetViews;
  /** Products that are only similar to a search, on its last page. */
  similar?: Card[];
} & SearchDetails;

/** What a search returns besides products. */
export type SearchDetails = Omit<SearchResult, 'hits' | 'matchCount'>;

/** A question to the catalogue worker. */
export type CatalogueQuestion =
  | { kind: 'list'; scope: Scope; state: ListingState }
  | { kind: 'suggest'; query: string; limit: number }
  | { kind: 'rows'; ids: readonly string[] }
  /** The pasted text of a quick order. */
  | { kind: 'quick-order'; text: string };

/** The answers by the kinds of questions. */
export type CatalogueAnswers = {
  list: ListingAnswer;
  suggest: SuggestAnswer;
  rows: IndexRow[];
  'quick-order': QuickOrderResult;
};

/** Loads the index from an absolute URL, or takes its rows. Other questions must wait for the answer. */
type Load = { kind: 'load'; index: string | readonly IndexRow[] };

/** A message to the catalogue worker. */
export type CatalogueRequest = Load | CatalogueQuestion;

/** The reply of the worker to the request of that id. */
export type CatalogueReply = { id: number } & ({ answer: unknown } | { error: string });
