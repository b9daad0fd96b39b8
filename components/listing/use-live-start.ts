'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Scope } from '@/lib/listing/scope';
import { putFocus } from './control-focus';
import type { Handover } from './hand-over';
import { holdFilters } from './hold-filters';
import { type LiveStart, startLive } from './live-start';
import { watchPresses } from './watch-presses';

type Starting = {
  /** The live listing, once it is there. */
  current: (LiveStart & Handover) | undefined;
  hasFailed: boolean;
  retry: () => void;
};

/** Fetches the live listing once it is needed; `takeOver` reads the exported one in the moment in which it goes. */
export function useLiveStart(
  scope: Scope,
  isNeeded: boolean,
  container: RefObject<HTMLElement | null>,
  takeOver: () => Handover,
): Starting {
  const [attempt, setAttempt] = useState(0);
  const [current, setCurrent] = useState<Starting['current']>();
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef(takeOver);
  useEffect(() => {
    latest.current = takeOver;
  });

  useEffect(() => {
    if (!isNeeded || current) return;
    let isCurrent = true;
    setFailed(false);
    const presses = watchPresses();
    startLive(scope)
      .then(async (ready) => {
        await presses.released();
        // A focus that has gone on stays where it went: nothing may come between reading it and drawing.
        if (!isCurrent) return;
        const putBack = holdFilters(container.current);
        flushSync(() => setCurrent({ ...ready, ...latest.current() }));
        putBack();
      })
      .catch(() => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
      presses.stop();
    };
  }, [isNeeded, attempt]);

  // With the live listing itself: a Tab in between would start from the top of the page.
  useLayoutEffect(() => {
    if (!current) return;
    // Parts that the address has taken off the page stay off.
    const { dataset } = document.documentElement;
    if (dataset.query) dataset.query = '';
    if (current.focus) putFocus(container.current, current.focus);
  }, [current]);

  return { current, hasFailed, retry: () => setAttempt(attempt + 1) };
}
