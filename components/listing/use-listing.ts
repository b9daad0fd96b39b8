'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import { useQuery, writeAddress } from '@/components/ui/use-query';
import { type ListingState, parseListingQuery, serializeListingState } from '@/lib/listing/listing-url';
import { isPreviewOn } from '@/lib/preview';
import { asset } from '@/lib/site/routes';
import type { ListingAnswer } from '@/lib/worker/protocol';
import { askListing, cachedListing } from './listing-answers';
import type { ListingPlace } from './listing-shell';

export type LiveState = {
  state: ListingState;
  /** The answer to the state, or while that is on its way the one before, so that nothing jumps. */
  answer: ListingAnswer;
  /** 'static' shows the exported page: nothing is set. */
  status: 'static' | 'loading' | 'ready' | 'failed';
  /** Changes the state; anything but a new page returns to page 1. */
  change: (changes: Partial<ListingState>, mode?: 'push' | 'replace') => void;
  addressOf: (changes: Partial<ListingState>) => string;
  retry: () => void;
};

/** A listing's one state, which lives in the address, and the answer to it. */
export function useListing({ scope, basePath, staticPath }: ListingPlace, first: ListingAnswer): LiveState {
  const query = useQuery();
  const pathname = usePathname();
  const state = useMemo(() => parseListingQuery(query), [query]);
  const normal = serializeListingState(state);
  const isStatic = normal === '' && pathname === staticPath && !isPreviewOn();
  const [answered, setAnswered] = useState({ query: '', answer: first });
  const [failedQuery, setFailedQuery] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    setFailedQuery(undefined);
    askListing(scope, normal)
      .then((answer) => isCurrent && setAnswered({ query: normal, answer }))
      .catch(() => isCurrent && setFailedQuery(normal));
    return () => {
      isCurrent = false;
    };
  }, [normal, attempt]);

  const addressOf = (changes: Partial<ListingState>) => {
    // A search keeps its words: they are part of where it stands, not of what is set.
    const words =
      scope.kind === 'search'
        ? `?${new URLSearchParams({ query: scope.query, ...(scope.isLiteral && { literal: '1' }) })}`
        : '';
    const set = serializeListingState({ ...state, page: 1, ...changes });
    return `${asset(basePath)}${words}${words ? set.replace('?', '&') : set}`;
  };
  const known = cachedListing(scope, normal);
  return {
    state,
    answer: known ?? answered.answer,
    status: isStatic ? 'static' : failedQuery === normal ? 'failed' : known ? 'ready' : 'loading',
    change: (changes, mode = 'push') => writeAddress(addressOf(changes), mode),
    addressOf,
    retry: () => setAttempt(attempt + 1),
  };
}
