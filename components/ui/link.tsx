'use client';

import NextLink from 'next/link';
import { type ComponentProps, type MouseEvent, useState } from 'react';

/**
 * A link within the site. It fetches the next page only once a visitor points at it, touches it or focuses it:
 * a listing has fifty links, and fetching them all would cost a phone more than the page itself.
 * (`prefetch={true}` would make links dead in a static export.)
 */
export function Link(props: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  const [isIntended, setIntended] = useState(false);
  const intend = () => setIntended(true);
  // 404.html is a document of its own, which the router cannot leave softly: see app/global-not-found.
  const leaveHard = (event: MouseEvent<HTMLAnchorElement>) => {
    props.onClick?.(event);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || !document.documentElement.hasAttribute('data-hard')) return;
    event.preventDefault();
    window.location.assign(event.currentTarget.href);
  };
  return (
    <NextLink
      {...props}
      onClick={leaveHard}
      prefetch={isIntended ? null : false}
      onPointerEnter={intend}
      onTouchStart={intend}
      onFocus={intend}
    />
  );
}
