'use client';

import { type RefObject, useEffect } from 'react';
import { useHomeState } from '@/components/product/use-home-state';

/** Lets the exported filter by state name the one that this browser remembers; the list of all comes with the live listing. */
export function useExportedState(exported: RefObject<HTMLElement | null>): void {
  const home = useHomeState();
  useEffect(() => {
    const list = exported.current?.querySelector<HTMLSelectElement>('[data-filters] select');
    if (!list || home === undefined) return;
    const option = new Option(home, home, true, true);
    list.add(option);
    import('@/lib/catalogue/states')
      .then(({ STATES }) => {
        option.text = STATES[home] ?? home;
      })
      .catch(() => undefined);
    return () => option.remove();
  }, [home]);
}
