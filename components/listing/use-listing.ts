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
import type { CatalogueQuestion, ListingAnswer } from '@/lib/search/protocol';
import { asset } from '@/lib/site/asset';
import { jsonCodec, storedValue } from '@/lib/storage/stored-value';
import { sessionWebStorage } from '@/lib/storage/web-storage';

/** The addresses of a listing, and the content of its exported page. */
export type UseListingOptions = {
  scope: Scope;
  /** The address of its first page. */
  basePath: string;
  /** The address of the exported page: a numbered one, or that of a twin. */
  path: string;
  /** The content of the exported page; a search has none. */
  initial?: ListingAnswer;
  /** The facets that the URL may name; those of `initial` where there is one. */
  parameters?: readonly FilterParameter[];
};

/** Changes the state of the URL, whatever is shown yet. Anything but a new page returns to page 1. */
export type ChangeListing = (next: (now: ListingState) => Partial<ListingState>, history?: 'push' | 'replace') => void;

type Question = Extract<CatalogueQuestion, { kind: 'list' }>;

/** Asks the catalogue worker, whose client is loaded with the first question. */
const ask = async (question: Question) => (await import('@/lib/search/client')).askCatalogue(question);

/** An answer that takes longer is waited for in sight. */
const LOADING_DELAY_MS = 300;

/**
 * The state of a listing, which lives in the URL, and the answer to it. Answers are kept, so that Back shows them at once. Until there
 * is one the answer before stays, so that nothing jumps.
 */
export function useListing({ scope, basePath, path, initial, parameters = initial?.facets ?? [] }: UseListingOptions) {
  const staticKey = asset(path);
  const address = useUrl(staticKey);
  const { pathname, search } = new URL(address, 'https://any.host');
  const asked = useMemo(() => parseListingState(search, parameters), [search, parameters]);
  const key = pathname + serializeListingState(asked, parameters);
  const isStatic = key === staticKey && initial !== undefined;
  // The path of an exported page has its page number.
  const state = useMemo(() => (isStatic ? initial.state : asked), [asked, isStatic]);

  const [answers, setAnswers] = useState<ReadonlyMap<string, ListingAnswer>>(
    () => new Map(initial && [[staticKey, initial]]),
  );
  const [answerKey, setAnswerKey] = useState(staticKey);
  const [wait, setWait] = useState<'none' | 'long' | 'failed'>('none');
  const [attempt, setAttempt] = useState(0);
  /** The options that are not exported are needed: the page is idle, or the shopper is about to filter. */
  const [isUsed, setUsed] = useState(false);

  const isAnswered = answers.has(key) && !(isUsed && answers.get(key) === initial);
  if (isAnswered && answerKey !== key) setAnswerKey(key);
  useEffect(() => {
    setWait('none');
    if (isAnswered) return;
    let isCurrent = true;
    const patience = answers.has(key) ? undefined : setTimeout(() => setWait('long'), LOADING_DELAY_MS);
    ask({ kind: 'list', scope, state })
      .then((answer) => {
        if (!isCurrent) return;
        const resolvedAddress = pathname + serializeListingState(answer.state, parameters);
        setAnswers((before) => new Map([...before, [key, answer], [resolvedAddress, answer]]));
        setWait('none');
      })
      .catch(() => {
        if (!isCurrent) return;
        // The exported page is an answer too.
        if (answers.has(key)) setAnswerKey(key);
        else setWait('failed');
      })
      .finally(() => clearTimeout(patience));
    return () => {
      isCurrent = false;
      clearTimeout(patience);
    };
  }, [key, isAnswered, attempt]);

  const load = useCallback(() => setUsed(true), []);
  useEffect(() => {
    // So that the first filter is fast. The exported page does not know the operator's edits either.
    if (isPreviewOn()) load();
    else if (!navigator.connection?.saveData) whenLoadedAndIdle(load);
  }, []);
  useEffect(() => {
    // A numbered page that is filtered is the first page of what the filters leave.
    if (
      initial &&
      initial.state.page > 1 &&
      serializeListingState(parseListingState(window.location.search, parameters), parameters)
    )
      window.location.replace(asset(basePath) + window.location.search);
  }, []);
  useLayoutEffect(() => {
    // Set by the loader before the first paint: it hides what the URL does not ask for. Hydration starts without the query.
    const answered = answers.get(key);
    if (!answered || search !== window.location.search) return;
    const { dataset } = document.documentElement;
    if (dataset.query) dataset.query = '';
    const understood = pathname + queryWithState(search, answered.state, parameters);
    // No step for Back.
    if (!isStatic && understood !== address) writeUrl(understood + window.location.hash, 'replace');
  }, [answers, key]);
  usePageNumber(isStatic);
  useScrollPosition(answers.has(key));

  const addressIn = (next: ListingState) => {
    const query = serializeListingState(next, parameters);
    if (scope.kind !== 'search') return asset(basePath) + query;
    const words = new URLSearchParams({ query: scope.query, ...(scope.isLiteral && { literal: '1' }) });
    return `${asset(basePath)}?${words}${query.replace('?', '&')}`;
  };
  const change: ChangeListing = useCallback(
    (next, history = 'push') => {
      const now = parseListingState(window.location.search, parameters);
      writeUrl(addressIn({ ...now, page: 1, ...next(now) }), history);
    },
    [basePath],
  );
  return {
    state,
    answer: answers.get(answerKey) ?? initial,
    answerKey,
    isStatic,
    wait,
    change,
    /** Loads all options of the filters. */
    load,
    retry: () => setAttempt(attempt + 1),
    /** The address of a page; those of a listing without filters are exported. */
    hrefOf: (page: number) =>
      isStatic ? asset(page === 1 ? basePath : `${basePath}page/${page}/`) : addressIn({ ...state, page }),
    /** The address of the filter form. */
    action: asset(basePath),
  };
}

/**
 * Takes the number of an exported page out of its heading, its title and its canonical address while something else is shown: what is
 * filtered on `/clothing/page/2/` starts with its own first page.
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
/** The scroll positions, in pixels, of the listings that this tab left last, by path and query. */
const savedPositions = storedValue<{ positions: Positions }>(
  sessionWebStorage,
  'listings',
  jsonCodec(2, ({ positions }) => (Array.isArray(positions) ? { positions: positions as Positions } : undefined)),
);
const currentAddress = () => window.location.pathname + window.location.search;

/**
 * Restores the scroll position of results that are drawn after the browser has given up: on Back or reload, where it has not kept the
 * page itself.
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
    // A page that is scrolled already was restored by the browser, or by the visitor.
    if (!isRendered || !/back_forward|reload/.test(navigation?.type ?? '') || window.scrollY > 0) return;
    const [, top] = savedPositions.get()?.positions.find(([address]) => address === currentAddress()) ?? [];
    if (top) window.scrollTo({ top, behavior: 'instant' });
  }, [isRendered]);
}
