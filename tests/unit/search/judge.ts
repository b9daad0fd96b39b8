import type { IndexRow } from '@/lib/listing/index-row';
import type { Searcher } from '@/lib/search/searcher';
import { mean } from './recall';
import type { Wanted } from './wanted';

/** The visible result of a query: the first eight products, the suggestions, and whether the product is not sold. */
export type Outcome = {
  rows: readonly IndexRow[];
  /** The rows that are matches; the others are only similar. */
  matches: readonly IndexRow[];
  /** The suggestions in order: the address of a page, '' for a product. */
  suggested: readonly string[];
  /** Address of the nearest page if the product is not sold, '' without such a page. Undefined if it is sold. */
  notSold: string | undefined;
};

/** Scores an outcome from 0 to 1. `all`: all products of the catalogue. */
export type Judge = (outcome: Outcome, all: readonly IndexRow[]) => number;

/** Queries by kind, each with a judge for what a shop assistant would show. */
export type JudgedQueries = Readonly<Record<string, readonly (readonly [query: string, judge: Judge])[]>>;

const EIGHT = 8;

/** Share of the wanted products among the first eight. */
export const finds =
  (wanted: Wanted): Judge =>
  ({ rows }, all) => {
    const possible = all.filter(wanted).length;
    return possible === 0 ? 0 : rows.filter(wanted).length / Math.min(EIGHT, possible);
  };

/** Like `finds`, but other products among the matches (or all rows if there are no matches) lower the score. */
export const findsOnly =
  (wanted: Wanted): Judge =>
  (outcome, all) => {
    const shown = outcome.matches.length > 0 ? outcome.matches : outcome.rows;
    return shown.length === 0 ? 0 : (finds(wanted)(outcome, all) * shown.filter(wanted).length) / shown.length;
  };

/** The first products match these tests, in this order. */
export const findsFirst =
  (...wanted: Wanted[]): Judge =>
  ({ rows }) =>
    mean(wanted.map((test, index) => (rows[index] && test(rows[index]) ? 1 : 0)));

/** One of these pages is the first suggestion. Half the score for the second or third. */
export const suggestsPage =
  (...addresses: string[]): Judge =>
  ({ suggested }) => {
    const index = suggested.findIndex((address) => addresses.includes(address));
    return index === 0 ? 1 : index > 0 && index < 3 ? 0.5 : 0;
  };

/** The product is reported as not sold, without results. The nearest page is one of `nearest`, or any if `nearest` is empty. */
export const isNotCarried =
  (...nearest: string[]): Judge =>
  ({ rows, notSold }) => {
    if (notSold === undefined || rows.length > 0) return 0;
    return nearest.length === 0 || nearest.includes(notSold) ? 1 : 0.5;
  };

/** There are no results. */
export const findsNothing: Judge = ({ rows }) => (rows.length === 0 ? 1 : 0);

/** The best score of several judges. */
export const either =
  (...judges: Judge[]): Judge =>
  (outcome, all) =>
    Math.max(...judges.map((judge) => judge(outcome, all)));

/** The outcome of a query. */
export function outcomeOf(searcher: Searcher, query: string): Outcome {
  const { hits, matchCount, notSold } = searcher.search(query);
  const { suggestions } = searcher.suggest(query, EIGHT);
  return {
    rows: hits.slice(0, EIGHT),
    matches: hits.slice(0, matchCount).slice(0, EIGHT),
    suggested: suggestions.map((suggestion) => (suggestion.kind === 'product' ? '' : suggestion.href)),
    notSold: notSold && (notSold.nearest?.href ?? ''),
  };
}

/** The scores of all queries. */
export function scores(judged: JudgedQueries, searcher: Searcher, rows: readonly IndexRow[]) {
  return Object.entries(judged).flatMap(([kind, queries]) =>
    queries.map(([query, judge]) => ({ kind, query, score: judge(outcomeOf(searcher, query), rows) })),
  );
}

/** Describes the queries with a score below 1, for the failure message. */
export function weakest(list: ReturnType<typeof scores>): string[] {
  return list.filter(({ score }) => score < 1).map(({ query, score }) => `${query}: ${score.toFixed(2)}`);
}
