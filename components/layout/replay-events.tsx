'use client';

import { useEffect } from 'react';
import { replayEvents } from '@/lib/site/queued-events';

/**
 * The last component of a page: when its effect runs, all others are hydrated. It replays the queued events, and marks the
 * page as hydrated (`html[data-live]`).
 */
export function ReplayEvents() {
  useEffect(
    () =>
      // After the effects: the router's is the last, and would undo a change of the address from before it.
      queueMicrotask(() => {
        replayEvents();
        document.documentElement.dataset.live = '';
      }),
    [],
  );
  return null;
}
