import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useQueryString } from '@/components/ui/use-url';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { readText, sessionWebStorage, writeText } from '@/lib/storage/web-storage';

/** Key in sessionStorage. The value has the scroll position and query of the list, such as '1200 ?category=duty'. */
const STORAGE_NAME = 'list';

function readPosition(): { scroll: number; query: string } {
  const [, scroll = '0', query = ''] = /^(\d+) (\?.*)?$/.exec(readText(sessionWebStorage, STORAGE_NAME) ?? '') ?? [];
  return { scroll: Number(scroll), query };
}

/** Path of the product list with the last filters and page of this tab. Without the base path, as `Link` expects. */
export const lastListUrl = () => adminRoutes.products() + readPosition().query;

/** Stores query and scroll position of the list. Restores the scroll position when the list opens with the same query. */
export function useListPosition(query: string): void {
  const [last] = useState(readPosition);
  const isRestored = useRef(false);
  // Saved in the cleanup of a layout effect, because the router scrolls to the top of the next page directly after it.
  useLayoutEffect(() => {
    let { scrollY } = window;
    const onScroll = () => {
      scrollY = window.scrollY;
    };
    const save = () => void writeText(sessionWebStorage, STORAGE_NAME, `${Math.round(scrollY)} ${query}`);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [query]);
  // Restored in an effect, which runs after the router has scrolled.
  useEffect(() => {
    // At the start of a navigation the URL is still that of the previous page.
    if (isRestored.current || window.location.search !== query) return;
    isRestored.current = true;
    if (last.query === query && last.scroll > 0) window.scrollTo({ top: last.scroll, behavior: 'instant' });
  }, [query, last]);
}

/** Query string of this page. Empty during a soft navigation, while the URL is still that of the previous page. */
export function usePageQuery(): string {
  const pathname = usePathname();
  const query = useQueryString();
  return query !== '' && window.location.pathname.endsWith(pathname) ? query : '';
}
