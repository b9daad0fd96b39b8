'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useQuery, writeAddress } from '@/components/ui/use-query';
import { type ListingState, serializeListing } from '@/lib/listing/address';
import { facetsOf } from '@/lib/listing/facets/table';
import { isPreviewOn } from '@/lib/preview';
import { asset } from '@/lib/site/routes';
import type { ListingAnswer } from '@/lib/worker/protocol';
import { listingAnswers } from './listing-answers';
import type { ListingPlace } from './listing-place';

export type LiveState = {
  state: ListingState;
  /** The answer to the state, or while that is on its way one so far or the one before, so that nothing jumps. */
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
  const question = listingAnswers.question(scope, useQuery());
  const { state, query } = question;
  const isStatic = usePathname() === staticPath && query === '' && !isPreviewOn();
  const [answered, setAnswered] = useState(first);
  const [failed, setFailed] = useState<typeof question>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    setFailed(undefined);
    const show = (answer: ListingAnswer) => isCurrent && setAnswered(answer);
    listingAnswers
      .ask(question, show)
      .then(show)
      .catch(() => isCurrent && setFailed(question));
    return () => {
      isCurrent = false;
    };
  }, [question, attempt]);

  const addressOf = (changes: Partial<ListingState>) => {
    // A search keeps its words: they are part of where it stands, not of what is set.
    const words =
      scope.kind === 'search'
        ? `?${new URLSearchParams({ query: scope.query, ...(scope.isLiteral && { literal: '1' }) })}`
        : '';
    const set = serializeListing({ ...state, page: 1, ...changes }, facetsOf(scope));
    return `${asset(basePath)}${words}${words ? set.replace('?', '&') : set}`;
  };
  return {
    state,
    answer: question.answer ?? answered,
    status: isStatic ? 'static' : failed === question ? 'failed' : question.answer ? 'ready' : 'loading',
    change: (changes, mode = 'push') => writeAddress(addressOf(changes), mode),
    addressOf,
    retry: () => setAttempt(attempt + 1),
  };
}
