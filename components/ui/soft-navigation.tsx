'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Hands plain clicks on links to pages of the site over to the router, and fetches a page once a visitor points at its link,
 * touches it or focuses it: a listing has fifty links, and fetching them all would cost a phone more than the page itself.
 * One listener for the document instead of a next/link for each anchor, which costs every page 4 KB of script more.
 */
export function SoftNavigation() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const address = isPlain && !event.defaultPrevented && pageAddress(event.target);
      if (!address) return;
      event.preventDefault();
      router.push(address);
    };
    let last: string | undefined;
    const prefetch = ({ target }: Event) => {
      const address = pageAddress(target);
      if (!address || address === last) return;
      last = address;
      router.prefetch(address);
    };
    // On the window, so that React's own handlers, which listen on the document, may prevent it.
    window.addEventListener('click', follow);
    for (const sign of ['pointerover', 'touchstart', 'focusin']) {
      window.addEventListener(sign, prefetch, { passive: true });
    }
    return () => {
      window.removeEventListener('click', follow);
      for (const sign of ['pointerover', 'touchstart', 'focusin']) window.removeEventListener(sign, prefetch);
    };
  }, [router]);
  return null;
}

/** The address of the link that an event happened on, if it leads to another page of this site: those end in a slash. */
function pageAddress(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  const isSamePlace = link.pathname === location.pathname && link.search === location.search;
  if (!link.pathname.endsWith('/') || (isSamePlace && link.hash)) return undefined;
  return link.href;
}
