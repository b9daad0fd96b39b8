import { useEffect, useState } from 'react';
import type { IndexRow } from '@/lib/index/row';
import { laterStyles } from '@/lib/loader/later-styles';
import { askCatalogue } from '@/lib/worker/client';
import type { CompareSheet } from './compare-sheet';

type Loaded = { asked: string; rows: readonly IndexRow[] };

/** The rows of these products as the catalogue has them now, and the table that shows them, which is fetched with them. */
export function useComparison(ids: readonly string[]) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [Table, setTable] = useState<typeof CompareSheet>();
  const [failed, setFailed] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const asked = ids.join(' ');

  useEffect(() => {
    if (asked === '') return;
    let isCurrent = true;
    Promise.all([askCatalogue({ kind: 'rows', ids: asked.split(' ') }), import('./compare-sheet'), laterStyles()]).then(
      ([rows, { CompareSheet }]) => {
        if (!isCurrent) return;
        setTable(() => CompareSheet);
        setLoaded({ asked, rows });
        setFailed(undefined);
      },
      () => isCurrent && setFailed(`${asked} ${attempt}`),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, attempt]);

  // Products that are taken out go at once; new ones wait for their rows.
  const rows = loaded?.rows.filter(({ card }) => ids.includes(card.id));
  const isKnown = loaded !== undefined && ids.every((id) => loaded.asked.split(' ').includes(id));
  return {
    found: isKnown ? rows : undefined,
    Table,
    hasFailed: failed === `${asked} ${attempt}`,
    retry: () => setAttempt(attempt + 1),
  };
}
