'use client';

import { useEffect, useState } from 'react';
import { isUpload } from '@/lib/admin/images/image-urls';
import { asset } from '@/lib/site/asset';
import { useAdminStore } from './admin-context';
import { useShowableImages } from './use-showable-images';

/**
 * The address to show a picture by: one that was added here and is not published yet comes out of this browser; undefined where it may
 * not be shown at all. Looked up again with each `added` one.
 */
export function useImageAddress(given: string | undefined, added = 0): string | undefined {
  const { store } = useAdminStore();
  const [path] = useShowableImages(given === undefined ? [] : [given]);
  const isAdded = path !== undefined && isUpload(path);
  const [kept, setKept] = useState<{ path: string; address: string | undefined }>();
  useEffect(() => {
    if (!isAdded || !store) return;
    let isCurrent = true;
    void store.imageAddress(path).then((address) => isCurrent && setKept({ path, address }));
    return () => {
      isCurrent = false;
    };
  }, [isAdded, path, store, added]);
  if (!path) return undefined;
  // Until this browser has answered, and where it does not have the picture, the published file is tried.
  if (isAdded) return kept?.path === path ? (kept.address ?? asset(path)) : undefined;
  return asset(path);
}
