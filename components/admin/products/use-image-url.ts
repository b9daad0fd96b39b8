'use client';

import { useEffect, useState } from 'react';
import { isAllowedByCsp, isUpload } from '@/lib/admin/images/image-urls';
import { asset } from '@/lib/site/asset';
import { useAdminStore } from '../layout/admin-context';

/**
 * The address to show a picture by: one that was added here and is not published yet comes out of this browser; undefined where it may
 * not be shown at all. Looked up again with each `added` one.
 */
export function useImageUrl(given: string | undefined, uploads = 0): string | undefined {
  const { store } = useAdminStore();
  const [path] = useShowableImages(given === undefined ? [] : [given]);
  const isAdded = path !== undefined && isUpload(path);
  const [stored, setStored] = useState<{ path: string; address: string | undefined }>();
  useEffect(() => {
    if (!isAdded || !store) return;
    let isCurrent = true;
    void store.imageAddress(path).then((address) => isCurrent && setStored({ path, address }));
    return () => {
      isCurrent = false;
    };
  }, [isAdded, path, store, uploads]);
  if (!path) return undefined;
  // Until this browser has answered, and where it does not have the picture, the published file is tried.
  if (isAdded) return stored?.path === path ? (stored.address ?? asset(path)) : undefined;
  return asset(path);
}

/** The image URLs of a list that the page may show: those that a build accepts and the page's policy allows. None before the store is open. */
export function useShowableImages(paths: readonly string[]): string[] {
  const { store } = useAdminStore();
  return store ? paths.filter((path) => store.imageAddressError(path) === undefined && isAllowedByCsp(path)) : [];
}
