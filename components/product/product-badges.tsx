import type { HTMLAttributes } from 'react';
import styles from '@/components/ui/layout.module.css';
import { Tag } from '@/components/ui/tag';
import type { Card } from '@/lib/catalogue/card';
import { getDiscountPercent } from '@/lib/catalogue/price';
import { formatCount } from '@/lib/format';

/** Marks that may rule a product out: what it has off, its least age, and the places that it is not shipped to. */
export function ProductBadges({ card }: { card: Card }) {
  const { minimumAge, places, states } = card;
  return (
    <>
      <DiscountBadge {...card} />
      {minimumAge !== undefined && <Tag look="warning">{`${minimumAge}+`}</Tag>}
      {places !== undefined && (
        // Where its element is defined it says what that means for the visitor's state.
        <shipping-mark className={`${styles.tag} ${styles.warning}`} data-states={states?.join(' ') || undefined}>
          {`Can't ship to ${formatCount(places, states?.length === places ? 'state' : 'place')}`}
        </shipping-mark>
      )}
    </>
  );
}

/** The percents that a price is below the one before; nothing where it is not below it. */
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
