import { soldOf } from '@/lib/index/sold-of';
import { lineVariant } from '@/lib/request/line-variant';
import styles from './pad-lines.module.css';
import { chosenOf, type Pick } from './pad-picks';

/** The product of a pick by maker, name and the item number of what is chosen, with what is noted of it. */
export function PadGoods({ pick }: { pick: Pick }) {
  const row = chosenOf(pick)?.row;
  if (!row) return null;
  const { card } = row;
  const { number = card.id } = lineVariant({ choice: pick.choice, quantity: 1 }, soldOf(row));
  return (
    <span className={styles.goods}>
      <bdi>
        <span className={styles.maker}>{card.brand}</span> {card.name}
      </bdi>{' '}
      <span className={styles.model}>{number}</span>
      {pick.note && <span className={styles.note}> ({pick.note})</span>}
    </span>
  );
}
