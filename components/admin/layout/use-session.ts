'use client';

import { useSyncExternalStore } from 'react';
import { session } from '@/lib/admin/session';

/** Sign-in state; 'unknown' before hydration, so that no page is shown too early. */
export function useSession(): 'unknown' | 'in' | 'out' {
  return useSyncExternalStore(
    session.subscribe,
    () => (session.isSignedIn() ? 'in' : 'out'),
    () => 'unknown',
  );
}
