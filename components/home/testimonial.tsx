import { Tag } from '@/components/ui/tag';
import { type Reviews, texts } from '@/lib/site/content';
import styles from './home.module.css';

/** A voice from the field; where the shop is a sample, with its word for that. */
export function Testimonial({ name, role, text }: Reviews['testimonial']) {
  return (
    <figure className={styles.quote}>
      <blockquote>{text}</blockquote>
      <figcaption>
        {texts.sample && <Tag>{texts.sample.mark}</Tag>} {name}, {role}
      </figcaption>
    </figure>
  );
}
