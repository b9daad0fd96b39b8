import { Icon } from '@/components/ui/icon';
import type { FaqEntry } from '@/lib/content';
import styles from './faq-list.module.css';

/** Questions that open one at a time: the shared `name` does it, without script. */
export function FaqList({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <div className={styles.list}>
      {entries.map(({ id, question, answer }) => (
        <details key={id} id={id} className={styles.item} name="faq">
          <summary>
            {question}
            <Icon name="chevron" />
          </summary>
          <div className={styles.answer}>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
