'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link within the site. It fetches the next page only once a visitor points at it, touches it or focuses it:
 * a listing has fifty links, and fetching them all would cost a phone more than the page itself.
 * (`prefetch={true}` would make links dead in a static export.)
 */
export function Link(props: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  const [isIntended, setIntended] = useState(false);
  const intend = () => setIntended(true);
  return (
    <NextLink
      {...props}
      prefetch={isIntended ? null : false}
      onPointerEnter={intend}
      onTouchStart={intend}
      onFocus={intend}
    />
  );
}
