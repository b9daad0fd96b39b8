'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import layout from '@/components/ui/layout.module.css';
import { whenNearViewport } from '@/components/ui/when-near-viewport';
import { addRecentProduct } from '@/lib/catalogue/recommendations/recent-products';
import styles from './product-view.module.css';
import type { RecentlyViewedList } from './recently-viewed-list';

/**
 * Stores the product of the page in this browser, and shows the products viewed before it. Their height is reserved at once; code and
 * data load near the viewport.
 */
export const RecentlyViewed = withErrorBoundary('recently-viewed', function RecentlyViewed({ id }: { id: string }) {
  const container = useRef<HTMLDivElement>(null);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [List, setList] = useState<typeof RecentlyViewedList>();

  // None of them is in the catalogue, or loading failed.
  const hide = useCallback(() => setIds([]), []);

  useEffect(() => {
    const others = addRecentProduct(id);
    setIds(others);
    if (others.length === 0 || !container.current) return;
    return whenNearViewport(container.current, () => {
      import('./lazy-product-lists')
        .then(({ productLists }) => setList(() => productLists.RecentlyViewedList))
        .catch(hide);
    });
  }, [id, hide]);

  return (
    <div ref={container} className={ids.length > 0 ? `${styles.recent} ${layout.screenOnly}` : undefined}>
      {List && ids.length > 0 && <List ids={ids} onEmpty={hide} />}
    </div>
  );
});
