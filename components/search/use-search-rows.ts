import { useMemo } from 'react';
import { allRow, recentRow, type SearchRow, toRows } from './search-rows';
import { type Suggestions, useSuggestions } from './use-suggestions';

export type SearchRows = {
  suggestions: Suggestions;
  /** Recent searches before anything is typed, then what is suggested and the way to all results. */
  rows: readonly SearchRow[];
  /** Whether the first row is what was meant. */
  isSure: boolean;
};

/** The rows for a query. */
export function useSearchRows(query: string, recent: readonly string[]): SearchRows {
  const suggestions = useSuggestions(query);
  const { answer, isSlow } = suggestions;
  const suggested = useMemo(() => (answer ? toRows(answer) : []), [answer]);
  const rows = useMemo(
    () => (query === '' ? recent.map(recentRow) : [...suggested, allRow(query)]),
    [query, suggested, recent],
  );
  return {
    suggestions,
    rows,
    isSure: answer !== undefined && answer.guess === undefined && suggested.length > 0 && !isSlow,
  };
}
