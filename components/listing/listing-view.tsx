import type { ReactNode } from 'react';
import { ShipToStateLine } from '@/components/product/state-select';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { JsonLd } from '@/components/ui/json-ld';
import { Container, EmptyState } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { toCard } from '@/lib/catalogue/card';
import type { Listing } from '@/lib/listing/listings';
import { paginate } from '@/lib/listing/paginate';
import { DEFAULT_STATE } from '@/lib/listing/url-state';
import { formatNumber } from '@/lib/money';
import * as searchMessages from '@/lib/search/search-messages';
import { breadcrumbNode } from '@/lib/seo/json-ld';
import { listingFacts } from '@/lib/seo/listing-metadata';
import styles from './listing.module.css';
import { ProductListing } from './product-listing';
import { SkipToProducts } from './skip-to-products';

type Props = {
  listing: Listing;
  page: number;
  /** The path of the page. Default: that of the listing. */
  path?: string;
  /** A slider or pictures, for the first page. */
  banner?: ReactNode;
};

/** A listing page: heading, subcategories, filters, products and page links. */
export function ListingView({ listing, page, path = listing.hrefOf(page), banner }: Props) {
  const { title, description, crumbs, subcategories, products, scope, facets, hrefOf, empty } = listing;
  const count = products.length;
  const initial = {
    cards: paginate(products, page).map(toCard),
    count,
    total: count,
    state: { ...DEFAULT_STATE, page },
    chips: [],
    facets,
  };
  return (
    <Container>
      {count > 0 && <SkipToProducts />}
      <div className={styles.top}>
        <div>
          <Breadcrumbs crumbs={crumbs} />
          <JsonLd node={breadcrumbNode(crumbs)} />
          <div className={styles.heading}>
            <h1>
              <bdi>{title}</bdi>
              {page > 1 && <span data-number="">{`, page ${page}`}</span>}
            </h1>
            {description && <p>{description}</p>}
          </div>
        </div>
        {banner}
      </div>
      {subcategories.length > 0 && (
        <nav aria-label="Types">
          <ul className={`${layout.links} ${styles.subcategories}`}>
            {subcategories.map(({ name, href, products: { length }, isCurrent }) => (
              <li key={href}>
                <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {name}
                  <span className={layout.note}> {formatNumber(length)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {products.some(({ restrictions }) => restrictions && restrictions.states.length > 0) && <ShipToStateLine />}
      {count === 0 ? (
        <EmptyState message={empty.message}>
          <ButtonLink href={empty.fallback.href}>{empty.fallback.name}</ButtonLink>
        </EmptyState>
      ) : (
        <ProductListing
          scope={scope}
          basePath={hrefOf(1)}
          path={path}
          initial={initial}
          empty={{ ...empty, message: searchMessages.noProducts }}
        />
      )}
      {page === 1 && count > 0 && (
        <p id="facts" className={styles.facts}>
          {listingFacts(listing)}
        </p>
      )}
    </Container>
  );
}
