import type { ComponentType, ReactNode } from 'react';
import type { Scope } from '@/lib/listing/scope';
import type { Before } from './hand-over';
import type { Answered } from './listing-answers';
import type { ListingPlace } from './listing-place';

type Live = ComponentType<ListingPlace & { first: Answered; before: Before; children: ReactNode }>;

/** The live listing and the answer with which it starts. */
export type LiveStart = { Live: Live; first: Answered };

/** The live listing with its first answer, which is asked for while the code is on its way. */
export async function startLive(scope: Scope): Promise<LiveStart> {
  const asking = import('./listing-answers').then(async ({ listingAnswers }) => {
    const asked = () => listingAnswers.question(scope, window.location.search);
    for (;;) {
      const question = asked();
      const first = await listingAnswers.askFirst(question);
      // More may have been ticked meanwhile.
      if (question === asked()) return first;
    }
  });
  const [{ LiveListing: Live }, first] = await Promise.all([import('./live-listing'), asking]);
  return { Live, first };
}
