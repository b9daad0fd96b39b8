import type { HTMLAttributes } from 'react';
import { Tag } from '@/components/ui/layout';
import styles from '@/components/ui/layout.module.css';
import type { Card } from '@/lib/catalogue/card';
import { formatCount } from '@/lib/format';
import { getDiscountPercent } from '@/lib/money';

/** The badges of cards and of the product page: discount, minimum age, and number of places that the product does not ship to. */
export function ProductBadges({ card }: { card: Card }) {
  const { minimumAge, places, states } = card;
  return (
    <>
      <DiscountBadge {...card} />
      {minimumAge !== undefined && <Tag variant="warning">{`${minimumAge}+`}</Tag>}
      {places !== undefined && (
        // The custom element replaces the text once the shopper has selected a state.
        <shipping-mark className={`${styles.tag} ${styles.warning}`} data-states={states?.join(' ') || undefined}>
          {`Can't ship to ${formatCount(places, states?.length === places ? 'state' : 'place')}`}
        </shipping-mark>
      )}
    </>
  );
}

/** The discount, such as '25% off'; nothing without a discount. */
export function DiscountBadge(prices: Pick<Card, 'price' | 'oldPrice'>) {
  const discount = getDiscountPercent(prices);
  return discount !== undefined && <Tag>{`${discount}% off`}</Tag>;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shipping-mark': HTMLAttributes<HTMLElement> & { 'data-states'?: string | undefined };
    }
  }
}
