import type { Card } from '../catalogue/card';
import type { CategoryKey } from '../catalogue/taxonomy';
import type { Facets } from '../listing/facets';
import type { ListingState } from '../listing/listing-url';

/** The goods that a page is about, before any filter. */
export type Scope =
  | { kind: 'all' }
  | { kind: 'category'; category: CategoryKey }
  | { kind: 'subcategory'; category: CategoryKey; slug: string }
  | { kind: 'brand'; slug: string }
  | { kind: 'search'; query: string };

/** One page of a filtered and sorted listing. */
export type ListingAnswer = {
  cards: Card[];
  /** How many products match the filters, and how many the scope holds. */
  count: number;
  total: number;
  facets: Facets;
  /** For a search: the query that was answered, when it is not the one that was typed. */
  correction?: string;
};

/** A row under the search box. */
export type Suggestion =
  | { kind: 'page'; name: string; href: string }
  | { kind: 'product'; card: Card };

export type SuggestAnswer = {
  suggestions: Suggestion[];
  /** How many products match in all. */
  count: number;
  /** Set when nothing matches as typed: the suggestions are for this guess. */
  guess?: string;
};

export type Request =
  | { kind: 'load'; address: string }
  | { kind: 'list'; scope: Scope; state: ListingState }
  | { kind: 'suggest'; query: string; limit: number };

export type Answers = { load: { products: number }; list: ListingAnswer; suggest: SuggestAnswer };
