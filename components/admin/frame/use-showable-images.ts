'use client';

import { isShownHere } from '@/lib/admin/images/image-urls';
import { useAdminStore } from './admin-context';

/** The image URLs of a list that the page may show: those that a build accepts and the page's policy allows. None before the store is open. */
export function useShowableImages(paths: readonly string[]): string[] {
  const { store } = useAdminStore();
  return store ? paths.filter((path) => store.imageAddressFault(path) === undefined && isShownHere(path)) : [];
}
