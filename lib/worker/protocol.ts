import type { Card } from '../catalogue/card';
import type { Columns } from '../index/columns';
import type { ListingState } from '../listing/address';
import type { Facets } from '../listing/count';
import type { Scope } from '../listing/scope';
import type { PageRecord } from '../search/records';
import type { SuggestAnswer } from '../search/suggest-answer';

/** One page of a filtered and sorted listing. */
export type ListingAnswer = {
  cards: Card[];
  /** How many products match the filters, and how many the scope holds. */
  count: number;
  total: number;
  /** The page that the cards are from; the last one when a later one was asked for. */
  page: number;
  facets: Facets;
  /** For a search: the query that was answered, when it is not the one that was typed. */
  correction?: string;
};

export type Request =
  /** The rows by the address of their index, or at hand; and the pages that a search may find by name. */
  | { kind: 'load'; index: string | Columns; pages: readonly PageRecord[] }
  | { kind: 'list'; scope: Scope; state: ListingState }
  | { kind: 'suggest'; query: string; limit: number }
  | { kind: 'cards'; ids: readonly string[] };

export type Answers = { load: { products: number }; list: ListingAnswer; suggest: SuggestAnswer; cards: Card[] };
