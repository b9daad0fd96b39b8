import { Note } from '@/components/ui/layout';
import type { Reviews } from '@/lib/site/content';
import styles from './home.module.css';

/** A sample voice, labelled as one. */
export function Testimonial({ name, role, text }: Reviews['testimonial']) {
  return (
    <figure className={styles.quote}>
      <Note>Sample testimonial: written for this demo, not said by a customer.</Note>
      <blockquote>{text}</blockquote>
      <figcaption>
        {name}, {role}
      </figcaption>
    </figure>
  );
}
