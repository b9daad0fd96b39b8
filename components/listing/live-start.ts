import type { ComponentType, ReactNode } from 'react';
import type { Scope } from '@/lib/listing/scope';
import type { ListingAnswer } from '@/lib/worker/protocol';
import type { listingAnswers } from './listing-answers';
import type { ListingPlace } from './listing-place';

type Live = ComponentType<ListingPlace & { first: ListingAnswer; startsWithSheet: boolean; children: ReactNode }>;

/** The live listing and the answer with which it starts. */
export type LiveStart = { Live: Live; first: ListingAnswer };

/** The code of the live listing with the answers of the visit, once it is there: Back from a product draws a filtered listing at once. */
let loaded: { Live: Live; answers: typeof listingAnswers } | undefined;

/** The live listing with the answer to an address, when both are there from before. */
export function readyAt(scope: Scope, query: string): LiveStart | undefined {
  const first = loaded?.answers.question(scope, query).answer;
  return loaded && first && { Live: loaded.Live, first };
}

/** The live listing with its first answer, which is asked for while the code is on its way. */
export async function startLive(scope: Scope): Promise<LiveStart> {
  const asking = import('./listing-answers').then(async ({ listingAnswers: answers }) => ({
    answers,
    first: await answers.askFirst(answers.question(scope, window.location.search)),
  }));
  const [{ LiveListing: Live }, { answers, first }] = await Promise.all([import('./live-listing'), asking]);
  loaded = { Live, answers };
  return { Live, first };
}
