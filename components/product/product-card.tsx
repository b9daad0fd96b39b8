import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Tag } from '@/components/ui/tag';
import type { Card } from '@/lib/catalogue/card';
import { getDiscountPercent } from '@/lib/catalogue/price';
import { pictureSources } from '@/lib/site/picture-source';
import { routes } from '@/lib/site/routes';
import { CardTools } from './card-tools';
import { Price } from './price';
import styles from './product-card.module.css';
import { ShippingMark } from './shipping-mark';

/** A product in a grid: drawing, maker and model, name, what tells it apart, the marks that may rule it out at a glance, and price. */
export function ProductCard({ card, isFirst = false }: { card: Card; isFirst?: boolean }) {
  const discount = getDiscountPercent(card);
  const hasMarks = [discount, card.minimumAge, card.places].some((mark) => mark !== undefined);
  return (
    <article className={styles.card}>
      <div className={styles.figure}>
        <Picture
          sources={pictureSources(card.images, card.category)}
          sizes="(width >= 768px) 25vw, 50vw"
          alt={card.alt ?? ''}
          isFirst={isFirst}
        />
      </div>
      <div className={styles.facts}>
        <p className={styles.maker}>
          <bdi>{card.brand}</bdi>
          {card.model && <span className={styles.model}>{card.model}</span>}
        </p>
        <h3 className={styles.name}>
          <Link href={routes.product(card.id, card.color)}>
            <bdi>{card.name}</bdi>
          </Link>
        </h3>
        {card.apart && (
          <p className={styles.quiet}>
            <bdi>{card.apart.join(' · ')}</bdi>
          </p>
        )}
        {hasMarks && (
          <p className={styles.marks}>
            {discount !== undefined && <Tag>{`${discount}% off`}</Tag>}
            {card.minimumAge !== undefined && <Tag look="warning">{`${card.minimumAge}+`}</Tag>}
            {card.places !== undefined && <ShippingMark places={card.places} states={card.states} />}
          </p>
        )}
        <p className={styles.foot}>
          <Price price={card.price} oldPrice={card.oldPrice} />
          {card.sizes && <span className={styles.quiet}>{card.sizes}</span>}
        </p>
        <CardTools canAdd={!card.sizes} />
      </div>
    </article>
  );
}
