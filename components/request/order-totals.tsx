import { counted } from '@/lib/counted';
import { formatCents } from '@/lib/request/line-words';
import { type Totals, totalRemarks } from '@/lib/request/review';
import styles from './order-totals.module.css';

/** The total of the list, what that leaves out, and what limits it. */
export function OrderTotals({ totals, state }: { totals: Totals; state: string }) {
  const { lines, pieces, subtotal, saved } = totals;
  return (
    <section className={styles.totals} aria-labelledby="totals">
      <h2 id="totals">Total</h2>
      <dl>
        <div>
          <dt>
            {counted(lines, 'line')}, {counted(pieces, 'piece')}
          </dt>
          <dd className={styles.sum}>{formatCents(subtotal)}</dd>
        </div>
        {saved > 0 && (
          <div>
            <dt>Discounts, taken off</dt>
            <dd>{formatCents(saved)}</dd>
          </div>
        )}
      </dl>
      <ul>
        {totalRemarks(totals, state).map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    </section>
  );
}
