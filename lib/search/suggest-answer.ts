import type { Card } from '../catalogue/card';
import type { PageRecord } from './page-record';

/** A row under the search box. */
export type Suggestion = ({ kind: 'page' } & PageRecord) | { kind: 'product'; card: Card };

/** The search box's answer to a query. */
export type SuggestAnswer = {
  suggestions: Suggestion[];
  /** The number of products that match in all. */
  count: number;
  /** Set when nothing matches as typed: the suggestions are for this guess. */
  guess?: string;
  /** Set when this is not sold: what it was, as typed. The suggestion is then the nearest page. */
  notSold?: string;
  /** Set when limits were read in it: how they were understood, such as 'Up to $50.00', and the query without them. */
  limits?: readonly string[];
  words?: string;
};
