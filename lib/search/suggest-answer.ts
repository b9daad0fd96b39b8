import type { Card } from '../catalogue/card';

/** A row under the search box. */
export type Suggestion = { kind: 'page'; name: string; href: string } | { kind: 'product'; card: Card };

/** What the search box is told of a query. */
export type SuggestAnswer = {
  suggestions: Suggestion[];
  /** How many products match in all. */
  count: number;
  /** Set when nothing matches as typed: the suggestions are for this guess. */
  guess?: string;
};
