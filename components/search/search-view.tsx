'use client';

import { type ReactNode, useEffect } from 'react';
import { ProductListing } from '@/components/listing/product-listing';
import { ShipToStateLine } from '@/components/product/state-select';
import { Button, ButtonLink } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import field from '@/components/ui/field.module.css';
import { Icon } from '@/components/ui/icon';
import { EmptyState, VisuallyHidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import reserved from '@/components/ui/reserved-height.module.css';
import { useQueryString } from '@/components/ui/use-url';
import type { FilterParameter } from '@/lib/listing/url-state';
import type { ListingAnswer } from '@/lib/search/protocol';
import * as searchMessages from '@/lib/search/search-messages';
import { asset, routes } from '@/lib/site/routes';
import listing from '../listing/listing.module.css';
import styles from './search.module.css';

const CONTACT_LINK = { name: 'Ask us about it', href: routes.contact() };

type Props = {
  /** The facets whose parameters are read from the URL. */
  parameters: readonly FilterParameter[];
  children: ReactNode;
};

/**
 * The results for the query in the URL: a listing with filters, sort order and pages. `children` are next steps, shown without a query
 * or without results.
 */
export const SearchView = withErrorBoundary('search-results', function SearchView({ parameters, children }: Props) {
  const params = new URLSearchParams(useQueryString());
  const query = (params.get('query') ?? '').trim().slice(0, 200);
  useQueryInTitle(query);
  const isLiteral = params.get('literal') === '1';
  return (
    <div className={reserved.reservedHeight}>
      <form className={`${styles.query} ${layout.scriptOnly}`} action={asset(routes.search())} method="get" key={query}>
        <input
          className={field.control}
          type="search"
          name="query"
          aria-label="Search for"
          defaultValue={query}
          enterKeyHint="search"
        />
        <Button variant="primary" type="submit">
          Search
        </Button>
      </form>
      {query === '' ? (
        <>
          <p className={`${listing.note} ${layout.scriptOnly}`}>
            Search by product, brand, item number, size or color, or start from a category.
          </p>
          <p className={`${listing.note} ${layout.noScriptOnly}`}>{searchMessages.searchNeedsScript}</p>
          {children}
        </>
      ) : (
        <>
          <ShipToStateLine />
          <ProductListing
            key={`${query} ${isLiteral}`}
            scope={{ kind: 'search', query, isLiteral }}
            basePath={routes.search()}
            path={routes.search()}
            parameters={parameters}
            empty={{ message: searchMessages.noProducts, fallback: CONTACT_LINK }}
            notesOf={(answer) => <ResultNotes query={query} answer={answer} />}
            nothingOf={(answer) => (
              <NoResults query={query} answer={answer}>
                {!answer.similar && children}
              </NoResults>
            )}
          />
        </>
      )}
    </div>
  );
});

/** Adds the query to the document title, so that tabs and history entries of different searches have different titles. */
function useQueryInTitle(query: string): void {
  useEffect(() => {
    if (query === '') return;
    const { title } = document;
    document.title = `${query} | ${title}`;
    return () => {
      document.title = title;
    };
  }, [query]);
}

/** Notes above the results of a search: filters from the query, a spelling correction, and matching pages. */
function ResultNotes({ query, answer }: { query: string; answer: ListingAnswer }) {
  const { correction, queryFilters = [], pages = [], total } = answer;
  if (queryFilters.length + pages.length === 0 && !(correction && total > 0)) return null;
  return (
    <div className={listing.fullWidth}>
      {queryFilters.length > 0 && (
        <div className={listing.remark}>
          <ul className={listing.chips} aria-label="Filters from your search">
            {queryFilters.map(({ text, rest }) => (
              <li key={text}>
                <Link className={listing.chip} href={routes.search(rest)}>
                  <VisuallyHidden>Remove </VisuallyHidden>
                  <bdi>{text}</bdi>
                  <Icon name="close" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {correction && total > 0 && (
        <p className={listing.remark}>
          Showing results for <strong>{correction}</strong>.{' '}
          <Link className={layout.tapTarget} href={`${routes.search(query)}&literal=1`}>
            Search for “{query}” as typed
          </Link>
        </p>
      )}
      {pages.length > 0 && (
        <p className={listing.remark}>
          See also{' '}
          {pages.map(({ name, href }, index) => (
            <span key={href}>
              {index > 0 && ', '}
              <Link className={layout.tapTarget} href={href}>
                {name}
              </Link>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

type NoResultsProps = { query: string; answer: ListingAnswer; children: ReactNode };

/** Message for a search without results, or for a product that the shop does not sell. `children` are further links. */
function NoResults({ query, answer: { notSold, correction }, children }: NoResultsProps) {
  return (
    <EmptyState message={notSold ? searchMessages.notCarried(notSold.name) : searchMessages.nothingFound(query)}>
      {notSold?.nearest && (
        <ButtonLink href={notSold.nearest.href}>{`Closest match: ${notSold.nearest.name}`}</ButtonLink>
      )}
      {correction && <ButtonLink href={routes.search(correction)}>{`Did you mean “${correction}”?`}</ButtonLink>}
      <ButtonLink variant="quiet" href={CONTACT_LINK.href}>
        {CONTACT_LINK.name}
      </ButtonLink>
      {children}
    </EmptyState>
  );
}
