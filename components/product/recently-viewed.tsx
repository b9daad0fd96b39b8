'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { Section } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { whenNearViewport } from '@/components/ui/when-near-viewport';
import { addRecentProduct, clearRecentProducts } from '@/lib/catalogue/recommendations/recent-products';
import { fetchCards, type SmallCard } from '@/lib/listing/fetch-cards';
import { ProductCarousel } from './product-card';
import styles from './product-view.module.css';

/**
 * Stores the product of the page in this browser, and shows the products viewed before it, with their current data. Their height is
 * reserved at once; the data loads near the viewport. Deleted products are skipped.
 */
export const RecentlyViewed = withErrorBoundary('recently-viewed', function RecentlyViewed({ id }: { id: string }) {
  const container = useRef<HTMLDivElement>(null);
  const [hasSpace, setHasSpace] = useState(false);
  const [cards, setCards] = useState<readonly SmallCard[]>([]);

  useEffect(() => {
    const ids = addRecentProduct(id);
    setHasSpace(ids.length > 0);
    if (ids.length === 0 || !container.current) return;
    let isCurrent = true;
    const cancel = whenNearViewport(container.current, async () => {
      const found = await fetchCards(ids).catch(() => []);
      if (!isCurrent) return;
      setCards(found);
      setHasSpace(found.length > 0);
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [id]);

  return (
    <div ref={container} className={hasSpace ? `${styles.recent} ${layout.screenOnly}` : undefined}>
      {cards.length > 0 && <RecentProducts cards={cards} />}
    </div>
  );
});

function RecentProducts({ cards }: { cards: readonly SmallCard[] }) {
  const [isCleared, setCleared] = useState(false);
  const clear = () => {
    clearRecentProducts();
    setCleared(true);
  };
  return (
    <Section
      id="viewed"
      title="Recently viewed"
      aside={
        !isCleared && (
          <Button variant="quiet" onClick={clear}>
            Clear this list
          </Button>
        )
      }
    >
      {isCleared ? (
        // The focused button has been removed.
        <p ref={(status) => status?.focus()} tabIndex={-1} role="status">
          The list is cleared.
        </p>
      ) : (
        <ProductCarousel cards={cards} />
      )}
    </Section>
  );
}
