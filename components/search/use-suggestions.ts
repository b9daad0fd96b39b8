import { startTransition, useEffect, useMemo, useState } from 'react';
import { loadCatalogue, queryCatalogue } from '@/lib/search/client';
import type { CatalogueAnswers } from '@/lib/search/protocol';
import type { SuggestAnswer } from '@/lib/search/searcher';
import { queryRow, type SearchRow, toSearchRows } from './search-rows';

const LOADING_DELAY_MS = 300;
const PHONE_LIMIT = 8;
const DESKTOP_LIMIT = 500;

export type Suggestions = {
  /** The last answer; undefined if there is none yet. */
  answer: CatalogueAnswers['suggest'] | undefined;
  /** The query of `answer`. */
  answeredQuery: string;
  /** True if the answer to the current query has not arrived. */
  isPending: boolean;
  /** True if the answer has been pending for `LOADING_DELAY_MS`. */
  isSlow: boolean;
  isFailed: boolean;
  retry: () => void;
};

type Outcome = { query: string; answer: CatalogueAnswers['suggest'] | undefined };

/** The suggestions for a query. It is sent with each letter; answers to earlier queries are ignored. */
export function useSuggestions(query: string): Suggestions {
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);
  const [isSlow, setSlow] = useState(false);
  const isPending = query !== '' && outcome?.query !== query;

  useEffect(() => {
    if (query === '') {
      // The previous answer must not be shown for the first letter of the next query.
      setOutcome(undefined);
      // Loads the catalogue before the first letter. The first query reports errors.
      loadCatalogue().catch(() => undefined);
      return;
    }
    let isStale = false;
    const settle = (answer: Outcome['answer']) => {
      // Typing has priority over rendering rows.
      if (!isStale) startTransition(() => setOutcome({ query, answer }));
    };
    // No debounce is needed, because the worker answers while the letter is painted.
    const limit = window.matchMedia('(width >= 768px)').matches ? DESKTOP_LIMIT : PHONE_LIMIT;
    queryCatalogue({ kind: 'suggest', query, limit }).then(settle, () => settle(undefined));
    return () => {
      isStale = true;
    };
    // `attempt` repeats the query after an error.
  }, [query, attempt]);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), LOADING_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);

  return {
    answer: query === '' ? undefined : outcome?.answer,
    answeredQuery: outcome?.query ?? '',
    isPending,
    isSlow: isPending && isSlow,
    isFailed: !isPending && query !== '' && outcome !== undefined && outcome.answer === undefined,
    retry: () => {
      setOutcome(undefined);
      setAttempt((count) => count + 1);
    },
  };
}

export type SearchRows = {
  suggestions: Suggestions;
  /**
   * Recent searches without a query. With a query: suggestions, and the link to all results. The link is not shown while the first answer
   * is loading, so that it does not move under the pointer.
   */
  rows: readonly SearchRow[];
  /** True if Enter should open the first row. */
  isConfident: boolean;
};

/** The rows under the search box for a query. */
export function useSearchRows(query: string, recent: readonly string[]): SearchRows {
  const suggestions = useSuggestions(query);
  const { answer, isPending, isSlow } = suggestions;
  const isLoading = answer === undefined && isPending && !isSlow;
  const suggested = useMemo(() => (answer ? toSearchRows(answer) : []), [answer]);
  const rows = useMemo(() => {
    if (query === '') return recent.map((recentQuery) => queryRow('recent', recentQuery));
    return isLoading ? [] : [...suggested, queryRow('all', query)];
  }, [query, isLoading, suggested, recent]);
  return { suggestions, rows, isConfident: hasConfidentMatch(answer) && !isSlow };
}

/** True if Enter should open the first suggestion. False for corrections, products not sold, and products within filters. */
function hasConfidentMatch(answer: SuggestAnswer | undefined): boolean {
  const [first] = answer?.suggestions ?? [];
  if (!answer || !first || answer.guess !== undefined || answer.notSold !== undefined) return false;
  return answer.filters === undefined || first.kind === 'page';
}
