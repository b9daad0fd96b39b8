'use client';

import { useEffect } from 'react';
import { replayHeld } from '@/lib/loader/held';

/** The last component of a page: when its effect runs, all others are alive, and what was done before them is done now. */
export function ReplayHeld() {
  useEffect(() => {
    replayHeld();
    document.documentElement.dataset.live = '';
  }, []);
  return null;
}
