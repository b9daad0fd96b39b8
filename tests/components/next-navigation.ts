import { useMemo } from 'react';

/**
 * Stands in for `next/navigation`, which needs a running Next. In a test file:
 * `jest.mock('next/navigation', () => jest.requireActual('./next-navigation'))`.
 */
export const navigation: { pathname: string; replaced: string[]; pushed: string[]; prefetched: string[] } = {
  pathname: '/',
  replaced: [],
  pushed: [],
  prefetched: [],
};

/** Puts the page under an address, with nothing navigated to yet. */
export function openAt(address: string): void {
  window.history.replaceState(null, '', address);
  navigation.pathname = window.location.pathname;
  navigation.replaced = [];
  navigation.pushed = [];
  navigation.prefetched = [];
}

// One object for all renders, as in Next: effects depend on it.
const router = {
  replace: (address: string) => void navigation.replaced.push(address),
  push: (address: string) => void navigation.pushed.push(address),
  prefetch: (address: string) => void navigation.prefetched.push(address),
};

export const useRouter = () => router;
export const usePathname = () => navigation.pathname;
export const useSearchParams = () =>
  useMemo(() => new URLSearchParams(window.location.search), [window.location.search]);
