'use client';

import { useEffect, useState } from 'react';
import { type LeftListing, readLeftListing } from '@/lib/visitor/left-listings';

/** The address of the page within its origin: path and query. */
export const pageAddress = () => window.location.pathname + window.location.search;

/** How a visitor has come to a listing whose exported page is not the answer. */
export type Arrival = {
  /** By an address that narrows or sorts it: the page was marked so before it was painted. */
  isFiltered: boolean;
  /** How it was left, for one who comes back where the browser has not kept the page itself. */
  left: LeftListing | undefined;
};

/** Tells who needs the live listing without a touch, by the address or back to where something was typed; undefined for all others. */
export function useArrival(): Arrival | undefined {
  const [arrival, setArrival] = useState<Arrival>();
  useEffect(() => {
    const isFiltered = document.documentElement.hasAttribute('data-query');
    const left = isBack() ? readLeftListing(pageAddress()) : undefined;
    if (isFiltered || (left && Object.keys(left.finds).length > 0)) setArrival({ isFiltered, left });
  }, []);
  return arrival;
}

function isBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward' || navigation?.type === 'reload';
}
