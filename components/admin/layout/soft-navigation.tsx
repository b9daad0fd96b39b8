'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { writeUrl } from '@/components/ui/use-url';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { asset } from '@/lib/site/asset';
import { reloadOnce } from '@/lib/site/reload-once';
import { sessionWebStorage, storageKey } from '@/lib/storage/web-storage';

/**
 * Hands plain clicks on links between pages of the admin over to the router: what is on the screen and not yet saved outlives the
 * way from page to page. Into the admin and out of it one goes by documents. Nothing is prefetched: that would ask for the parts of
 * each page, which are not published.
 */
export function SoftNavigation() {
  const router = useRouter();
  // After a deployment the parts of this page may be gone.
  useEffect(() => reloadOnce(sessionWebStorage.getStorage, storageKey('reloaded')), []);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const address = isPlain && !event.defaultPrevented && pageAddress(event.target);
      if (!address) return;
      event.preventDefault();
      if (new URL(address).pathname !== location.pathname) return router.push(address);
      // The router would not render the page again for another query.
      writeUrl(address, address === location.href ? 'replace' : 'push');
      window.scrollTo({ top: 0 });
    };
    // On the window, so that React's own handlers, which listen on the document, may prevent it.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [router]);
  return null;
}

/** The address of the link that an event happened on, if it leads to another page of the admin: those end in a slash. */
function pageAddress(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  const isSamePlace = link.pathname === location.pathname && link.search === location.search;
  if (!link.pathname.startsWith(asset(adminRoutes.home())) || !link.pathname.endsWith('/')) return undefined;
  if (isSamePlace && link.hash) return undefined;
  return link.href;
}
