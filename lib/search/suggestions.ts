import type { Card } from '../catalogue/card';
import type { PageRecord } from './records';

/** A row under the search box. */
export type Suggestion = ({ kind: 'page' } & PageRecord) | { kind: 'product'; card: Card };

/** The search box's answer to a query. */
export type SuggestAnswer = {
  suggestions: Suggestion[];
  /** The number of products that match in all. */
  count: number;
  /** The guess that the suggestions are for, set when nothing matches as typed. */
  guess?: string;
  /** The typed name of goods that are not sold. The suggestion is then the nearest page. */
  notSold?: string;
  /** The limits of the query: each in words, such as 'Up to $50.00', and the query without them. */
  filters?: readonly string[];
  words?: string;
};
