import { useMemo } from 'react';

/**
 * Stands in for `next/navigation`, which needs a running Next. In a test file:
 * `jest.mock('next/navigation', () => jest.requireActual('./next-navigation'))`.
 */
export const navigation: { pathname: string; replaced: string[] } = { pathname: '/', replaced: [] };

/** Puts the page under an address, with nothing navigated to yet. */
export function openAt(address: string): void {
  window.history.replaceState(null, '', address);
  navigation.pathname = window.location.pathname;
  navigation.replaced = [];
}

// One object for all renders, as in Next: effects depend on it.
const router = { replace: (address: string) => void navigation.replaced.push(address) };

export const useRouter = () => router;
export const usePathname = () => navigation.pathname;
export const useSearchParams = () =>
  useMemo(() => new URLSearchParams(window.location.search), [window.location.search]);
