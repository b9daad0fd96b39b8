import { useEffect, useState } from 'react';
import type { IndexRow } from '@/lib/listing/row';
import { whyMissing } from '@/lib/offline/why-missing';
import { askCatalogue } from '@/lib/search/client';
import type { CompareTable } from './compare-table';

const NOT_LOADED = 'The product data could not be loaded, so nothing can be compared.';

type Result = { key: string; products?: readonly IndexRow[]; Table?: typeof CompareTable; error?: string };

/**
 * Loads products by id, and the table, which is too large for the first script of the page.
 * While a changed list loads, `products` has those that are still in the list.
 */
export function useComparedProducts(ids: readonly string[]) {
  const [result, setResult] = useState<Result>();
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify(ids);

  useEffect(() => {
    const wanted: string[] = JSON.parse(key);
    if (wanted.length === 0) return;
    let isCurrent = true;
    const show = (next: Omit<Result, 'key'>) => isCurrent && setResult({ key, ...next });
    Promise.all([askCatalogue({ kind: 'rows', ids: wanted }), import('./compare-table')]).then(
      ([products, { CompareTable }]) => show({ products, Table: CompareTable }),
      async () => show({ error: await whyMissing(NOT_LOADED) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);

  const products = result?.products?.filter(({ card }) => ids.includes(card.id));
  const isLoaded = products && result?.key === key;
  return {
    products,
    Table: result?.Table,
    /** Ids that are not in the catalogue; empty while loading. */
    unknownIds: isLoaded ? ids.filter((id) => products.every(({ card }) => card.id !== id)) : [],
    error: result?.error,
    retry: () => setAttempt(attempt + 1),
  };
}
