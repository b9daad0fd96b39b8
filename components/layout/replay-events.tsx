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
      // After all effects: the router's effect is the last and would undo an earlier change of the URL.
      queueMicrotask(() => {
        replayEvents();
        document.documentElement.dataset.live = '';
      }),
    [],
  );
  return null;
}
