import { local } from '../storage/area';
import { storedValue } from '../storage/stored-value';
import { versioned } from '../storage/versioned';

const MOST = 8;
const LONGEST = 100;

const searches = storedValue(
  local,
  'recent-searches',
  versioned(1, ({ queries }) =>
    Array.isArray(queries)
      ? { queries: queries.filter((query) => typeof query === 'string' && query !== '') }
      : undefined,
  ),
);

/** What a visitor has searched for, the last one first. */
export function readRecentSearches(): string[] {
  return searches.get()?.queries.slice(0, MOST) ?? [];
}

/** Puts a search before the others; one in other letter case is the same. False when it could not be kept. */
export function addRecentSearch(query: string): boolean {
  const tidy = query.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
  if (tidy === '') return false;
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== tidy.toLowerCase());
  return searches.set({ queries: [tidy, ...others].slice(0, MOST) });
}

/** Forgets all searches. */
export function clearRecentSearches(): void {
  searches.set(undefined);
}
