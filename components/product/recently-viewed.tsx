'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import layout from '@/components/ui/layout.module.css';
import { whenNearViewport } from '@/components/ui/when-near-viewport';
import { addRecentProduct } from '@/lib/catalogue/recommendations/recent-products';
import styles from './product-view.module.css';

/**
 * Stores the product of the page in this browser, and shows the products viewed before it. Their height is reserved at once; code and
 * data load near the viewport.
 */
export const RecentlyViewed = withErrorBoundary('recently-viewed', function RecentlyViewed({ id }: { id: string }) {
  const container = useRef<HTMLDivElement>(null);
  /** Undefined if there is nothing to show. */
  const [shown, setShown] = useState<{ list?: ReactNode }>();

  useEffect(() => {
    const ids = addRecentProduct(id);
    if (ids.length === 0 || !container.current) return;
    setShown({});
    return whenNearViewport(container.current, () => {
      import('./lazy-product-lists')
        .then(({ productLists }) => productLists.recentlyViewed(ids))
        .then((list) => setShown(list && { list }))
        .catch(() => setShown(undefined));
    });
  }, [id]);

  return (
    <div ref={container} className={shown && `${styles.recent} ${layout.screenOnly}`}>
      {shown?.list}
    </div>
  );
});
