'use client';

import { useSyncExternalStore } from 'react';
import { homeState } from '@/lib/visitor/home-state';

/** The state that the visitor wants goods shipped to; undefined until the browser has been asked. */
export function useHomeState(): string | undefined {
  return useSyncExternalStore(homeState.subscribe, homeState.get, () => undefined);
}
