import { useMemo } from 'react';
import type { SuggestAnswer } from '@/lib/search/suggest-answer';
import { allRow, recentRow, type SearchRow, toRows } from './search-rows';
import { type Suggestions, useSuggestions } from './use-suggestions';

export type SearchRows = {
  suggestions: Suggestions;
  /**
   * Recent searches before anything is typed, then what is suggested and the way to all results: that one not before there is an
   * answer or a reason to wait no longer, so that it does not move away from a hand that goes for it.
   */
  rows: readonly SearchRow[];
  /** Whether the first row is what was meant. */
  isSure: boolean;
};

/** The rows for a query. */
export function useSearchRows(query: string, recent: readonly string[]): SearchRows {
  const suggestions = useSuggestions(query);
  const { answer, isOwed, isSlow } = suggestions;
  const isAwaited = answer === undefined && isOwed && !isSlow;
  const suggested = useMemo(() => (answer ? toRows(answer) : []), [answer]);
  const rows = useMemo(() => {
    if (query === '') return recent.map(recentRow);
    return isAwaited ? [] : [...suggested, allRow(query)];
  }, [query, isAwaited, suggested, recent]);
  return {
    suggestions,
    rows,
    isSure: isMeant(answer) && !isSlow,
  };
}

/** Whether the first suggestion is what was asked for: no guess, nothing near it, and no one product of those within limits. */
function isMeant(answer: SuggestAnswer | undefined): boolean {
  const [first] = answer?.suggestions ?? [];
  if (!answer || !first || answer.guess !== undefined || answer.notSold !== undefined) return false;
  return answer.limits === undefined || first.kind === 'page';
}
