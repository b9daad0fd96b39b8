'use client';

import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { SmallCard } from '@/lib/listing/fetch-cards';
import { pictureSources } from '@/lib/site/picture-source';
import { routes } from '@/lib/site/routes';
import { Price } from './price';
import styles from './product-card.module.css';

/** One row of products that scrolls sideways: picture, name and price. */
export function ProductCarousel({ cards }: { cards: readonly SmallCard[] }) {
  return (
    <ul className={styles.carousel}>
      {cards.map((card) => (
        <li key={card.id}>
          <Picture sources={pictureSources(card.images, card.category)} sizes="128px" alt="" />
          <Link className={layout.stretchedLink} href={routes.product(card.id)}>
            <bdi>{card.name}</bdi>
          </Link>
          <Price price={card.price} isFrom={card.isFrom} />
        </li>
      ))}
    </ul>
  );
}
