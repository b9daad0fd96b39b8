import { JsonLd } from '@/components/ui/json-ld';
import { Note } from '@/components/ui/layout';
import { dayInWords } from '@/lib/day-in-words';
import { breadcrumbNode, serializeNode } from '@/lib/seo/json-ld';
import { ownPageNode } from '@/lib/seo/own-page-node';
import { pageSources } from '@/lib/site/own-pages/page-sources';
import type { OwnPage } from '@/lib/site/own-pages/parse-page';
import { routes } from '@/lib/site/routes';
import { ownShopPage } from '@/lib/site/shop-pages';
import { PageBlocks } from './page-blocks';
import { PageFrame } from './page-frame';
import styles from './pages.module.css';

/** A page of the data folder: its title, its blocks, and the day of its last change. */
export function OwnPageView({ ownPage }: { ownPage: OwnPage }) {
  const { blocks, date } = ownPage;
  const page = ownShopPage(ownPage);
  const crumbs = [
    { name: 'Home', href: routes.home() },
    { name: page.label, href: page.path },
  ];
  return (
    <PageFrame page={page}>
      <div className={styles.text}>
        <JsonLd text={serializeNode(ownPageNode(ownPage))} />
        <JsonLd text={serializeNode(breadcrumbNode(crumbs))} />
        <PageBlocks blocks={blocks} sources={pageSources(blocks)} isTop />
        {date && (
          <Note>
            Last changed on <time dateTime={date}>{inWords(date)}</time>
          </Note>
        )}
      </div>
    </PageFrame>
  );
}

/** '2026-03-24' -> 'March 24, 2026'. */
function inWords(date: string): string {
  const [year, month = 1, day = 1] = date.split('-').map(Number);
  return dayInWords({ year, month: month - 1, day });
}
