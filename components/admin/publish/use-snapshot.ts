import { useSyncExternalStore } from 'react';

type Store<Snapshot> = { subscribe: (listener: () => void) => () => void; getSnapshot: () => Snapshot };

/** The state of a store of publishing, as it is now. */
export function useSnapshot<Snapshot>({ subscribe, getSnapshot }: Store<Snapshot>): Snapshot {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
