'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/layout';
import { adminMessages } from '@/lib/admin/admin-messages';
import { useStoreStatus } from './admin-context';

/** Shows its children once the store is open; until then a loading status, or an error with Retry. */
export function ProductsLoader({ title, children }: { title: string; children: ReactNode }) {
  const opening = useStoreStatus();
  if (opening.status === 'ready') return children;
  const { status, retry, progress, hint } = opening;
  return (
    <>
      <h1>{title}</h1>
      {status === 'loading' ? (
        <p role="status">Loading the products… {progress}</p>
      ) : (
        <EmptyState message={adminMessages.loadFailed}>
          <p>{hint}</p>
          <Button onClick={retry}>Retry</Button>
        </EmptyState>
      )}
    </>
  );
}
