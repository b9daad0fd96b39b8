import cover from '@/components/ui/cover.module.css';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { pictureSources } from '@/lib/site/picture-source';
import { routes } from '@/lib/site/routes';
import type { StripCard } from '@/lib/views/cards';
import { Price } from './price';
import styles from './product-strip.module.css';

/** Products in one line to swipe through: picture, name and price. */
export function ProductStrip({ cards }: { cards: readonly StripCard[] }) {
  return (
    <ul className={styles.strip}>
      {cards.map((card) => (
        <li key={card.id}>
          <Picture sources={pictureSources(card.images, card.category)} sizes="128px" alt="" />
          <Link className={cover.cover} href={routes.product(card.id)}>
            <bdi>{card.name}</bdi>
          </Link>
          <Price price={card.price} isFrom={card.isFrom} />
        </li>
      ))}
    </ul>
  );
}
