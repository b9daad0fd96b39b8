'use client';

import { useEffect } from 'react';
import { replayHeld } from '@/lib/loader/held';

/**
 * The last component of a page: when its effect runs, all others are alive, and what was done before them is done now. Right after
 * the effects, for the router's comes last, and takes an address that was written before it for one that it must go back to.
 */
export function ReplayHeld() {
  useEffect(
    () =>
      queueMicrotask(() => {
        replayHeld();
        document.documentElement.dataset.live = '';
      }),
    [],
  );
  return null;
}
