'use client';

import { useSyncExternalStore } from 'react';
import { session } from '@/lib/admin/session';

/** Whether the operator is signed in; 'unknown' until the browser has been asked, so that nothing shows too early. */
export function useSession(): 'unknown' | 'in' | 'out' {
  return useSyncExternalStore(
    session.subscribe,
    () => (session.isSignedIn() ? 'in' : 'out'),
    () => 'unknown',
  );
}
