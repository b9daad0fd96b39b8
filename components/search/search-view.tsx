'use client';

import { type ReactNode, useEffect } from 'react';
import { ListingShell } from '@/components/listing/listing-shell';
import { HomeStateLine } from '@/components/product/home-state-line';
import { Button } from '@/components/ui/button';
import field from '@/components/ui/field.module.css';
import scripted from '@/components/ui/scripted.module.css';
import { useQuery } from '@/components/ui/use-query';
import { asset } from '@/lib/site/asset';
import { routes } from '@/lib/site/routes';
import * as searchMessages from '@/lib/site/search-messages';
import styles from './search-view.module.css';

/**
 * The results for the query in the address: a listing like any other, with its filters, sort and pages. `children` are the ways
 * on when nothing was asked, or nothing found.
 */
export function SearchView({ children }: { children: ReactNode }) {
  const parameters = new URLSearchParams(useQuery());
  const query = (parameters.get('query') ?? '').trim().slice(0, 200);
  useQueryInTitle(query);
  const isLiteral = parameters.get('literal') === '1';
  return (
    <div className={styles.view}>
      <form className={`${styles.form} ${scripted.with}`} action={asset(routes.search())} method="get" key={query}>
        <input
          className={field.control}
          type="search"
          name="query"
          aria-label="Search for"
          defaultValue={query}
          enterKeyHint="search"
        />
        <Button look="primary" type="submit">
          Search
        </Button>
      </form>
      {query === '' ? (
        <>
          <p className={`${styles.hint} ${scripted.with}`}>
            Search by product, maker, item number, size or color, or start from a category.
          </p>
          <p className={`${styles.hint} ${scripted.without}`}>{searchMessages.searchNeedsScript}</p>
          {children}
        </>
      ) : (
        <>
          <HomeStateLine />
          <ListingShell
            key={`${query} ${isLiteral}`}
            scope={{ kind: 'search', query, isLiteral }}
            basePath={routes.search()}
            staticPath=""
            summary=""
            count={0}
            empty={{ message: searchMessages.noProducts, wayOut: { name: 'Ask us about it', href: routes.contact() } }}
            waiting={
              <p className={styles.hint} role="status">
                Searching…
              </p>
            }
          >
            {children}
          </ListingShell>
        </>
      )}
    </div>
  );
}

/** Says in the document's title what was searched for: tabs and the history tell one search from another by it. */
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
