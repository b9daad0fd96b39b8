'use client';

import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { type PublishState, type PublishStore, pollUntilLive } from '@/lib/admin/publish/publish-store';
import { useAdminStore } from '../layout/admin-context';

/** Subscribes to the state of the sign-in and of the publish. */
export function usePublishState({ subscribe, getSnapshot }: PublishStore): PublishState {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

/** Focuses the returned ref's element when `state` changes and the focused control was removed or disabled. */
export function useFocusFallback<Target extends HTMLElement>(state: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    if (document.activeElement === document.body) target.current?.focus();
  }, [state]);
  return target;
}

/** On every admin page, polls the site until it shows the published changes. */
export function PublishPoller() {
  const { store } = useAdminStore();
  useEffect(() => (store?.publishStore ? pollUntilLive(store) : undefined), [store]);
  return null;
}
