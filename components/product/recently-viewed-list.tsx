import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/layout';
import { clearRecentProducts } from '@/lib/catalogue/recommendations/recent-products';
import { fetchCards, type SmallCard } from '@/lib/listing/fetch-cards';
import { ProductCarousel } from './product-card';

/** The products with these ids and their current data; deleted products are skipped. Undefined if none is left. */
export async function recentlyViewed(ids: readonly string[]) {
  const cards = await fetchCards(ids);
  return cards.length > 0 ? <RecentlyViewedList cards={cards} /> : undefined;
}

function RecentlyViewedList({ cards }: { cards: readonly SmallCard[] }) {
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
