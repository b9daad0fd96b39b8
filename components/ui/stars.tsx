import styles from './graphics.module.css';

const MAX_STARS = 5;
/** From one star's place to the next. */
const STEP = 18;
const SIZE = 16;
const STAR = '1.5l1.9 4.2 4.6.5-3.4 3.1.9 4.5-4-2.3-4 2.3.9-4.5-3.4-3.1 4.6-.5Z';

/** A rating from 0 to 5 with its exact number, so that the stars are rounded to halves. */
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

/** A part of the row of stars, as one drawing. It may begin or end in the middle of a star. */
function Row({ from, to, className }: { from: number; to: number; className?: string | undefined }) {
  if (from === to) return null;
  const [start, end] = [from, to].map((stars) => Math.floor(stars) * STEP + (stars % 1) * SIZE) as [number, number];
  const first = Math.floor(from);
  const middles = Array.from({ length: Math.ceil(to) - first }, (_, index) => SIZE / 2 + STEP * (first + index));
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: what holds it is the image
    <svg className={className} viewBox={`${start} 0 ${end - start} ${SIZE}`} width={end - start} height={SIZE}>
      <path d={middles.map((middle) => `M${middle} ${STAR}`).join('')} />
    </svg>
  );
}
