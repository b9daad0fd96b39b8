import { Tag, VisuallyHidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import type { Card } from '@/lib/catalogue/card';
import { formatCount } from '@/lib/format';
import { formatPrice, formatPriceRange, getDiscountPercent, isPriced } from '@/lib/money';
import * as messages from '@/lib/site/messages';
import styles from './product-card.module.css';

type Props = {
  price: number;
  oldPrice?: number | undefined;
  /** True if other variants cost more. */
  isFrom?: boolean | undefined;
  /** Highest price of the variants, for a range. */
  highest?: number;
  isLarge?: boolean;
};

/** A price, such as 'from $75.00', with the old price struck through if there is a discount. A price of 0 is 'Contact for price'. */
export function Price({ price, oldPrice, isFrom = false, highest = price, isLarge = false }: Props) {
  const className = isLarge ? `${styles.price} ${styles.large}` : styles.price;
  if (!isPriced({ price })) return <span className={className}>{messages.contactForPrice}</span>;
  const hasDiscount = getDiscountPercent({ price, oldPrice }) !== undefined;
  return (
    <span className={className}>
      {hasDiscount && <VisuallyHidden>Now </VisuallyHidden>}
      {`${isFrom ? 'from ' : ''}${formatPriceRange([{ price }, { price: highest }])}`}
      {hasDiscount && oldPrice !== undefined && (
        <>
          {' '}
          <del className={styles.oldPrice}>
            <VisuallyHidden>Before </VisuallyHidden>
            {formatPrice(oldPrice)}
          </del>
        </>
      )}
    </span>
  );
}

/** The badges of cards and of the product page: minimum age, and number of places that the product does not ship to. */
export function ProductBadges({ card }: { card: Card }) {
  const { minimumAge, places, states } = card;
  return (
    <>
      {minimumAge !== undefined && <Tag variant="warning">{`${minimumAge}+`}</Tag>}
      {places !== undefined && (
        // The custom element replaces the text once the shopper has selected a state.
        <shipping-mark className={`${layout.tag} ${layout.warning}`} data-states={states?.join(' ') || undefined}>
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
