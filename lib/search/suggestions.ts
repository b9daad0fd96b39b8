import type { Card } from '../catalogue/card';
import type { PageRecord } from './records';

/** A suggestion under the search box. */
export type Suggestion = ({ kind: 'page' } & PageRecord) | { kind: 'product'; card: Card };

/** The suggestions for a query. */
export type SuggestAnswer = {
  suggestions: Suggestion[];
  /** Number of products that match, including those above the limit. */
  count: number;
  /** The corrected query, if nothing matches the query as typed. The suggestions are for it. */
  guess?: string;
  /** The name, as typed, of a product that the shop does not sell. The suggestion is then the nearest page. */
  notSold?: string;
  /** Labels of the filters in the query, such as 'Up to $50.00'. */
  filters?: readonly string[];
  /** The query without its filters. */
  words?: string;
};
