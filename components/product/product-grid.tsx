import type { Card } from '@/lib/catalogue/card';
import { ProductCard } from './product-card';
import styles from './product-card.module.css';

type Props = { cards: readonly Card[]; columns?: 3 | 4; hasFirstPicture?: boolean };

/** Products side by side: two on a phone, three from a tablet on; or four as a hint, without their colors. */
export function ProductGrid({ cards, columns = 3, hasFirstPicture = false }: Props) {
  return (
    <ul className={columns === 4 ? `${styles.grid} ${styles.four}` : styles.grid}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard card={card} isFirst={hasFirstPicture && index === 0} hasColors={columns === 3} />
        </li>
      ))}
    </ul>
  );
}
