'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { keepLeftListing, type LeftListing } from '@/lib/visitor/left-listings';
import { restoreFinds, typedFinds } from './filter-fields';
import { pageAddress } from './use-arrival';

const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Keeps how a live listing is left. What it returns puts one that was left before where it was, unless the visitor has moved on: the
 * browser restores what is exported by itself, and has given up when a live listing is drawn.
 */
export function useKeptPlace(
  isLive: boolean,
  left: LeftListing | undefined,
  container: RefObject<HTMLElement | null>,
): () => void {
  const hasMoved = useRef(false);

  useEffect(() => {
    const watching = new AbortController();
    const move = () => {
      hasMoved.current = true;
    };
    for (const name of MOVES) window.addEventListener(name, move, { passive: true, signal: watching.signal });
    return () => watching.abort();
  }, []);

  useEffect(() => {
    const leave = () => {
      const listing = isLive ? { top: window.scrollY, finds: typedFinds(container.current) } : undefined;
      keepLeftListing(pageAddress(), listing);
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [isLive]);

  return () => {
    if (!left) return;
    restoreFinds(container.current, left.finds);
    if (!hasMoved.current) window.scrollTo({ top: left.top, behavior: 'instant' });
  };
}
