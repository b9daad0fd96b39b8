import { useEffect, useState } from 'react';
import type { IndexRow } from '@/lib/listing/row';
import { whyMissing } from '@/lib/offline/why-missing';
import { askCatalogue } from '@/lib/search/client';
import type { CompareSheet } from './compare-sheet';

const NOT_LOADED = 'The product data could not be loaded, so nothing can be compared.';

type Loaded = { named: readonly string[]; rows: readonly IndexRow[] };

/** The rows of these products as the catalogue has them now, and the table that shows them, which is fetched with them. */
export function useComparison(ids: readonly string[]) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [Table, setTable] = useState<typeof CompareSheet>();
  const [failed, setFailed] = useState<{ at: string; fault: string }>();
  const [attempt, setAttempt] = useState(0);
  // An address may name anything, blanks and line breaks too.
  const asked = JSON.stringify(ids);
  const at = `${asked} ${attempt}`;

  useEffect(() => {
    const named: string[] = JSON.parse(asked);
    if (named.length === 0) return;
    let isCurrent = true;
    Promise.all([askCatalogue({ kind: 'rows', ids: named }), import('./compare-sheet')]).then(
      ([rows, { CompareSheet }]) => {
        if (!isCurrent) return;
        setTable(() => CompareSheet);
        setLoaded({ named, rows });
        setFailed(undefined);
      },
      async () => {
        const fault = await whyMissing(NOT_LOADED);
        if (isCurrent) setFailed({ at, fault });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, at]);

  // Products that are taken out go at once; new ones wait for their rows.
  const rows = loaded?.rows.filter(({ card }) => ids.includes(card.id));
  const isKnown = loaded !== undefined && ids.every((id) => loaded.named.includes(id));
  return {
    found: isKnown ? rows : undefined,
    Table,
    /** Why they could not be had. */
    fault: failed?.at === at ? failed.fault : undefined,
    retry: () => setAttempt(attempt + 1),
  };
}
