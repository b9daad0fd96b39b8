import { Price } from '@/components/product/price';
import { formatUnits } from '@/lib/request/line-words';
import type { ReviewedLine } from '@/lib/request/review';
import styles from './request-lines.module.css';

/** The price of one and the sum; a line that the total leaves out says so in its remarks and has no sum. */
export function LinePrice({ reviewed: { variant, leftOut, amount } }: { reviewed: ReviewedLine }) {
  return (
    <>
      <span className={styles.each}>
        {variant ? <Price price={variant.price} oldPrice={variant.oldPrice} /> : 'No price'}
      </span>
      <span className={styles.sum}>{leftOut ? '–' : formatUnits(amount)}</span>
    </>
  );
}
