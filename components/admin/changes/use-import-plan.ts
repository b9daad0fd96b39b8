'use client';

import { useEffect, useState } from 'react';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { ImportMap } from '@/lib/admin/import/import-map';
import type { ImportPlan } from '@/lib/admin/store-types';
import { useAdmin } from '../frame/admin-context';

/** A file that is being looked at: how far that is, what it would do, or why it cannot be read. */
export type Looking = { plan?: ImportPlan; done: number; fault?: string };

/** The plan for a file that is to be imported, made anew for each map; leaving the dialog ends it. */
export function useImportPlan(content: Uint8Array | string, map: ImportMap | undefined): Looking {
  const { store } = useAdmin();
  const [looking, setLooking] = useState<Looking>({ done: 0 });
  useEffect(() => {
    const stop = new AbortController();
    const onProgress = (done: number, all: number) => {
      if (!stop.signal.aborted) setLooking((now) => ({ ...now, done: done / all }));
    };
    store.planImport(content, map, { signal: stop.signal, onProgress }).then(
      (plan) => !stop.signal.aborted && setLooking({ plan, done: 1 }),
      () => !stop.signal.aborted && setLooking({ done: 1, fault: adminMessages.importFailed }),
    );
    return () => stop.abort();
  }, [store, content, map]);
  return looking;
}
