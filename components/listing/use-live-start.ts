'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Scope } from '@/lib/listing/scope';
import { controlSelector } from './control-selector';
import { type LiveStart, readyAt, startLive } from './live-start';
import { watchPresses } from './watch-presses';

type Starting = {
  /** The live listing, once it is there. */
  current: LiveStart | undefined;
  hasFailed: boolean;
  retry: () => void;
  /** Where the focus is to be put once it is there, by its selector. */
  focused: RefObject<string | undefined>;
};

/** Fetches the live listing once it is needed, and hands the focus over to it. */
export function useLiveStart(
  scope: Scope,
  query: string,
  isNeeded: boolean,
  container: RefObject<HTMLElement | null>,
): Starting {
  const focused = useRef<string>(undefined);
  const [attempt, setAttempt] = useState(0);
  const [start, setStart] = useState<LiveStart>();
  const [hasFailed, setFailed] = useState(false);
  const current = start ?? (isNeeded ? readyAt(scope, query) : undefined);
  const isLive = current !== undefined;

  useEffect(() => {
    if (!isNeeded || start) return;
    let isCurrent = true;
    setFailed(false);
    const presses = watchPresses();
    startLive(scope)
      .then(async (ready) => {
        await presses.released();
        if (!isCurrent) return;
        // Who comes by keyboard touches a field with the focus alone, which must outlive the field; a focus that has gone on
        // stays where it went, so nothing may come between reading it and drawing. A field that was only tapped may have none.
        const { activeElement } = document;
        if (activeElement !== document.body)
          focused.current = container.current?.contains(activeElement) ? controlSelector(activeElement) : undefined;
        flushSync(() => setStart(ready));
      })
      .catch(() => {
        document.documentElement.removeAttribute('data-query');
        if (isCurrent) setFailed(true);
      });
    return () => {
      isCurrent = false;
      presses.stop();
    };
  }, [isNeeded, attempt]);

  // With the live listing itself: a Tab in between would start from the top of the page.
  useLayoutEffect(() => {
    if (!isLive) return;
    document.documentElement.removeAttribute('data-query');
    if (focused.current) container.current?.querySelector<HTMLElement>(focused.current)?.focus();
  }, [isLive]);

  return { current, hasFailed, retry: () => setAttempt(attempt + 1), focused };
}
