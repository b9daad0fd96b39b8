'use client';

import { useEffect } from 'react';
import { tab } from '@/lib/storage/area';
import { storedValue } from '@/lib/storage/stored-value';
import { versioned } from '@/lib/storage/versioned';

type Positions = readonly (readonly [address: string, top: number])[];

const MOST = 20;
/** The scroll positions, in pixels, of the listings that this tab left last, by path and query. */
const kept = storedValue<{ positions: Positions }>(
  tab,
  'listings',
  versioned(2, ({ positions }) => (Array.isArray(positions) ? { positions: positions as Positions } : undefined)),
);
const currentAddress = () => window.location.pathname + window.location.search;

/**
 * Restores the scroll position of results that are drawn after the browser has given up: on Back or reload, where it has not kept the
 * page itself.
 */
export function useScrollPosition(isDrawn: boolean): void {
  useEffect(() => {
    const keep = () => {
      const address = currentAddress();
      const others = (kept.get()?.positions ?? []).filter(([other]) => other !== address);
      kept.set({ positions: [...others, [address, window.scrollY] as const].slice(-MOST) });
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);

  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // A page that is scrolled already was restored by the browser, or by the visitor.
    if (!isDrawn || !/back_forward|reload/.test(navigation?.type ?? '') || window.scrollY > 0) return;
    const [, top] = kept.get()?.positions.find(([address]) => address === currentAddress()) ?? [];
    if (top) window.scrollTo({ top, behavior: 'instant' });
  }, [isDrawn]);
}
