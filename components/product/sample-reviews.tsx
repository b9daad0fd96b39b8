import { Stars } from '@/components/ui/stars';
import type { Reviews } from '@/lib/site/content';
import * as messages from '@/lib/site/messages';
import styles from './sample-reviews.module.css';

/** The specification's reviews block. It is sample data and says so first. */
export function SampleReviews({ overall, reviews }: Pick<Reviews, 'overall' | 'reviews'>) {
  return (
    <>
      <p className={styles.note}>
        {`${messages.sampleNote} Sample total: ${overall.rating} from ${overall.count} reviews.`}
      </p>
      <ul className={styles.list}>
        {reviews.map(({ name, date, rating, text }) => (
          <li key={name}>
            <p className={styles.head}>
              <strong>{name}</strong>
              <time dateTime={date}>{date}</time>
              <Stars rating={rating} />
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
