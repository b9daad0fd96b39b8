'use client';

import styles from './graphics.module.css';

const MAX_STARS = 5;
/** Distance between the left edges of two stars, in SVG units. */
const STAR_DISTANCE = 18;
const STAR_SIZE = 16;
const STAR_PATH = '1.5l1.9 4.2 4.6.5-3.4 3.1.9 4.5-4-2.3-4 2.3.9-4.5-3.4-3.1 4.6-.5Z';
const STARS = Array.from({ length: MAX_STARS }, (_, index) => `M${8 + index * STAR_DISTANCE} ${STAR_PATH}`).join('');

/** A rating from 0 to 5: stars, rounded to halves, and the exact number. */
export function Stars({ rating }: { rating: number }) {
  const shown = Math.round(rating * 2) / 2;
  return (
    <span className={styles.stars} role="img" aria-label={`Rated ${rating} of ${MAX_STARS}`}>
      <Row from={0} to={shown} className={styles.full} />
      <Row from={shown} to={MAX_STARS} />
      <span>{rating}</span>
    </span>
  );
}

/** The stars between two ratings: a part of all stars. `from` and `to` may be halves. */
function Row({ from, to, className }: { from: number; to: number; className?: string | undefined }) {
  if (from === to) return null;
  const leftOf = (stars: number) => Math.floor(stars) * STAR_DISTANCE + (stars % 1) * STAR_SIZE;
  const width = leftOf(to) - leftOf(from);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the parent has the role and the label
    <svg className={className} viewBox={`${leftOf(from)} 0 ${width} ${STAR_SIZE}`} width={width} height={STAR_SIZE}>
      <path d={STARS} />
    </svg>
  );
}
