'use client';

import { useEffect, useState } from 'react';
import { asset } from '@/lib/site/routes';
import { useLedger } from './admin-context';

/** The address to show a picture by: one that was added here and is not published yet comes out of this browser. */
export function useImageAddress(path: string | undefined): string | undefined {
  const { store } = useLedger();
  const isUpload = path?.startsWith('/uploads/');
  const [kept, setKept] = useState<{ path: string; address: string | undefined }>();
  useEffect(() => {
    if (!isUpload || !path || !store) return;
    let isCurrent = true;
    void store.imageAddress(path).then((address) => isCurrent && setKept({ path, address }));
    return () => {
      isCurrent = false;
    };
  }, [isUpload, path, store]);
  if (!path) return undefined;
  // Until this browser has answered, and where it does not have the picture, the published file is tried.
  if (isUpload) return kept?.path === path ? (kept.address ?? asset(path)) : undefined;
  return asset(path);
}
