'use client';

import { useEffect } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { EmptyState } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import reserved from '@/components/ui/reserved-height.module.css';
import stack from '@/components/ui/stack.module.css';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useLoad } from '@/components/ui/use-load';
import { useQueryString, writeUrl } from '@/components/ui/use-url';
import { compareRoute, readCompareIds } from '@/lib/catalogue/compare/compare-url';
import { MAX_COMPARED, readComparison, saveComparison } from '@/lib/catalogue/compare/comparison-store';
import { queryCatalogue } from '@/lib/search/client';
import * as messages from '@/lib/site/messages';
import { asset, routes } from '@/lib/site/routes';
import { loadErrorMessage } from '@/lib/storage/offline/load-error';
import styles from './compare.module.css';

const LOAD_ERROR = 'The product data could not be loaded, so nothing can be compared.';

/** Loads products, and the table component, which is too large for the first script of the page. */
async function loadTable(ids: readonly string[]) {
  const [rows, { CompareTable }] = await Promise.all([
    queryCatalogue({ kind: 'rows', ids }),
    import('./compare-table'),
  ]);
  return { rows, Table: CompareTable };
}

/** Compares the products in the query. Default: the selected products, or a hint how to select some. */
export const CompareView = withErrorBoundary('comparison', function CompareView() {
  const isHydrated = useHydrated();
  const requestedIds = readCompareIds(useQueryString());
  const ids = requestedIds.slice(0, MAX_COMPARED);
  const isEmpty = ids.length === 0;
  const key = isEmpty ? undefined : JSON.stringify(ids);
  const load = () => loadTable(ids);
  const { value, isLoaded, error, retry } = useLoad(key, load, () => loadErrorMessage(LOAD_ERROR));

  useEffect(() => {
    // During hydration the query is empty, even if the URL has one.
    if (isHydrated && isEmpty) writeIds(readComparison(), 'replace');
  }, [isHydrated, isEmpty]);

  const remove = (id: string) => {
    const selected = readComparison();
    if (selected.includes(id)) saveComparison(selected.filter((other) => other !== id));
    const others = ids.filter((other) => other !== id);
    writeIds(others, 'push');
  };

  if (isHydrated && isEmpty) return <HowToCompare message="Nothing to compare yet." />;
  if (error)
    return (
      <EmptyState message={error}>
        <Button onClick={retry}>{messages.tryAgain}</Button>
      </EmptyState>
    );
  if (!isHydrated || !value) return <Loading />;
  const { rows, Table } = value;
  // While changed ids load, the previous products that are still requested.
  const products = rows.filter(({ card }) => ids.includes(card.id));
  const unknownIds = isLoaded ? ids.filter((id) => products.every(({ card }) => card.id !== id)) : [];
  return (
    <div className={`${reserved.reservedHeight} ${styles.view}`}>
      <div role="status">
        {requestedIds.length > MAX_COMPARED && (
          <p>You can compare up to four. {requestedIds.length - MAX_COMPARED} more not shown.</p>
        )}
        {unknownIds.map((id) => (
          <p className={stack.row} key={id}>
            <span>
              “<bdi>{id}</bdi>” is no longer in the catalog.
            </span>
            <Button variant="quiet" onClick={() => remove(id)} aria-label={`Remove: ${id}`}>
              Remove
            </Button>
          </p>
        ))}
        {products.length === 1 && <p>Add one more product to see them side by side.</p>}
      </div>
      {products.length > 0 ? (
        <Table products={products} onRemove={remove} />
      ) : (
        <HowToCompare message="None of these products is in the catalog." />
      )}
    </div>
  );
});

function writeIds(ids: readonly string[], mode: 'push' | 'replace'): void {
  writeUrl(asset(compareRoute(ids)), mode);
}

function HowToCompare({ message }: { message: string }) {
  return (
    <EmptyState message={message}>
      <p>Tap Compare on two to four products to see them side by side.</p>
      <ButtonLink href={routes.search()}>{messages.searchCatalog}</ButtonLink>
      <ButtonLink variant="quiet" href={routes.allProducts()}>
        {messages.allProducts}
      </ButtonLink>
    </EmptyState>
  );
}

function Loading() {
  return (
    <div className={reserved.reservedHeight}>
      <p className={layout.scriptOnly} role="status">
        Loading the comparison…
      </p>
      <p className={layout.noScriptOnly}>
        Comparing needs JavaScript. Each product page lists all specs:{' '}
        <a href={asset(routes.allProducts())}>{messages.allProducts}</a>.
      </p>
    </div>
  );
}
