import { useSyncExternalStore } from 'react';

/** A screen without room for a table of many columns; style sheets say the same. */
const NARROW = '(width < 48rem)';

/** Whether the screen is narrow. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listen) => {
      const query = window.matchMedia(NARROW);
      query.addEventListener('change', listen);
      return () => query.removeEventListener('change', listen);
    },
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}
