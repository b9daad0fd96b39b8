import { jsonCodec, localWebStorage, storedValue } from '../storage/web-storage';

const MAX_QUERIES = 8;
const MAX_LENGTH = 100;

const searches = storedValue(
  localWebStorage,
  'recent-searches',
  jsonCodec(1, ({ queries }) =>
    Array.isArray(queries)
      ? { queries: queries.filter((query) => typeof query === 'string' && query !== '') }
      : undefined,
  ),
);

/** The recent queries of this browser, most recent first. */
export function readRecentSearches(): string[] {
  return searches.get()?.queries.slice(0, MAX_QUERIES) ?? [];
}

/** Adds a query as the most recent one and removes duplicates, ignoring case. Returns false if it could not be saved. */
export function addRecentSearch(query: string): boolean {
  const tidy = query.replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH);
  if (tidy === '') return false;
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== tidy.toLowerCase());
  return searches.set({ queries: [tidy, ...others].slice(0, MAX_QUERIES) });
}

/** Deletes all recent queries. */
export function clearRecentSearches(): void {
  searches.set(undefined);
}
