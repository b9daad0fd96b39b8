'use client';

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { setValues } from '@/lib/listing/change-filters';
import { PRICE_STEPS, priceAtStep } from '@/lib/listing/price-scale';
import type { Before } from './hand-over';
import type { Answered } from './listing-answers';
import styles from './listing-layout.module.css';
import { ListingParts } from './listing-parts';
import type { ListingPlace } from './listing-place';
import { useListing } from './use-listing';
import { useNumber } from './use-number';

type Props = ListingPlace & {
  /** The answer with which the listing starts. */
  first: Answered;
  before: Before;
  /** The exported page's grid and numbered pages, shown while nothing is set. */
  children: ReactNode;
};

/** The listing once a visitor has reached for it: the catalogue worker filters, sorts and pages, the address holds the state. */
export function LiveListing({ first, before, children, ...given }: Props) {
  const container = useRef<HTMLDivElement>(null);
  // Another place is another listing: the same object lets a click pass by what is drawn.
  const [place] = useState(given);
  const live = useListing(place, first, container);
  useNumber(live.isExported);

  useLayoutEffect(() => {
    const { slidTo } = before;
    const slider = first.answer.facets.find(({ look }) => look === 'slider');
    if (slidTo === undefined || slider?.look !== 'slider') return;
    const values = slidTo < PRICE_STEPS ? [String(priceAtStep(slidTo, slider.highest))] : [];
    live.change(({ filters }) => ({ filters: setValues(filters, slider.parameter, values) }));
  }, []);

  return (
    <div ref={container} className={styles.layout}>
      <ListingParts live={live} place={place} before={before}>
        {children}
      </ListingParts>
    </div>
  );
}
