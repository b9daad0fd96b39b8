import { startTransition, useEffect, useMemo, useState } from 'react';
import { askCatalogue, loadCatalogue } from '@/lib/search/client';
import type { CatalogueAnswers } from '@/lib/search/protocol';
import type { SuggestAnswer } from '@/lib/search/suggestions';
import { recentRow, type SearchRow, seeAllRow, toSearchRows } from './search-rows';

const LOADING_DELAY_MS = 300;
const PHONE_LIMIT = 8;
const DESKTOP_LIMIT = 500;

export type Suggestions = {
  /** The last answer there is, and what it answers; `isOwed` while that is not the query as it now stands. */
  answer: CatalogueAnswers['suggest'] | undefined;
  answeredQuery: string;
  isPending: boolean;
  /** An answer has been owed for so long that the visitor should hear of it. */
  isSlow: boolean;
  isFailed: boolean;
  retry: () => void;
};

type Outcome = { query: string; answer: CatalogueAnswers['suggest'] | undefined };

/** The catalogue's suggestions for a query: asked with each letter, later answers to earlier questions dropped. */
export function useSuggestions(query: string): Suggestions {
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);
  const [isSlow, setSlow] = useState(false);
  const isPending = query !== '' && outcome?.query !== query;

  useEffect(() => {
    if (query === '') {
      // The answer to the last search does not stand in for the first letter of the next.
      setOutcome(undefined);
      // Makes ready for the first letter; should it fail, the first question says so.
      loadCatalogue().catch(() => undefined);
      return;
    }
    let isStale = false;
    const settle = (answer: Outcome['answer']) => {
      // Drawing rows gives way to typing.
      if (!isStale) startTransition(() => setOutcome({ query, answer }));
    };
    // At once: the worker then answers while the letter is painted.
    const limit = window.matchMedia('(width >= 768px)').matches ? DESKTOP_LIMIT : PHONE_LIMIT;
    askCatalogue({ kind: 'suggest', query, limit }).then(settle, () => settle(undefined));
    return () => {
      isStale = true;
    };
    // A new attempt is a reason to ask again.
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
    isPending: isPending,
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
   * Recent searches before anything is typed, then what is suggested and the way to all results: that one not before there is an
   * answer or a reason to wait no longer, so that it does not move away from a hand that goes for it.
   */
  rows: readonly SearchRow[];
  /** Whether the first row is what was meant. */
  isConfident: boolean;
};

/** The rows for a query. */
export function useSearchRows(query: string, recent: readonly string[]): SearchRows {
  const suggestions = useSuggestions(query);
  const { answer, isPending, isSlow } = suggestions;
  const isLoading = answer === undefined && isPending && !isSlow;
  const suggested = useMemo(() => (answer ? toSearchRows(answer) : []), [answer]);
  const rows = useMemo(() => {
    if (query === '') return recent.map(recentRow);
    return isLoading ? [] : [...suggested, seeAllRow(query)];
  }, [query, isLoading, suggested, recent]);
  return {
    suggestions,
    rows,
    isConfident: hasConfidentMatch(answer) && !isSlow,
  };
}

/** Whether the first suggestion is what was asked for: no guess, nothing near it, and no one product of those within limits. */
function hasConfidentMatch(answer: SuggestAnswer | undefined): boolean {
  const [first] = answer?.suggestions ?? [];
  if (!answer || !first || answer.guess !== undefined || answer.notSold !== undefined) return false;
  return answer.filters === undefined || first.kind === 'page';
}
