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
import { toCard } from '@/lib/catalogue/card';
import type { Listing } from '@/lib/listing/listings';
import { pageLinks, paginate } from '@/lib/listing/paginate';
import { breadcrumbNode, serializeNode } from '@/lib/seo/json-ld';
import { listingFacts } from '@/lib/seo/listing-metadata';
import * as searchMessages from '@/lib/site/search-messages';
import { ExportedListing } from './exported-listing';
import { ListingShell } from './listing-shell';
import styles from './listing-view.module.css';

type Props = {
  listing: Listing;
  page: number;
  /** The page's own address where it is not the listing's: its twin's. */
  path?: string;
  /** A slider or a banner, on the first page. */
  banner?: ReactNode;
};

/** A page of goods: heading, narrower subcategories, grid and numbered pages, all of it plain links. */
export function ListingView({ listing, page, path = listing.hrefOf(page), banner }: Props) {
  const { title, description, crumbs, subcategories, products, pages, hrefOf, empty, scope, facets } = listing;
  const cards = paginate(products, page).map(toCard);
  const summary = searchMessages.showing(cards.length, products.length);
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
                  {subcategory.name} <span className={styles.count}>{subcategory.products.length}</span>
                </Link>
              </li>
            ))}
          </ul>
        </StaticMarkup>
      )}
      {products.some(({ restrictions }) => restrictions?.states.length) && <HomeStateLine />}
      {cards.length === 0 ? (
        <EmptyState message={empty.message}>
          <ButtonLink href={empty.wayOut.href}>{empty.wayOut.name}</ButtonLink>
        </EmptyState>
      ) : (
        <ListingShell
          scope={scope}
          basePath={hrefOf(1)}
          staticPath={path}
          summary={summary}
          count={products.length}
          empty={{ ...empty, message: searchMessages.noProducts }}
        >
          <ExportedListing facets={facets} summary={summary}>
            <ProductGrid cards={cards} hasFirstPicture />
            <Pagination current={page} links={pageLinks(page, pages)} hrefOf={hrefOf} />
          </ExportedListing>
        </ListingShell>
      )}
      {cards.length > 0 && page === 1 && (
        <StaticMarkup name="facts" as="p" className={styles.facts}>
          {listingFacts(listing)}
        </StaticMarkup>
      )}
    </Wrap>
  );
}
