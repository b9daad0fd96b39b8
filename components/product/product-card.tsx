'use client';

import { Fragment } from 'react';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Card } from '@/lib/catalogue/card';
import type { SmallCard } from '@/lib/listing/fetch-cards';
import { getDiscountPercent } from '@/lib/money';
import { pictureSources } from '@/lib/site/picture-source';
import { routes } from '@/lib/site/routes';
import { DiscountBadge, Price, ProductBadges } from './price';
import styles from './product-card.module.css';
import './product-card.module.css';

type Props = { card: Card; isFirst?: boolean; hasColors?: boolean };

/**
 * A product in a grid: picture, brand, item number, name, facts, badges, price and colors. The style sheet places these rows by element
 * and order: add a new text to one of them.
 */
export function ProductCard({ card, isFirst = false, hasColors = true }: Props) {
  const hasBadges = [getDiscountPercent(card), card.minimumAge, card.places].some((badge) => badge !== undefined);
  return (
    <article className={styles.card}>
      <div>
        <Picture
          sources={pictureSources(card.images, card.category)}
          sizes="(width >= 768px) min(25vw, 21rem), 50vw"
          alt={card.alt ?? ''}
          isFirst={isFirst}
        />
      </div>
      <p>
        <bdi>{card.brand}</bdi>
        <span>{card.model ?? card.id}</span>
      </p>
      <h3>
        <Link className={layout.stretchedLink} href={routes.product(card.id, card.choice)}>
          <bdi>{card.name}</bdi>
        </Link>
      </h3>
      <p>{card.facts && <bdi>{card.facts.join(' · ')}</bdi>}</p>
      {hasBadges && (
        <p className={styles.tags}>
          <DiscountBadge {...card} />
          <ProductBadges card={card} />
        </p>
      )}
      <p>
        <Price price={card.price} oldPrice={card.oldPrice} isFrom={card.isFrom} />
        {card.sizes && <span>{card.sizes}</span>}
      </p>
      {hasColors && <ColorDots colors={card.colors} unsold={card.unsold} />}
      {/* The custom element adds buttons in the corners. */}
      <card-tools data-add={card.sizes ? undefined : ''} />
    </article>
  );
}

const MAX_DOTS = 4;
const DOT_STEP = 16;

/** Up to four color dots and the number of further colors. Unavailable colors are crossed out; screen readers get all names. */
function ColorDots({ colors, unsold = {} }: Pick<Card, 'colors' | 'unsold'>) {
  if (colors.length < 2) return null;
  const labels = colors.map(({ name }) => (unsold[name] ? `${name} (${unsold[name]})` : name));
  const more = colors.length - MAX_DOTS;
  return (
    <svg role="img" aria-label={`In ${labels.join(', ')}`}>
      {colors.slice(0, MAX_DOTS).map(({ name, hex }, index) => (
        <Fragment key={name}>
          <rect x={index * DOT_STEP || undefined} fill={hex} fillOpacity={unsold[name] && 0.4} />
          {unsold[name] && <path d={`M${index * DOT_STEP} 11l10-10`} stroke="currentColor" />}
        </Fragment>
      ))}
      {more > 0 && (
        <text x={MAX_DOTS * DOT_STEP} y="10">
          {`+${more}`}
        </text>
      )}
    </svg>
  );
}

type GridProps = { cards: readonly Card[]; columns?: 3 | 4; hasFirstPicture?: boolean };

/** Grid of 2 columns on a phone, 3 on a tablet and 4 on a wide screen; with `columns={4}`, one row without colors. */
export function ProductGrid({ cards, columns = 3, hasFirstPicture = false }: GridProps) {
  return (
    <ul className={columns === 4 ? `${styles.grid} ${styles.fourColumns}` : styles.grid}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard card={card} isFirst={hasFirstPicture && index === 0} hasColors={columns === 3} />
        </li>
      ))}
    </ul>
  );
}

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
