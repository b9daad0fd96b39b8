'use client';

import { type RefObject, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lastWrite, useQueryAtOnce, writeAddress } from '@/components/ui/use-query';
import { type ListingState, serializeListing } from '@/lib/listing/address';
import { facetsOf } from '@/lib/listing/facets/table';
import { queryOfState } from '@/lib/listing/listing-parameters';
import type { Scope } from '@/lib/listing/scope';
import { isPreviewOn } from '@/lib/preview';
import { asset } from '@/lib/site/asset';
import { matchStateLists } from '@/lib/visitor/state-lists';
import { matchFields, matchPrices } from './filter-fields';
import { holdFilters, startAtResults } from './hold-filters';
import { type Answered, listingAnswers } from './listing-answers';
import type { ListingPlace } from './listing-place';

/** Changes the state as it is now, whatever is shown yet; anything but a new page returns to page 1. */
export type ChangeListing = (next: (now: ListingState) => Partial<ListingState>) => void;

export type LiveState = {
  /** The question shown: that of the address, or until its answer comes the one before, so that nothing jumps. */
  shown: Answered;
  /** No answer has come yet: what is exported is shown. */
  isFirst: boolean;
  /** The exported page is the answer: nothing is set. */
  isExported: boolean;
  /** Whether the answer to the address is waited for in sight, or could not be had. */
  wait: 'none' | 'long' | 'failed';
  change: ChangeListing;
  addressOf: (changes: Partial<ListingState>) => string;
  retry: () => void;
};

/** An answer that takes longer is waited for in sight. */
const PATIENCE_MS = 300;

/**
 * A listing's one state, which lives in the address, and the answer to it. What writes the address asks; all that is drawn is
 * drawn once, with the answer, and in slices, so that the next click never waits for it.
 */
export function useListing(
  place: ListingPlace,
  first: Answered,
  isAsked: boolean,
  container: RefObject<HTMLElement | null>,
): LiveState {
  const query = useQueryAtOnce();
  const [shown, setShown] = useState(first);
  const [wait, setWait] = useState<LiveState['wait']>('none');
  const [attempt, setAttempt] = useState(0);
  /** The last write of the address that was seen: steps of the browser's own buttons are drawn at once, for they restore the place on the page. */
  const write = useRef(lastWrite());
  const isFirst = shown === first;

  useEffect(() => {
    const question = listingAnswers.question(place.scope, query);
    let isCurrent = true;
    const show = (answered: Answered) => {
      setShown(answered);
      setWait('none');
      tidyAddress(answered);
      write.current = lastWrite();
    };
    if (lastWrite() === write.current && question.answer) {
      show(question as Answered);
      return;
    }
    write.current = lastWrite();
    const patience = setTimeout(() => setWait('long'), PATIENCE_MS);
    const settle = (then: () => void) => {
      clearTimeout(patience);
      if (isCurrent) then();
    };
    const bring = (answered: Answered) =>
      settle(() => {
        if (!isFirst) return startTransition(() => show(answered));
        // Lists become longer than they are exported.
        const putBack = holdFilters(container.current);
        flushSync(() => show(answered));
        putBack();
      });
    listingAnswers.ask(question).then(bring, () => settle(() => setWait('failed')));
    return () => {
      isCurrent = false;
      clearTimeout(patience);
    };
  }, [query, attempt]);

  const retry = () => setAttempt((times) => times + 1);
  useEffect(() => {
    if (isAsked && wait === 'failed') retry();
  }, [isAsked]);

  const { state } = listingAnswers.question(place.scope, query);
  useLayoutEffect(() => matchFields(container.current, state));
  const matched = useRef(query);
  useLayoutEffect(() => {
    matchPrices(container.current, state.filters, query !== matched.current);
    matchStateLists(container.current);
    matched.current = query;
  }, [query]);

  return useMemo(() => {
    return {
      shown,
      isFirst,
      // A failure is told to who asks for something, not to who only passes by.
      wait: wait === 'failed' && !isAsked ? 'none' : wait,
      isExported: shown.query === '' && isAtExported(place) && (isFirst || !isPreviewOn()),
      addressOf: (changes) => addressIn(place, { ...shown.state, page: 1, ...changes }),
      change: (next) => {
        const { state } = listingAnswers.question(place.scope, window.location.search);
        writeAddress(addressIn(place, { ...state, page: 1, ...next(state) }), 'push');
        startAtResults(container.current);
      },
      retry,
    };
  }, [shown, wait, isAsked]);
}

/** Whether the address is that of the exported page: a numbered page may have been left for the first one. */
function isAtExported({ scope, staticPath }: ListingPlace): boolean {
  const { pathname, href } = window.location;
  return scope.kind !== 'search' && new URL(asset(staticPath), href).pathname === pathname;
}

/** Takes out of the address what the listing has not understood, and says the rest in its words: no step for Back. */
function tidyAddress({ scope, state }: Answered): void {
  const { pathname, search, hash } = window.location;
  const query = queryOfState(search, state, facetsOf(scope));
  if (query.slice(1) !== String(new URLSearchParams(search))) writeAddress(`${pathname}${query}${hash}`, 'replace');
}

function addressIn({ scope, basePath }: ListingPlace, state: ListingState): string {
  const words = wordsOf(scope);
  const set = serializeListing(state, facetsOf(scope));
  return `${asset(basePath)}${words}${words ? set.replace('?', '&') : set}`;
}

/** A search keeps its words: they are part of where it stands, not of what is set. */
function wordsOf(scope: Scope): string {
  if (scope.kind !== 'search') return '';
  return `?${new URLSearchParams({ query: scope.query, ...(scope.isLiteral && { literal: '1' }) })}`;
}
