'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { routes } from '@/lib/site/routes';
import { requestCount } from '@/lib/visitor/request-count';
import type { RequestLink } from './request-link';

/**
 * The place in the header of the way to the request list, which comes where there is a list or its page is open. The loader marks the
 * document of a list before its first paint (`data-request`), as its page is in itself, so that the place has its room from the start.
 */
export function RequestPlace({ className }: { className?: string | undefined }) {
  const [Shown, setShown] = useState<typeof RequestLink>();
  const count = useRequestCount();
  const isOpen = usePathname() === routes.request();
  const isWanted = isOpen || count !== undefined;
  useEffect(() => {
    if (isWanted)
      import('./request-link')
        .then(({ openRequestLink }) => openRequestLink())
        .then((Link) => setShown(() => Link))
        .catch(() => undefined);
  }, [isWanted]);
  return <span className={className}>{Shown && isWanted && <Shown count={count} />}</span>;
}

/** How many lines the request list has; undefined for none, and until the browser has been asked. */
export function useRequestCount(): string | undefined {
  return useSyncExternalStore(requestCount.subscribe, requestCount.get, () => undefined);
}
