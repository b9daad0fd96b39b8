'use client';

import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { type PublishState, type PublishStore, pollUntilLive } from '@/lib/admin/publish/publish-store';
import { useAdminStore } from '../layout/admin-context';

/** State of sign-in and publishing. */
export function usePublishState({ subscribe, getSnapshot }: PublishStore): PublishState {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

/** Moves the focus to the target when `state` changes and the focused control has gone or was disabled. */
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

/** Waits on every page of the admin until the site shows what was published. */
export function PublishPoller() {
  const { store } = useAdminStore();
  useEffect(() => (store?.publishStore ? pollUntilLive(store) : undefined), [store]);
  return null;
}
