'use client';

import { isShownHere } from '@/lib/admin/images/is-shown-here';
import { useLedger } from './admin-context';

/**
 * Of addresses of pictures those that may stand in a page: what a build would refuse stays out of the admin's too, whoever wrote it
 * into the list, a draft or a file, and what the page's own policy does. None before the ledger is there.
 */
export function useSoundImages(paths: readonly string[]): string[] {
  const { store } = useLedger();
  return store ? paths.filter((path) => store.imageAddressFault(path) === undefined && isShownHere(path)) : [];
}
