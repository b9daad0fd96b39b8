import { JsonLd } from '@/components/ui/json-ld';
import { Note } from '@/components/ui/layout';
import { StaticMarkup } from '@/components/ui/static-markup';
import { dayInWords } from '@/lib/day-in-words';
import type { ViewedOwnPage } from '@/lib/views/view-own-page';
import styles from './own-page-view.module.css';
import { PageBlocks } from './page-blocks';
import { PageFrame } from './page-frame';

/** A page of the owner's: its title, what it says, and the day on which it was last changed. */
export function OwnPageView({ view: { page, nodes, blocks, sources } }: { view: ViewedOwnPage }) {
  return (
    <PageFrame page={page}>
      <StaticMarkup name="text" className={styles.text}>
        {nodes.map((node) => (
          <JsonLd key={node} text={node} />
        ))}
        <PageBlocks blocks={blocks} sources={sources} isTop />
        {page.date && (
          <Note>
            Last changed on <time dateTime={page.date}>{inWords(page.date)}</time>
          </Note>
        )}
      </StaticMarkup>
    </PageFrame>
  );
}

/** '2026-03-24' -> 'March 24, 2026'. */
function inWords(date: string): string {
  const [year, month = 1, day = 1] = date.split('-').map(Number);
  return dayInWords({ year, month: month - 1, day });
}
