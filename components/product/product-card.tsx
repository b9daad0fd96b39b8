import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Card } from '@/lib/catalogue/card';
import { getDiscountPercent } from '@/lib/catalogue/price';
import { pictureSources } from '@/lib/site/picture-source';
import { routes } from '@/lib/site/routes';
import { CardTools } from './card-tools';
import { ColorDots } from './color-dots';
import { Price } from './price';
import styles from './product-card.module.css';
import { RuleOutMarks } from './rule-out-marks';

type Props = { card: Card; isFirst?: boolean; hasColors?: boolean };

/** A product in a grid: picture, brand and item number, name, facts, the marks that may rule it out at a glance, price and colors. */
export function ProductCard({ card, isFirst = false, hasColors = true }: Props) {
  const hasMarks = [getDiscountPercent(card), card.minimumAge, card.places].some((mark) => mark !== undefined);
  return (
    <article className={styles.card}>
      <div>
        <Picture
          sources={pictureSources(card.images, card.category)}
          sizes="(width >= 768px) 25vw, 50vw"
          alt={card.alt ?? ''}
          isFirst={isFirst}
        />
      </div>
      <p>
        <bdi>{card.brand}</bdi>
        {card.model && <span>{card.model}</span>}
      </p>
      <h3>
        <Link className={layout.cover} href={routes.product(card.id, card.choice)}>
          <bdi>{card.name}</bdi>
        </Link>
      </h3>
      <p>{card.facts && <bdi>{card.facts.join(' · ')}</bdi>}</p>
      {hasMarks && (
        <p className={styles.marks}>
          <RuleOutMarks card={card} />
        </p>
      )}
      <p>
        <Price price={card.price} oldPrice={card.oldPrice} isFrom={card.isFrom} />
        {card.sizes && <span>{card.sizes}</span>}
      </p>
      {hasColors && <ColorDots colors={card.colors} unsold={card.unsold} />}
      <CardTools canAdd={!card.sizes} />
    </article>
  );
}
