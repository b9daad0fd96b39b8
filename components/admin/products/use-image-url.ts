'use client';

import { useEffect, useState } from 'react';
import { isAllowedByCsp, isUpload } from '@/lib/admin/images/image-urls';
import { asset } from '@/lib/site/asset';
import { useAdminStore } from '../layout/admin-context';

/**
 * URL of a picture for an `img` element: a blob URL if it was uploaded in this browser. `undefined` if the build or the CSP rejects
 * its path. A new value of `uploads` (number of uploads) reads the browser's copy again.
 */
export function useImageUrl(source: string | undefined, uploads = 0): string | undefined {
  const { store } = useAdminStore();
  const [path] = useShowableImages(source === undefined ? [] : [source]);
  const isUploaded = path !== undefined && isUpload(path);
  const [stored, setStored] = useState<{ path: string; address: string | undefined }>();
  useEffect(() => {
    if (!isUploaded || !store) return;
    let isCurrent = true;
    void store.imageAddress(path).then((address) => isCurrent && setStored({ path, address }));
    return () => {
      isCurrent = false;
    };
  }, [isUploaded, path, store, uploads]);
  if (!path) return undefined;
  // Use the published file while the copy is loading, and if this browser has none.
  if (isUploaded) return stored?.path === path ? (stored.address ?? asset(path)) : undefined;
  return asset(path);
}

/** Filters image paths: keeps those that the build accepts and the page's CSP allows. Empty until the store is open. */
export function useShowableImages(paths: readonly string[]): string[] {
  const { store } = useAdminStore();
  return store ? paths.filter((path) => store.imageAddressError(path) === undefined && isAllowedByCsp(path)) : [];
}
