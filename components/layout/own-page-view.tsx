import { JsonLd } from '@/components/ui/json-ld';
import { Note } from '@/components/ui/layout';
import { formatDate } from '@/lib/locale';
import { breadcrumbNode, ownPageNode } from '@/lib/seo/json-ld';
import type { OwnPage } from '@/lib/site/own-pages/parse-page';
import { ownShopPage } from '@/lib/site/shop-pages';
import { PageLayout, pageBreadcrumbs } from './page-layout';
import { PageText } from './page-text';
import styles from './pages.module.css';

/** A page that the owner wrote in Markdown. */
export function OwnPageView({ ownPage }: { ownPage: OwnPage }) {
  const page = ownShopPage(ownPage);
  return (
    <PageLayout page={page}>
      <div className={styles.text}>
        <JsonLd node={ownPageNode(ownPage)} />
        <JsonLd node={breadcrumbNode(pageBreadcrumbs(page))} />
        <PageText tree={ownPage.tree} />
        {page.date && (
          <Note>
            Last changed on <time dateTime={page.date}>{formatIsoDate(page.date)}</time>
          </Note>
        )}
      </div>
    </PageLayout>
  );
}

/** '2026-03-24' -> 'March 24, 2026'. */
function formatIsoDate(date: string): string {
  const [year, month = 1, day = 1] = date.split('-').map(Number);
  return formatDate({ year, month: month - 1, day });
}
