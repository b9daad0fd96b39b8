import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLoad } from '@/components/ui/use-load';
import type { Card } from '@/lib/catalogue/card';
import { formatSelection } from '@/lib/catalogue/variants/offer';
import { loadCatalogue, queryCatalogue } from '@/lib/search/client';
import type { SuggestAnswer } from '@/lib/search/searcher';
import { routes } from '@/lib/site/routes';

const LOADING_DELAY_MS = 300;
const PHONE_LIMIT = 8;
const DESKTOP_LIMIT = 500;

/** The suggestions for a query. It is sent with each letter; answers to earlier queries are ignored. */
function useSuggestions(query: string) {
  const load = async () => {
    if (query === '') {
      // Loads the catalogue before the first letter. The first query reports errors.
      loadCatalogue().catch(() => undefined);
      return { query, answer: undefined };
    }
    // No debounce is needed, because the worker answers while the letter is painted.
    const limit = window.matchMedia('(width >= 768px)').matches ? DESKTOP_LIMIT : PHONE_LIMIT;
    return { query, answer: await queryCatalogue({ kind: 'suggest', query, limit }) };
  };
  const { value, error, retry } = useLoad(query, load);
  // Typing has priority over rendering rows.
  const outcome = useDeferredValue(value);
  const isFailed = error !== undefined;
  const isPending = !isFailed && query !== '' && outcome?.query !== query;

  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), LOADING_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);

  return {
    /** The last answer; undefined if there is none yet. */
    answer: query === '' || isFailed ? undefined : outcome?.answer,
    /** The query of `answer`. */
    answeredQuery: outcome?.query ?? '',
    /** True if the answer to the current query has not arrived. */
    isPending,
    /** True if the answer has been pending for `LOADING_DELAY_MS`. */
    isSlow: isPending && isSlow,
    isFailed,
    retry,
  };
}

export type Suggestions = ReturnType<typeof useSuggestions>;

/** A row under the search box. It links to `href`. `all` is the last row of a list, `recent` a recent search. */
export type SearchRow =
  | { kind: 'page'; href: string; name: string; isAnswer?: true }
  | { kind: 'product'; href: string; name: string; card: Card }
  | { kind: 'all' | 'recent'; href: string; name: string };

/**
 * The rows under the search box for a query. Without a query they are the recent searches. With a query: suggestions, and the link to all
 * results. The link is not shown while the first answer is loading, so that it does not move under the pointer.
 */
export function useSearchRows(query: string, recent: readonly string[]) {
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

/** Creates a row for each suggestion. */
function toSearchRows({ suggestions }: SuggestAnswer): SearchRow[] {
  return suggestions.map((suggestion): SearchRow => {
    if (suggestion.kind === 'page') return suggestion;
    const { card } = suggestion;
    const name = [card.name, formatSelection(card.choice ?? {})].filter(Boolean).join(', ');
    return { kind: 'product', href: routes.product(card.id, card.choice), name, card };
  });
}

/** A row for all results of a query. */
export function queryRow(kind: 'all' | 'recent', query: string): SearchRow {
  return { kind, href: routes.search(query), name: query };
}

/** True if Enter should open the first suggestion. False for corrections, products not sold, and products within filters. */
function hasConfidentMatch(answer: SuggestAnswer | undefined): boolean {
  const [first] = answer?.suggestions ?? [];
  if (!answer || !first || answer.guess !== undefined || answer.notSold !== undefined) return false;
  return answer.filters === undefined || first.kind === 'page';
}

/** Index of the row that Enter opens: the active row, else the first suggestion, else all results. -1 if there is none. */
export function enterTarget(rows: readonly SearchRow[], active: number, isConfident: boolean): number {
  if (active >= 0) return active;
  const last = rows.length - 1;
  if (rows[last]?.kind !== 'all') return -1;
  return isConfident ? 0 : last;
}
