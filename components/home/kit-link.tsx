'use client';

import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/site/routes';
import { keepPadText, padText, withRoster } from '@/lib/visitor/pad-text';

/** The way to the request list with the roster of a kit in its pad, below what stands there. */
export function KitLink({ roster, children }: { roster: string; children: ReactNode }) {
  const begin = () => {
    const text = padText.get();
    if (!text.includes(roster)) keepPadText(withRoster(text, roster));
  };
  return (
    // By its role the loader knows that it waits for script, where that is to come.
    <Link href={routes.request()} onClick={begin} role="link">
      {children}
    </Link>
  );
}
