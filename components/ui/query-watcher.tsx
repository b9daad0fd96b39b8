'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';
import { queryChanged } from './use-query';

function Watch() {
  const parameters = useSearchParams();
  useEffect(queryChanged, [parameters]);
  return null;
}

/** Hears of queries that the router changes by itself; in a boundary of its own, for it takes its content out of the export. */
export function QueryWatcher() {
  return (
    <Suspense fallback={null}>
      <Watch />
    </Suspense>
  );
}
