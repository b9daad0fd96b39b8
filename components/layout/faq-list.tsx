import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { OpenByHash } from '@/components/ui/open-by-hash';
import type { FaqEntry } from '@/lib/site/content';
import styles from './pages.module.css';

/**
 * Questions of which one is open at a time, by their shared `name`. The id of an answer is inside the folded part, so that
 * browsers unfold it for a link. A wide screen has two columns, and an open answer moves only its own column.
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
