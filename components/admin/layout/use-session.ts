import { useSyncExternalStore } from 'react';
import { session } from '@/lib/admin/session';

/** Sign-in state. It is 'unknown' until hydration, so that no admin page is shown before the sign-in is checked. */
export function useSession(): 'unknown' | 'in' | 'out' {
  return useSyncExternalStore(
    session.subscribe,
    () => (session.isSignedIn() ? 'in' : 'out'),
    () => 'unknown',
  );
}
