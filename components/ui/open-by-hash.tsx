'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { withErrorBoundary } from './error-boundary';

/**
 * Opens the <details> that contains the target of the URL fragment, for browsers and client-side navigations that do not. The URL
 * also follows the item that the shopper opens, so that it can be shared.
 */
export const OpenByHash = withErrorBoundary('questions', function OpenByHash({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const aborter = new AbortController();
    const { signal } = aborter;

    const open = () => {
      const target = [...element.querySelectorAll('[id]')].find(({ id }) => `#${id}` === window.location.hash);
      const details = target?.closest('details');
      if (!target || !details || details.open) return;
      details.open = true;
      target.scrollIntoView();
    };
    const updateUrl = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement)) return;
      const hash = `#${target.querySelector('[id]')?.id}`;
      const { pathname, search, hash: current } = window.location;
      if (target.open && hash !== current) window.history.replaceState(null, '', hash);
      if (!target.open && hash === current) window.history.replaceState(null, '', pathname + search);
    };
    open();
    window.addEventListener('hashchange', open, { signal });
    // The event does not bubble.
    element.addEventListener('toggle', updateUrl, { capture: true, signal });
    return () => aborter.abort();
  }, []);

  return <div ref={container}>{children}</div>;
});
