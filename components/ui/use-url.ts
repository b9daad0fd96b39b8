import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

const readQuery = () => window.location.search;
const readUrl = () => window.location.pathname + window.location.search;

/**
 * The query of the URL with its '?', or ''. The exported page is rendered with '', so that the HTML contains the first page of a
 * listing. With `useSearchParams` it would not.
 */
export function useQueryString(): string {
  return useSyncExternalStore(subscribe, readQuery, () => '');
}

/** Path and query of the URL. The exported page is rendered with `exported`. */
export function useUrl(exported: string): string {
  return useSyncExternalStore(subscribe, readUrl, () => exported);
}

const readHash = () => window.location.hash.slice(1);

/** The fragment of the URL without its '#', or ''. The exported page is rendered with ''. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, readHash, () => '');
}

let lastWrite: { address: string } | undefined;

/** The last write of {@link writeUrl}: a new object for each write; undefined before the first. */
export const lastUrlWrite = () => lastWrite;

/** Changes the URL without leaving the page; 'push' adds a history entry that Back undoes. */
export function writeUrl(address: string, mode: 'push' | 'replace'): void {
  const { history } = window;
  // The entry gets the state of Next's router. The router then treats it as its own, and neither renders again nor writes the URL.
  if (mode === 'push') history.pushState(history.state, '', address);
  else history.replaceState(history.state, '', address);
  lastWrite = { address };
  notify();
}
