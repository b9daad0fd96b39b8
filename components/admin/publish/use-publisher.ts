import { useSyncExternalStore } from 'react';
import type { Publisher, PublisherState } from '@/lib/admin/publish/publisher';

/** What the publisher is doing and has done. */
export function usePublisher({ subscribe, getSnapshot }: Publisher): PublisherState {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
