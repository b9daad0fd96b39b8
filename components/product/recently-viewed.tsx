'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import layout from '@/components/ui/layout.module.css';
import { whenNearViewport } from '@/components/ui/when-near-viewport';
import { addRecentProduct } from '@/lib/catalogue/recommendations/recent-products';
import styles from './product-view.module.css';
import type { RecentlyViewedList } from './recently-viewed-list';

/**
 * Remembers the product of the page in this browser, and shows those looked at before it. The place is kept free as soon as there is
 * something to show; the rest is fetched when it comes near.
 */
function RecentlyViewedPart({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [Strip, setStrip] = useState<typeof RecentlyViewedList>();

  // The catalog has none of them any more, or cannot be had.
  const giveUp = useCallback(() => setIds([]), []);

  useEffect(() => {
    const others = addRecentProduct(id);
    setIds(others);
    if (others.length === 0 || !place.current) return;
    return whenNearViewport(place.current, () => {
      import('./lazy-product-lists')
        .then(({ productLists }) => setStrip(() => productLists.RecentlyViewedList))
        .catch(giveUp);
    });
  }, [id, giveUp]);

  return (
    <div ref={place} className={ids.length > 0 ? `${styles.recent} ${layout.screenOnly}` : undefined}>
      {Strip && ids.length > 0 && <Strip ids={ids} onNothing={giveUp} />}
    </div>
  );
}

export const RecentlyViewed = withErrorBoundary('recently-viewed', RecentlyViewedPart);
