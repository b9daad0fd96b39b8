import { JsonLd } from '@/components/ui/json-ld';
import { Note } from '@/components/ui/layout';
import { dayInWords } from '@/lib/day-in-words';
import { breadcrumbNode, ownPageNode, serializeNode } from '@/lib/seo/json-ld';
import type { OwnPage } from '@/lib/site/own-pages/parse-page';
import { routes } from '@/lib/site/routes';
import { ownShopPage } from '@/lib/site/shop-pages';
import { PageFrame } from './page-frame';
import { PageText } from './page-text';
import styles from './pages.module.css';

/** A page that the owner wrote: title, text and the date of the last change. */
export function OwnPageView({ ownPage }: { ownPage: OwnPage }) {
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
        <PageText tree={ownPage.tree} />
        {page.date && (
          <Note>
            Last changed on <time dateTime={page.date}>{inWords(page.date)}</time>
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
