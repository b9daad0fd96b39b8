'use client';

import { type RefObject, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useQuery, writeAddress } from '@/components/ui/use-query';
import { type ListingState, serializeListing } from '@/lib/listing/address';
import { facetsOf } from '@/lib/listing/facets/table';
import { queryOfState } from '@/lib/listing/listing-parameters';
import type { Scope } from '@/lib/listing/scope';
import { isPreviewOn } from '@/lib/preview';
import { asset } from '@/lib/site/routes';
import { type Answered, listingAnswers } from './listing-answers';
import type { ListingPlace } from './listing-place';
import { matchState } from './match-state';
import { startAtResults } from './start-at-results';

/** Changes the state as it is now, whatever is shown yet; anything but a new page returns to page 1. */
export type ChangeListing = (next: (now: ListingState) => Partial<ListingState>, mode?: 'push' | 'replace') => void;

export type LiveState = {
  /** What is shown: the question of the address, or while its answer is on its way one so far or the one before, so that nothing jumps. */
  shown: Answered;
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
 * A listing's one state, which lives in the address, and the answer to it. A click writes the address and asks; all that is drawn is
 * drawn once, with the answer, and in slices, so that the next click never waits for it.
 */
export function useListing(place: ListingPlace, first: Answered, container: RefObject<HTMLElement | null>): LiveState {
  const query = useQuery();
  const [shown, setShown] = useState(first);
  const [wait, setWait] = useState<LiveState['wait']>('none');
  const [attempt, setAttempt] = useState(0);
  /** Set by a click; what the browser's own buttons bring is drawn at once, for they restore the place on the page. */
  const isOwn = useRef(false);

  useEffect(() => {
    const question = listingAnswers.question(place.scope, query);
    let isCurrent = true;
    const show = (answered: Answered) => {
      setShown(answered);
      setWait('none');
      if (!answered.answer.soFar) tidyAddress(answered);
    };
    const isAtOnce = !isOwn.current && question.answer !== undefined;
    isOwn.current = false;
    if (isAtOnce) {
      show(question as Answered);
      return;
    }
    const patience = setTimeout(() => setWait('long'), PATIENCE_MS);
    const settle = (then: () => void) => {
      clearTimeout(patience);
      if (isCurrent) then();
    };
    const bring = (answered: Answered) => settle(() => startTransition(() => show(answered)));
    listingAnswers.ask(question, bring).then(bring, () => settle(() => setWait('failed')));
    return () => {
      isCurrent = false;
      clearTimeout(patience);
    };
  }, [query, attempt]);

  useLayoutEffect(() => matchState(container.current, listingAnswers.question(place.scope, query).state));

  return useMemo(() => {
    return {
      shown,
      wait,
      isExported: shown.query === '' && isAtExported(place) && !isPreviewOn(),
      addressOf: (changes) => addressIn(place, { ...shown.state, page: 1, ...changes }),
      change: (next, mode = 'push') => {
        const { state } = listingAnswers.question(place.scope, window.location.search);
        isOwn.current = true;
        writeAddress(addressIn(place, { ...state, page: 1, ...next(state) }), mode);
        startAtResults(container.current);
      },
      retry: () => setAttempt((times) => times + 1),
    };
  }, [shown, wait]);
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
