'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/layout';
import { useLoad } from '@/components/ui/use-load';
import { clearRecentProducts } from '@/lib/catalogue/recommendations/recent-products';
import { fetchCards } from '@/lib/listing/fetch-cards';
import { ProductCarousel } from './product-carousel';

/** Recently viewed products with their current data; deleted products are skipped. `onEmpty` is called if none is left. */
export function RecentlyViewedList({ ids, onEmpty }: { ids: readonly string[]; onEmpty: () => void }) {
  const { value: cards } = useLoad(ids.join(' '), () => fetchCards(ids).catch(() => []));
  const [isCleared, setCleared] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (cards?.length === 0) onEmpty();
  }, [cards, onEmpty]);
  useEffect(() => {
    // The focused button has been removed.
    if (isCleared) status.current?.focus();
  }, [isCleared]);

  const clear = () => {
    clearRecentProducts();
    setCleared(true);
  };
  if (!cards?.length) return null;
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
        <p ref={status} tabIndex={-1} role="status">
          The list is cleared.
        </p>
      ) : (
        <ProductCarousel cards={cards} />
      )}
    </Section>
  );
}
