import type { Card } from '../catalogue/card';
import type { Columns } from '../index/columns';
import type { Facets } from '../listing/facets';
import type { ListingState } from '../listing/listing-url';
import type { Scope } from '../listing/scope';

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

/** A row under the search box. */
export type Suggestion = { kind: 'page'; name: string; href: string } | { kind: 'product'; card: Card };

export type SuggestAnswer = {
  suggestions: Suggestion[];
  /** How many products match in all. */
  count: number;
  /** Set when nothing matches as typed: the suggestions are for this guess. */
  guess?: string;
};

export type Request =
  /** `columns` take the place of the published index: the operator's preview. */
  | { kind: 'load'; address: string; columns?: Columns | undefined }
  | { kind: 'list'; scope: Scope; state: ListingState }
  | { kind: 'suggest'; query: string; limit: number }
  | { kind: 'cards'; ids: readonly string[] };

export type Answers = { load: { products: number }; list: ListingAnswer; suggest: SuggestAnswer; cards: Card[] };
