'use client';

import type { HTMLAttributes, ReactNode } from 'react';

type Props = HTMLAttributes<HTMLElement> & {
  /** The part's own name: no two of a page have the same. */
  name: string;
  as?: 'div' | 'section' | 'footer' | 'nav' | 'aside' | 'ul' | 'h1' | 'p';
  /** Markup without anything that needs script of its own; null in an exported page, see `scripts/export/payload`. */
  children: ReactNode;
};

/** The markup that stands in the exported page, read before anything can take it away: it may be drawn again. */
const standing = new Map<string, { __html: string }>();

/**
 * A part of a page that says the same with and without script, and is sent once: the export takes its children out of the payload,
 * and what stands in the HTML stays as it is. Drawn afresh, as in a preview, it draws its children.
 */
export function StaticMarkup({ name, as: Element = 'div', children, ...attributes }: Props) {
  return children === null ? (
    <Element {...attributes} data-static={name} suppressHydrationWarning dangerouslySetInnerHTML={standingIn(name)} />
  ) : (
    <Element {...attributes} data-static={name}>
      {children}
    </Element>
  );
}

function standingIn(name: string): { __html: string } {
  const found = standing.get(name) ?? { __html: document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? '' };
  standing.set(name, found);
  return found;
}
