import { useSyncExternalStore } from 'react';
import type { PublishSnapshot, PublishStore } from '@/lib/admin/publish/publish-store';

/** State of publishing: what is being sent and what was. */
export function usePublishStore({ subscribe, getSnapshot }: PublishStore): PublishSnapshot {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
