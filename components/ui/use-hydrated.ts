import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False in the exported page and during hydration. For attributes that would hinder without JavaScript, such as `inert`. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
