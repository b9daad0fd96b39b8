'use client';

import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useUrl, writeUrl } from '@/components/ui/use-url';
import { whenLoadedAndIdle } from '@/components/ui/when-idle';
import { isPreviewOn } from '@/lib/listing/preview';
import type { Scope } from '@/lib/listing/scope';
import {
  type FilterParameter,
  type ListingState,
  parseListingState,
  queryWithState,
  serializeListingState,
} from '@/lib/listing/url-state';
import type { ListingAnswer } from '@/lib/search/protocol';
import { asset } from '@/lib/site/routes';
import { jsonCodec, sessionWebStorage, storedValue } from '@/lib/storage/web-storage';

/** The paths of a listing and the content of its static page. */
export type UseListingOptions = {
  scope: Scope;
  /** The path of its first page. */
  basePath: string;
  /** The path of this static page, which may have a page number. */
  path: string;
  /** The content of the static page; undefined for a search. */
  initial?: ListingAnswer;
  /** The facets whose parameters are read from the URL. Default: the facets of `initial`. */
  parameters?: readonly FilterParameter[];
};

/** Changes the state in the URL. `now` is the state of the URL, not of the shown answer. Goes to page 1 unless `next` has a page. */
export type ChangeListing = (next: (now: ListingState) => Partial<ListingState>, history?: 'push' | 'replace') => void;

/** A loading state is shown after this time. */
const LOADING_DELAY_MS = 300;

/**
 * The state of a listing, read from the URL, and the answer to it. Answers are cached, so that Back shows them immediately. While an
 * answer is loading, the previous one is returned, so that the layout does not shift.
 */
export function useListing({ scope, basePath, path, initial, parameters = initial?.facets ?? [] }: UseListingOptions) {
  const staticKey = asset(path);
  const address = useUrl(staticKey);
  const { pathname, search } = new URL(address, 'https://any.host');
  const urlState = useMemo(() => parseListingState(search, parameters), [search, parameters]);
  const key = pathname + serializeListingState(urlState, parameters);
  const isStatic = key === staticKey && initial !== undefined;
  // The page number of a static page is in its path.
  const state = useMemo(() => (isStatic ? initial.state : urlState), [urlState, isStatic]);

  const [answers, setAnswers] = useState<ReadonlyMap<string, ListingAnswer>>(
    () => new Map(initial && [[staticKey, initial]]),
  );
  const [answerKey, setAnswerKey] = useState(staticKey);
  const [wait, setWait] = useState<'none' | 'long' | 'failed'>('none');
  const [attempt, setAttempt] = useState(0);
  /** True if all options must be loaded: the page is idle, or the shopper is about to filter. */
  const [needsAllOptions, setNeedsAllOptions] = useState(false);

  const isAnswered = answers.has(key) && !(needsAllOptions && answers.get(key) === initial);
  if (isAnswered && answerKey !== key) setAnswerKey(key);
  useEffect(() => {
    setWait('none');
    if (isAnswered) return;
    let isCurrent = true;
    const timer = answers.has(key) ? undefined : setTimeout(() => setWait('long'), LOADING_DELAY_MS);
    // The client of the catalogue worker is loaded on first use.
    import('@/lib/search/client')
      .then(({ queryCatalogue }) => queryCatalogue({ kind: 'list', scope, state }))
      .then((answer) => {
        if (!isCurrent) return;
        const resolvedAddress = pathname + serializeListingState(answer.state, parameters);
        setAnswers((before) => new Map([...before, [key, answer], [resolvedAddress, answer]]));
        setWait('none');
      })
      .catch(() => {
        if (!isCurrent) return;
        // The static content is still valid.
        if (answers.has(key)) setAnswerKey(key);
        else setWait('failed');
      })
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, isAnswered, attempt]);

  const load = useCallback(() => setNeedsAllOptions(true), []);
  useEffect(() => {
    // Makes the first filter fast. In a preview, the static page does not have the unpublished edits.
    if (isPreviewOn()) load();
    else if (!navigator.connection?.saveData) whenLoadedAndIdle(load);
  }, []);
  useEffect(() => {
    // A numbered page with filters in its URL: go to the first page with the same filters.
    if (
      initial &&
      initial.state.page > 1 &&
      serializeListingState(parseListingState(window.location.search, parameters), parameters)
    )
      window.location.replace(asset(basePath) + window.location.search);
  }, []);
  useLayoutEffect(() => {
    // `data-query` is set by the loader before the first paint and hides the static results. Hydration starts without the query.
    const current = answers.get(key);
    if (!current || search !== window.location.search) return;
    const { dataset } = document.documentElement;
    if (dataset.query) dataset.query = '';
    const resolvedAddress = pathname + queryWithState(search, current.state, parameters);
    // Creates no history entry.
    if (!isStatic && resolvedAddress !== address) writeUrl(resolvedAddress + window.location.hash, 'replace');
  }, [answers, key]);
  usePageNumber(isStatic);
  useScrollPosition(answers.has(key));

  const addressOf = (next: ListingState) => {
    const query = serializeListingState(next, parameters);
    if (scope.kind !== 'search') return asset(basePath) + query;
    const words = new URLSearchParams({ query: scope.query, ...(scope.isLiteral && { literal: '1' }) });
    return `${asset(basePath)}?${words}${query.replace('?', '&')}`;
  };
  const change: ChangeListing = useCallback(
    (next, history = 'push') => {
      const now = parseListingState(window.location.search, parameters);
      writeUrl(addressOf({ ...now, page: 1, ...next(now) }), history);
    },
    [basePath],
  );
  return {
    state,
    answer: answers.get(answerKey) ?? initial,
    answerKey,
    /** True for the static page without filters. Its other pages are static too. */
    isStatic,
    wait,
    change,
    /** Loads all options of long facets. */
    load,
    retry: () => setAttempt(attempt + 1),
    /** The address of a page number. Pages without filters are static. */
    hrefOf: (page: number) =>
      isStatic ? asset(page === 1 ? basePath : `${basePath}page/${page}/`) : addressOf({ ...state, page }),
    /** The `action` of the filter form. */
    action: asset(basePath),
  };
}

