import itemNumber from '@/components/ui/item-number.module.css';
import { soldOf } from '@/lib/listing/sold-of';
import { lineVariant } from '@/lib/request/line-variant';
import styles from './order-pad.module.css';
import { chosenOf, type Pick } from './pad-picks';

/** The product of a pick by maker, name and the item number of what is chosen, with what is noted of it. */
export function PadGoods({ pick }: { pick: Pick }) {
  const row = chosenOf(pick)?.row;
  if (!row) return null;
  const { card } = row;
  const { number = card.id } = lineVariant({ choice: pick.choice, quantity: 1 }, soldOf(row));
  return (
    <span className={styles.product}>
      <bdi>
        <span>{card.brand}</span> {card.name}
      </bdi>{' '}
      <span className={itemNumber.number}>{number}</span>
      {pick.note && <span> ({pick.note})</span>}
    </span>
  );
}
