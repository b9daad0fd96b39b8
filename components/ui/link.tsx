import type { ComponentProps } from 'react';

/** Path under which the site is hosted, such as '/store'; '' for the root. */
const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** A link inside the site. `href` has no base path. */
export function Link({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  return <a href={`${BASE_PATH}${href}`} {...props} />;
}
