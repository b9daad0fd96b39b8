import { useEffect, useState } from 'react';
import { toLink } from '@/lib/request/link';
import type { RequestList } from '@/lib/request/request';
import { asset } from '@/lib/site/asset';
import { routes } from '@/lib/site/routes';

/**
 * The address that holds a list, '' for one that is too long for any; undefined until it is known. It is made ahead, for WebKit lets
 * a press copy only what is there already.
 */
export function useLinkOf(list: RequestList): string | undefined {
  const [link, setLink] = useState<{ list: RequestList; address: string }>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const fragment = await toLink(list);
      const { href } = new URL(`${asset(routes.request())}#${fragment}`, window.location.origin);
      if (isCurrent) setLink({ list, address: fragment === undefined ? '' : href });
    }, 200);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [list]);
  return link?.list === list ? link.address : undefined;
}
