'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { writeUrl } from '@/components/ui/use-url';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { reloadOnce } from '@/lib/site/reload-once';
import { asset } from '@/lib/site/routes';
import { sessionWebStorage, storageKey } from '@/lib/storage/web-storage';

/**
 * Passes plain clicks on links between admin pages to the router, so that unsaved state survives the navigation. Links into and out
 * of the admin load a new document. Prefetching is off: Next would request route segments that are not published.
 */
export function SoftNavigation() {
  const router = useRouter();
  // After a deployment the chunks of this page may no longer exist.
  useEffect(() => reloadOnce(sessionWebStorage.getStorage, storageKey('reloaded')), []);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const url = isPlain && !event.defaultPrevented && adminPageUrl(event.target);
      if (!url) return;
      event.preventDefault();
      if (new URL(url).pathname !== location.pathname) return router.push(url);
      // The router does not render a page again if only the query changes.
      writeUrl(url, url === location.href ? 'replace' : 'push');
      window.scrollTo({ top: 0 });
    };
    // On the window: React's handlers, which listen on the document, run first and can call preventDefault.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [router]);
  return null;
}

/** URL of the clicked link; `undefined` if it is not an admin page (path ends in a slash) or only jumps within the page. */
function adminPageUrl(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  if (!link.pathname.startsWith(asset(adminRoutes.home())) || !link.pathname.endsWith('/')) return undefined;
  if (isSamePage && link.hash) return undefined;
  return link.href;
}
