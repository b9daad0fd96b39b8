'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import layout from '@/components/ui/layout.module.css';
import { watchNear } from '@/components/ui/watch-near';
import { addRecentProduct } from '@/lib/catalogue/recent-products';
import styles from './product-view.module.css';
import type { ViewedStrip } from './viewed-strip';

/**
 * Remembers the product of the page in this browser, and shows those looked at before it. The place is kept free as soon as there is
 * something to show; the rest is fetched when it comes near.
 */
function RecentlyViewedPart({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [Strip, setStrip] = useState<typeof ViewedStrip>();

  // The catalog has none of them any more, or cannot be had.
  const giveUp = useCallback(() => setIds([]), []);

  useEffect(() => {
    const others = addRecentProduct(id);
    setIds(others);
    if (others.length === 0 || !place.current) return;
    return watchNear(place.current, () => {
      import('./strips').then(({ strips }) => setStrip(() => strips.ViewedStrip)).catch(giveUp);
    });
  }, [id, giveUp]);

  return (
    <div ref={place} className={ids.length > 0 ? `${styles.recent} ${layout.screen}` : undefined}>
      {Strip && ids.length > 0 && <Strip ids={ids} onNothing={giveUp} />}
    </div>
  );
}

export const RecentlyViewed = withErrorBoundary('recently-viewed', RecentlyViewedPart);
