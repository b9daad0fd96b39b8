'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the exported page and while React takes it over: what would only hinder without script is put on afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
