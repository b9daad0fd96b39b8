import { Stars } from '@/components/ui/stars';
import { Tag } from '@/components/ui/tag';
import { counted } from '@/lib/counted';
import { type Reviews, texts } from '@/lib/site/content';
import styles from './product-view.module.css';

/** The specification's reviews block: the whole, then each; where the shop is a sample, its word for that stands first. */
export function SampleReviews({ overall, reviews }: Pick<Reviews, 'overall' | 'reviews'>) {
  return (
    <>
      <p className={styles.review}>
        {texts.sample && <Tag>{texts.sample.mark}</Tag>}
        <Stars rating={overall.rating} />
        {`from ${counted(overall.count, 'review')}`}
      </p>
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
    </>
  );
}
