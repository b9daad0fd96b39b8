'use client';

import styles from './graphics.module.css';

const MAX_STARS = 5;
/** Distance between the left edges of two stars, in SVG units. */
const STAR_DISTANCE = 18;
const STAR_SIZE = 16;
const STAR_PATH = '1.5l1.9 4.2 4.6.5-3.4 3.1.9 4.5-4-2.3-4 2.3.9-4.5-3.4-3.1 4.6-.5Z';

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

/** The stars between two ratings as one SVG. `from` and `to` may be halves. */
function Row({ from, to, className }: { from: number; to: number; className?: string | undefined }) {
  if (from === to) return null;
  const [start, end] = [from, to].map((stars) => Math.floor(stars) * STAR_DISTANCE + (stars % 1) * STAR_SIZE) as [
    number,
    number,
  ];
  const first = Math.floor(from);
  const middles = Array.from(
    { length: Math.ceil(to) - first },
    (_, index) => STAR_SIZE / 2 + STAR_DISTANCE * (first + index),
  );
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the parent has the role and the label
    <svg
      className={className}
      viewBox={`${start} 0 ${end - start} ${STAR_SIZE}`}
      width={end - start}
      height={STAR_SIZE}
    >
      <path d={middles.map((middle) => `M${middle} ${STAR_PATH}`).join('')} />
    </svg>
  );
}
