import { Hidden } from './layout';
import styles from './stars.module.css';

const STAR = 'm8 1.5 1.9 4.2 4.6.5-3.4 3.1.9 4.5L8 11.5l-4 2.3.9-4.5L1.5 6.2l4.6-.5Z';

/** A rating from 0 to 5; the stars are rounded to whole ones (specification, section 9), the number is exact. */
export function Stars({ rating }: { rating: number }) {
  const full = Math.round(rating);
  return (
    <span className={styles.stars}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg
          key={star}
          className={star <= full ? `${styles.star} ${styles.full}` : styles.star}
          viewBox="0 0 16 16"
          width="16"
          height="16"
          stroke="currentColor"
          aria-hidden="true"
          focusable="false"
        >
          <path d={STAR} />
        </svg>
      ))}
      <span className={styles.number}>
        <Hidden>Rated </Hidden>
        {rating}
        <Hidden> of 5</Hidden>
      </span>
    </span>
  );
}
