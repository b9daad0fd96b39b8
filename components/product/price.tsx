import { VisuallyHidden } from '@/components/ui/layout';
import { formatPrice, formatPriceRange, getDiscountPercent, isPriced } from '@/lib/catalogue/price';
import * as messages from '@/lib/site/messages';
import styles from './product-card.module.css';

type Props = {
  price: number;
  oldPrice?: number | undefined;
  /** Whether others cost more. */
  isFrom?: boolean | undefined;
  /** The highest of several prices. */
  highest?: number;
  isLarge?: boolean;
};

/** The price, or the lowest one where others cost more, with the old one struck through where there is a discount; a price of 0 is 'Contact for price'. */
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
