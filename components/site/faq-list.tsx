import { Icon } from '@/components/ui/icon';
import { Hidden } from '@/components/ui/layout';
import { OpenByHash } from '@/components/ui/open-by-hash';
import { StaticMarkup } from '@/components/ui/static-markup';
import type { FaqEntry } from '@/lib/site/content';
import styles from './faq-list.module.css';

/**
 * Questions that open one at a time: the shared `name` does it, without script. The address of an answer stands inside of what is
 * folded away, so that browsers unfold it by themselves.
 */
export function FaqList({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <OpenByHash className={styles.list}>
      <StaticMarkup name="questions">
        {entries.map(({ id, question, answer }) => (
          <details key={id} className={styles.item} name="faq">
            <summary>
              <h2>{question}</h2>
              <Icon name="chevron" />
            </summary>
            <div className={styles.answer} id={id}>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <p className={styles.address}>
                <a href={`#${id}`}>
                  Link to this answer<Hidden> {question}</Hidden>
                </a>
              </p>
            </div>
          </details>
        ))}
      </StaticMarkup>
    </OpenByHash>
  );
}
