import { type RefObject, useState } from 'react';
import { addRecentSearch, clearRecentSearches, readRecentSearches } from '@/lib/visitor/recent-searches';

/** The searches of before, as the list shows them; whoever clears them is back in the field. */
export function useRecentSearches(input: RefObject<HTMLInputElement | null>) {
  const [recent, setRecent] = useState(readRecentSearches);
  return {
    recent,
    refresh: () => setRecent(readRecentSearches()),
    add: addRecentSearch,
    clear: () => {
      clearRecentSearches();
      setRecent([]);
      input.current?.focus();
    },
  };
}
