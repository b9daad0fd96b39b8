import { useSyncExternalStore } from 'react';

/** A screen on which two products stand side by side and the others beside them; the style sheet says the same. */
const NARROW = '(width < 48rem)';

/** Whether the comparison shows two columns at a time. */
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
