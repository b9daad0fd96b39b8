import { useEffect, useState } from 'react';
import type { IndexRow } from '@/lib/index/row';
import type { RequestList } from '@/lib/request/request';
import { productsOf } from '@/lib/request/review';
import { askCatalogue } from '@/lib/worker/client';

const NONE: readonly IndexRow[] = [];

/**
 * The catalog's rows for the products of a list and the pieces of its kits; what it does not have is missing. `isWhole` is false
 * while more is on its way: what is missing then may still come.
 */
export function useRows(list: RequestList) {
  const key = productsOf(list).sort().join(' ');
  const [found, setFound] = useState<{ key: string; rows: readonly IndexRow[] }>({ key: '', rows: NONE });
  const [failed, setFailed] = useState<string>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setFailed(undefined);
    if (key === '') setFound({ key, rows: NONE });
    else {
      rowsWithPieces(list)
        .then((rows) => isCurrent && setFound({ key, rows }))
        .catch(() => isCurrent && setFailed(key));
    }
    return () => {
      isCurrent = false;
    };
  }, [key, tries]);
  return {
    rows: found.rows,
    isWhole: found.key === key,
    hasFailed: failed === key,
    retry: () => setTries(tries + 1),
  };
}

/** Kits are listed with what they are made of. */
async function rowsWithPieces(list: RequestList): Promise<IndexRow[]> {
  const ids = productsOf(list);
  const rows = await askCatalogue({ kind: 'rows', ids });
  const more = productsOf(list, rows);
  return more.length > ids.length ? askCatalogue({ kind: 'rows', ids: more }) : rows;
}
