import type { ComponentType, ReactNode } from 'react';
import type { Scope } from '@/lib/listing/scope';
import type { Answered } from './listing-answers';
import type { ListingPlace } from './listing-place';

/** What a visitor has done to the exported listing, beside what its address says. */
export type Before = {
  /** Texts in the fields that find a value, by the facet's parameter. */
  finds: Readonly<Record<string, string>>;
  /** The facets that are open in its panel, by the words over them; undefined where it has none. */
  folds?: readonly string[] | undefined;
  /** The step to which the price slider was moved. */
  slidTo?: number | undefined;
  /** The button of the sheet was pressed. */
  isSheetWanted?: boolean;
};

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
