import { useEffect, useState } from 'react';
import type { IndexRow } from '@/lib/listing/row';
import { whyMissing } from '@/lib/offline/why-missing';
import type { RequestList } from '@/lib/request/request';
import { catalogMissing } from '@/lib/request/request-messages';
import { productsOf } from '@/lib/request/review';
import { askCatalogue } from '@/lib/search/client';

const NONE: readonly IndexRow[] = [];

/**
 * The catalog's rows for the products of a list and the pieces of its kits; what it does not have is missing. `isWhole` is false
 * while more is on its way: what is missing then may still come. `hasBegun` is false until the catalogue has answered for the
 * first time, or could not.
 */
export function useRows(list: RequestList | undefined) {
  const key = list && productsOf(list).sort().join(' ');
  const [found, setFound] = useState<{ key: string; rows: readonly IndexRow[] }>();
  const [failed, setFailed] = useState<{ key: string; fault: string }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!list || key === undefined) return;
    let isCurrent = true;
    setFailed(undefined);
    if (key === '') setFound({ key, rows: NONE });
    else {
      rowsWithPieces(list).then(
        (rows) => isCurrent && setFound({ key, rows }),
        async () => {
          const fault = await whyMissing(catalogMissing);
          if (isCurrent) setFailed({ key, fault });
        },
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [key, tries]);
  return {
    rows: found?.rows ?? NONE,
    isWhole: found !== undefined && found.key === key,
    hasBegun: found !== undefined || failed !== undefined,
    /** Why they could not be had. */
    fault: failed?.key === key ? failed?.fault : undefined,
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
