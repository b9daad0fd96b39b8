'use client';

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { ProductGrid } from '@/components/product/product-grid';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { Card } from '@/lib/catalogue/card';
import { messages } from '@/lib/messages';
import { asset, routes } from '@/lib/routes';
import { type SearchRecord, search } from '@/lib/search/match';
import styles from './search-view.module.css';

const SHOWN = 60;

type Index = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; records: SearchRecord[] };

const onNavigate = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

/** The results for the query in the address; `children` are the ways on when there is none, or nothing is found. */
export function SearchView({ children }: { children: ReactNode }) {
  const query = useSyncExternalStore(
    onNavigate,
    () => new URLSearchParams(window.location.search).get('query')?.trim() ?? '',
    () => '',
  );
  const [attempt, setAttempt] = useState(0);
  const index = useSearchIndex(query !== '', attempt);
  const cards = index.state === 'ready' ? search(index.records, query) : [];
  return (
    <>
      <form className={styles.form} action={asset(routes.search())} method="get" key={query}>
        <input type="search" name="query" aria-label="Search for" defaultValue={query} enterKeyHint="search" />
        <Button look="primary" type="submit">
          Search
        </Button>
      </form>
      <div className={styles.results}>
        {query === '' ? (
          children
        ) : index.state === 'failed' ? (
          <EmptyState message="The search data could not be loaded.">
            <Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>
          </EmptyState>
        ) : (
          <Results state={index.state} query={query} cards={cards}>
            {children}
          </Results>
        )}
      </div>
    </>
  );
}

type ResultsProps = { state: 'loading' | 'ready'; query: string; cards: readonly Card[]; children: ReactNode };

function Results({ state, query, cards, children }: ResultsProps) {
  const count = `${cards.length} ${cards.length === 1 ? 'product' : 'products'} for “${query}”`;
  const more = cards.length > SHOWN ? `, the first ${SHOWN} of them` : '';
  return (
    <>
      <h2 className={styles.count} role="status">
        {state === 'loading' ? 'Searching…' : `${count}${more}`}
      </h2>
      {cards.length > 0 && <ProductGrid cards={cards.slice(0, SHOWN)} />}
      {state === 'ready' && cards.length === 0 && (
        <EmptyState message={messages.noProducts}>
          <p>Try fewer words, or look through a category.</p>
          {children}
        </EmptyState>
      )}
    </>
  );
}

/** Fetches the index once there is something to look for; a new `attempt` fetches again. */
function useSearchIndex(isNeeded: boolean, attempt: number): Index {
  const [index, setIndex] = useState<Index>({ state: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to fetch again
  useEffect(() => {
    if (!isNeeded) return;
    const aborter = new AbortController();
    setIndex({ state: 'loading' });
    fetch(asset('/search-index.json'), { signal: aborter.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(String(response.status)))))
      .then((records: SearchRecord[]) => setIndex({ state: 'ready', records }))
      .catch(() => !aborter.signal.aborted && setIndex({ state: 'failed' }));
    return () => aborter.abort();
  }, [isNeeded, attempt]);
  return index;
}
