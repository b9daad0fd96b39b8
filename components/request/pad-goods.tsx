import styles from './pad-lines.module.css';
import { chosenOf, type Pick } from './pad-picks';

/** The product of a pick by maker, name and item number, with what is noted of it. */
export function PadGoods({ pick }: { pick: Pick }) {
  const card = chosenOf(pick)?.row.card;
  if (!card) return null;
  return (
    <span className={styles.goods}>
      <bdi>
        <span className={styles.maker}>{card.brand}</span> {card.name}
      </bdi>{' '}
      <span className={styles.model}>{card.model ?? card.id}</span>
      {pick.note && <span className={styles.note}> ({pick.note})</span>}
    </span>
  );
}
