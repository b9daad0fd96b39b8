import styles from './graphics.module.css';

const MOST = 5;
/** From one star's place to the next. */
const STEP = 18;
const SIZE = 16;
const STAR = '1.5l1.9 4.2 4.6.5-3.4 3.1.9 4.5-4-2.3-4 2.3.9-4.5-3.4-3.1 4.6-.5Z';

/** A rating from 0 to 5; the stars are rounded to whole ones (specification, section 9), the number is exact. */
export function Stars({ rating }: { rating: number }) {
  const full = Math.round(rating);
  return (
    <span className={styles.stars} role="img" aria-label={`Rated ${rating} of ${MOST}`}>
      <Row count={full} className={styles.full} />
      <Row count={MOST - full} />
      <span>{rating}</span>
    </span>
  );
}

/** Stars of one look, as one drawing. */
function Row({ count, className }: { count: number; className?: string | undefined }) {
  if (count === 0) return null;
  const width = STEP * count - (STEP - SIZE);
  const places = Array.from({ length: count }, (_, index) => SIZE / 2 + STEP * index);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: what holds it is the image
    <svg className={className} viewBox={`0 0 ${width} ${SIZE}`} width={width} height={SIZE}>
      <path d={places.map((middle) => `M${middle} ${STAR}`).join('')} />
    </svg>
  );
}
