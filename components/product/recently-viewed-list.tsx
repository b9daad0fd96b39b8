'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/layout';
import type { Card } from '@/lib/catalogue/card';
import { clearRecentProducts } from '@/lib/catalogue/recommendations/recent-products';
import { askCatalogue } from '@/lib/search/client';
import { ProductCarousel } from './product-carousel';

/** Products looked at before, as the catalogue has them now; those that it no longer has are left out. */
export function RecentlyViewedList({ ids, onNothing }: { ids: readonly string[]; onNothing: () => void }) {
  const [cards, setCards] = useState<readonly Card[]>();
  const [isCleared, setCleared] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    let isCurrent = true;
    askCatalogue({ kind: 'rows', ids })
      .catch(() => [])
      .then((found) => {
        if (isCurrent && found.length > 0) setCards(found.map(({ card }) => card));
        else if (isCurrent) onNothing();
      });
    return () => {
      isCurrent = false;
    };
  }, [ids, onNothing]);

  useEffect(() => {
    // The button that had the focus is gone.
    if (isCleared) status.current?.focus();
  }, [isCleared]);

  const clear = () => {
    clearRecentProducts();
    setCleared(true);
  };
  if (!cards) return null;
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
