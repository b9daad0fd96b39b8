import type { ReactNode } from 'react';
import { HomeStateLine } from '@/components/product/home-state-line';
import { ProductGrid } from '@/components/product/product-grid';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { JsonLd } from '@/components/ui/json-ld';
import { Wrap } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { Pagination } from '@/components/ui/pagination';
import { StaticMarkup } from '@/components/ui/static-markup';
import { formatCount } from '@/lib/money';
import { breadcrumbNode, serializeNode } from '@/lib/seo/json-ld';
import * as searchMessages from '@/lib/site/search-messages';
import type { ViewedListing } from '@/lib/views/view-listing';
import { ExportedListing } from './exported-listing';
import { ListingShell } from './listing-shell';
import styles from './listing-view.module.css';

type Props = {
  view: ViewedListing;
  /** A slider or a banner, on the first page. */
  banner?: ReactNode;
};

/** A page of goods: heading, narrower subcategories, grid and numbered pages, all of it plain links. */
export function ListingView({ view, banner }: Props) {
  const { title, description, crumbs, subcategories, count, cards, page, path, basePath, hrefs, empty } = view;
  const summary = searchMessages.showing(cards.length, count);
  return (
    <Wrap>
      <div className={styles.top}>
        <StaticMarkup name="head">
          <Breadcrumbs crumbs={crumbs} />
          <JsonLd text={serializeNode(breadcrumbNode(crumbs))} />
          <div className={styles.head}>
            <h1>
              <bdi>{title}</bdi>
              {page > 1 && <span data-number="">{`, page ${page}`}</span>}
            </h1>
            <p>{description}</p>
          </div>
        </StaticMarkup>
        {banner && <div className={styles.banner}>{banner}</div>}
      </div>
      {subcategories.length > 0 && (
        <StaticMarkup name="sections" as="nav" aria-label="Sections">
          <ul className={styles.subcategories}>
            {subcategories.map((subcategory) => (
              <li key={subcategory.href}>
                <Link href={subcategory.href} aria-current={subcategory.isCurrent ? 'page' : undefined}>
                  {subcategory.name}
                  {subcategory.count !== undefined && (
                    <span className={styles.count}> {formatCount(subcategory.count)}</span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </StaticMarkup>
      )}
      {view.hasLimits && <HomeStateLine />}
      {cards.length === 0 ? (
        <EmptyState message={empty.message}>
          <ButtonLink href={empty.wayOut.href}>{empty.wayOut.name}</ButtonLink>
        </EmptyState>
      ) : (
        <ListingShell
          scope={view.scope}
          basePath={basePath}
          staticPath={path}
          summary={summary}
          count={count}
          empty={{ ...empty, message: searchMessages.noProducts }}
        >
          <ExportedListing facets={view.facets} summary={summary}>
            <ProductGrid cards={cards} hasFirstPicture />
            <Pagination current={page} links={view.links} hrefOf={(number) => hrefs[number] ?? basePath} />
          </ExportedListing>
        </ListingShell>
      )}
      {view.facts !== undefined && (
        <StaticMarkup name="facts" as="p" className={styles.facts}>
          {view.facts}
        </StaticMarkup>
      )}
    </Wrap>
  );
}
