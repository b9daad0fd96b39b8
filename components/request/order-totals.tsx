import { counted } from '@/lib/counted';
import { formatUnits } from '@/lib/request/line-words';
import type { Totals } from '@/lib/request/review';
import { site } from '@/lib/site/site';
import styles from './request-desk.module.css';

/** The total of the list, with what it counts and what discounts take off. */
export function OrderTotals({ totals: { lines, pieces, subtotal, saved } }: { totals: Totals }) {
  return (
    <section className={styles.totals} aria-labelledby="totals">
      <h2 id="totals">Total</h2>
      <p className={styles.sum}>{formatUnits(subtotal)}</p>
      {site.taxWords && <p>{site.taxWords}</p>}
      <p className={styles.count}>
        {counted(lines, 'line')}, {counted(pieces, 'piece')}
        {saved > 0 && <span>, {formatUnits(saved)} off</span>}
      </p>
    </section>
  );
}
