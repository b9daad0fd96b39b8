'use client';

import { type ReactNode, useEffect } from 'react';
import { ProductListing } from '@/components/listing/product-listing';
import { ShipToStateLine } from '@/components/product/state-select';
import { Button } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import field from '@/components/ui/field.module.css';
import layout from '@/components/ui/layout.module.css';
import reserved from '@/components/ui/reserved-height.module.css';
import { useQueryString } from '@/components/ui/use-url';
import type { FilterParameter } from '@/lib/listing/url-state';
import * as searchMessages from '@/lib/search/search-messages';
import { asset } from '@/lib/site/asset';
import { routes } from '@/lib/site/routes';
import listing from '../listing/listing.module.css';
import { NoResults, ResultNotes } from './result-notes';
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
              <NoResults query={query} answer={answer} fallback={CONTACT_LINK}>
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
