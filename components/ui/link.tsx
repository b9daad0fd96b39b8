import type { ComponentProps } from 'react';

/** The sub-path the site is hosted under, '' or '/store'. */
const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** A link to an address of the site, given without the base path. */
export function Link({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  return <a href={`${BASE_PATH}${href}`} {...props} />;
}
