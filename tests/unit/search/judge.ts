import type { IndexRow } from '@/lib/listing/index-row';
import type { Searcher } from '@/lib/search/searcher';
import { mean } from './recall';
import type { Wanted } from './wanted';

/** The visible part of an answer: the first eight products, the addresses of the first suggested pages, goods not sold. */
export type Outcome = {
  rows: readonly IndexRow[];
  /** Those of them that are said to answer the question; the others only come near. */
  answers: readonly IndexRow[];
  /** The suggestions in order: a page by its address, a product as ''. */
  suggested: readonly string[];
  /** The address of the nearest page when it is said that this is not sold, '' when there is none; undefined when it is not said. */
  notSold: string | undefined;
};

/** How well an outcome answers a question, from 0 to 1; `all` are the products of the catalogue. */
export type Judge = (outcome: Outcome, all: readonly IndexRow[]) => number;

/** Questions of one kind, each with what a shop assistant would answer. */
export type JudgedQueries = Readonly<Record<string, readonly (readonly [query: string, judge: Judge])[]>>;

const EIGHT = 8;

/** The wanted goods, as many of them among the first eight as can be. */
export const finds =
  (wanted: Wanted): Judge =>
  ({ rows }, all) => {
    const possible = all.filter(wanted).length;
    return possible === 0 ? 0 : rows.filter(wanted).length / Math.min(EIGHT, possible);
  };

/** The wanted goods alone: every other product that is said to answer, or stands there where none does, counts against it. */
export const findsOnly =
  (wanted: Wanted): Judge =>
  (outcome, all) => {
    const answers = outcome.answers.length > 0 ? outcome.answers : outcome.rows;
    return answers.length === 0 ? 0 : (finds(wanted)(outcome, all) * answers.filter(wanted).length) / answers.length;
  };

/** One of these comes first, whatever follows. */
export const findsFirst =
  (...wanted: Wanted[]): Judge =>
  ({ rows }) =>
    mean(wanted.map((test, index) => (rows[index] && test(rows[index]) ? 1 : 0)));

/** The page is the first suggestion; a place among the first three is worth half. */
export const suggestsPage =
  (...addresses: string[]): Judge =>
  ({ suggested }) => {
    const place = suggested.findIndex((address) => addresses.includes(address));
    return place === 0 ? 1 : place > 0 && place < 3 ? 0.5 : 0;
  };

/** The answer says that this is not sold, lists nothing, and names one of these as nearest; without any, there may be none. */
export const saysNotCarried =
  (...nearest: string[]): Judge =>
  ({ rows, notSold: said }) => {
    if (said === undefined || rows.length > 0) return 0;
    return nearest.length === 0 || nearest.includes(said) ? 1 : 0.5;
  };

/** No product: there is none that fits. */
export const findsNothing: Judge = ({ rows }) => (rows.length === 0 ? 1 : 0);

/** Whichever answer suits better. */
export const either =
  (...judges: Judge[]): Judge =>
  (outcome, all) =>
    Math.max(...judges.map((judge) => judge(outcome, all)));

/** The outcome of a query. */
export function outcomeOf(searcher: Searcher, query: string): Outcome {
  const { hits, matchCount, notSold: said } = searcher.search(query);
  const { suggestions } = searcher.suggest(query, EIGHT);
  return {
    rows: hits.slice(0, EIGHT),
    answers: hits.slice(0, matchCount).slice(0, EIGHT),
    suggested: suggestions.map((suggestion) => (suggestion.kind === 'product' ? '' : suggestion.href)),
    notSold: said && (said.nearest?.href ?? ''),
  };
}

/** The score of every question. */
export function scores(judged: JudgedQueries, searcher: Searcher, rows: readonly IndexRow[]) {
  return Object.entries(judged).flatMap(([kind, questions]) =>
    questions.map(([query, judge]) => ({ kind, query, score: judge(outcomeOf(searcher, query), rows) })),
  );
}

/** The questions that are not answered in full, for the message of a failed floor. */
export function weakest(list: ReturnType<typeof scores>): string[] {
  return list.filter(({ score }) => score < 1).map(({ query, score }) => `${query}: ${score.toFixed(2)}`);
}
