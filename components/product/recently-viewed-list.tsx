import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/layout';
import { clearRecentProducts } from '@/lib/catalogue/recommendations/recent-products';
import { fetchCards, type SmallCard } from '@/lib/listing/fetch-cards';
import { ProductCarousel } from './product-carousel';

/** Recently viewed products with their current data; deleted products are skipped. `onEmpty` is called if none is left. */
export function RecentlyViewedList({ ids, onEmpty }: { ids: readonly string[]; onEmpty: () => void }) {
  const [cards, setCards] = useState<readonly SmallCard[]>();
  const [isCleared, setCleared] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    let isCurrent = true;
    fetchCards(ids)
      .catch(() => [])
      .then((found) => {
        if (isCurrent && found.length > 0) setCards(found);
        else if (isCurrent) onEmpty();
      });
    return () => {
      isCurrent = false;
    };
  }, [ids, onEmpty]);

  useEffect(() => {
    // The focused button has been removed.
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