/**
 * Removes the page number of a static page from its heading, title and canonical URL while filtered results are shown. Example: filtered
 * results on `/clothing/page/2/` start with page 1.
 */
function usePageNumber(isStatic: boolean): void {
  useLayoutEffect(() => {
    const number = document.querySelector<HTMLElement>('h1 > [data-number]');
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (isStatic || !number || !canonical) return;
    const { title } = document;
    const { href } = canonical;
    const text = number.textContent ?? '';
    number.textContent = '';
    document.title = title.replace(text, '');
    canonical.href = href.replace(/page\/\d+\/$/, '');
    return () => {
      number.textContent = text;
      document.title = title;
      canonical.href = href;
    };
  }, [isStatic]);
}

type Positions = readonly (readonly [address: string, top: number])[];

const MAX_POSITIONS = 20;
/** Scroll positions in pixels of the last listings in this tab, by path and query. */
const savedPositions = storedValue<{ positions: Positions }>(
  sessionWebStorage,
  'listings',
  jsonCodec(2, ({ positions }) => (Array.isArray(positions) ? { positions: positions as Positions } : undefined)),
);
const currentAddress = () => window.location.pathname + window.location.search;

/**
 * Restores the scroll position after Back or reload. The browser cannot, because the results are rendered after it has tried. Not needed
 * if the page comes from the back/forward cache.
 */
function useScrollPosition(isRendered: boolean): void {
  useEffect(() => {
    const savePosition = () => {
      const address = currentAddress();
      const others = (savedPositions.get()?.positions ?? []).filter(([other]) => other !== address);
      savedPositions.set({ positions: [...others, [address, window.scrollY] as const].slice(-MAX_POSITIONS) });
    };
    window.addEventListener('pagehide', savePosition);
    return () => window.removeEventListener('pagehide', savePosition);
  }, []);

  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // If the page is already scrolled, the browser or the shopper did it.
    if (!isRendered || !/back_forward|reload/.test(navigation?.type ?? '') || window.scrollY > 0) return;
    const [, top] = savedPositions.get()?.positions.find(([address]) => address === currentAddress()) ?? [];
    if (top) window.scrollTo({ top, behavior: 'instant' });
  }, [isRendered]);
}
