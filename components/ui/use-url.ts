'use client';

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
const readAddress = () => window.location.pathname + window.location.search;

/**
 * The query of the address with its '?', or ''. The exported page is rendered as for '': so the first page of a listing stays in
 * the HTML, which `useSearchParams` would take out.
 */
export function useQueryString(): string {
  return useSyncExternalStore(subscribe, readQuery, () => '');
}

/** The path and query of the URL; the exported page is rendered as for `exported`. */
export function useUrl(exported: string): string {
  return useSyncExternalStore(subscribe, readAddress, () => exported);
}

let written: { address: string } | undefined;

/** The last address written by {@link writeUrl}; a new object for each write. */
export const lastUrlWrite = () => written;

/** Writes an address without leaving the page; 'push' adds a step that Back undoes. */
export function writeUrl(address: string, mode: 'push' | 'replace'): void {
  const { history } = window;
  // With its own state the router takes the step for one of its own: it neither draws the page anew nor writes the address once more.
  if (mode === 'push') history.pushState(history.state, '', address);
  else history.replaceState(history.state, '', address);
  written = { address };
  notify();
}
