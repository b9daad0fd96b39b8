import { useEffect, useState } from 'react';
import type { IndexRow } from '@/lib/listing/index-row';
import type { RequestList } from '@/lib/request/request-list';
import { catalogNotLoaded } from '@/lib/request/request-messages';
import { queryCatalogue } from '@/lib/search/client';
import { loadErrorMessage } from '@/lib/storage/offline/load-error';

const NO_ROWS: readonly IndexRow[] = [];

/**
 * Loads the products of a list. `isLoaded` is false while products may be missing.
 * `hasStarted` is true after the first response or error of the catalogue.
 */
export function useProducts(list: RequestList | undefined) {
  const key = list && [...new Set(list.lines.map(({ product }) => product))].sort().join('\n');
  const [found, setFound] = useState<{ key: string; rows: readonly IndexRow[] }>();
  const [failed, setFailed] = useState<{ key: string; message: string }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    setFailed(undefined);
    if (key === '') setFound({ key, rows: NO_ROWS });
    else
      queryCatalogue({ kind: 'rows', ids: key.split('\n') }).then(
        (rows) => isCurrent && setFound({ key, rows }),
        async () => {
          const message = await loadErrorMessage(catalogNotLoaded);
          if (isCurrent) setFailed({ key, message });
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  return {
    rows: found?.rows ?? NO_ROWS,
    isLoaded: found !== undefined && found.key === key,
    hasStarted: found !== undefined || failed !== undefined,
    error: failed?.key === key ? failed?.message : undefined,
    retry: () => setAttempt(attempt + 1),
  };
}
