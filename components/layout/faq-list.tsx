import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { OpenByHash } from '@/components/ui/open-by-hash';
import type { FaqEntry } from '@/lib/site/content';
import styles from './pages.module.css';

/**
 * Questions and answers. Only one is open at a time, because all have the same `name`. The id is inside the closed part, so
 * browsers open it for a link. Wide screens have two separate columns: opening an answer moves only its own column.
 */
export function FaqList({ entries }: { entries: readonly FaqEntry[] }) {
  const half = Math.ceil(entries.length / 2);
  return (
    <OpenByHash>
      <div className={styles.columns}>
        {[entries.slice(0, half), entries.slice(half)].map((column) => (
          <div key={column[0]?.id ?? ''}>
            {column.map((entry) => (
              <Question key={entry.id} entry={entry} />
            ))}
          </div>
        ))}
      </div>
    </OpenByHash>
  );
}

function Question({ entry: { id, question, answer } }: { entry: FaqEntry }) {
  return (
    <details className={styles.item} name="faq">
      <summary className={layout.underlineOnHover}>
        <h2>{question}</h2>
        <Icon name="chevron" />
      </summary>
      <div className={styles.answer} id={id}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <a className={layout.tapTarget} href={`#${id}`}>
            Link to this answer<VisuallyHidden> {question}</VisuallyHidden>
          </a>
        </p>
      </div>
    </details>
  );
}
