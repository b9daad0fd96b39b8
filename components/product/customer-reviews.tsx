import { Tag } from '@/components/ui/layout';
import { Stars } from '@/components/ui/stars';
import { formatCount } from '@/lib/format';
import { type Reviews, texts } from '@/lib/site/content';
import styles from './product-view.module.css';

type Review = Reviews['reviews'][number];

/** Overall rating and first review; the others are collapsed. A demo shop marks them as samples. */
export function CustomerReviews({ overall, reviews: [first, ...others] }: Pick<Reviews, 'overall' | 'reviews'>) {
  return (
    <>
      <p className={styles.review}>
        {texts.sample && <Tag>{texts.sample.mark}</Tag>}
        <Stars rating={overall.rating} />
        {`from ${formatCount(overall.count, 'review')}`}
      </p>
      {first && <ReviewList reviews={[first]} />}
      {others.length > 0 && (
        <details className={styles.moreReviews}>
          <summary>Show {formatCount(others.length, 'more review')}</summary>
          <ReviewList reviews={others} />
        </details>
      )}
    </>
  );
}

function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className={styles.reviews}>
      {reviews.map(({ name, date, rating, text }) => (
        <li key={name}>
          <p className={styles.review}>
            <strong>{name}</strong>
            <time dateTime={date}>{date}</time>
            <Stars rating={rating} />
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
