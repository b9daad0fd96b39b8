import { useSyncExternalStore } from 'react';
import type { Connection, ConnectionState } from '@/lib/admin/publish/connection';

/** Whether the operator is signed in to the host. */
export function useConnection({ subscribe, getSnapshot }: Connection): ConnectionState {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
