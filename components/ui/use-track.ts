import { useCallback, useEffect, useRef, useState } from 'react';
import { onRest } from './on-rest';

/** A strip of which some items show at a time, one if not said, to be swiped (scroll-snap) or turned by `show`; `current`, the first of them, follows both. */
export function useTrack<Strip extends HTMLElement = HTMLUListElement>(shown = 1) {
  const track = useRef<Strip>(null);
  const aim = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);

  const show = useCallback(
    (index: number) => {
      const list = track.current;
      if (!list) return;
      // Where it already is, no scroll comes to an end.
      aim.current = index === placeOf(list, shown) ? undefined : index;
      list.scrollTo({
        left: ((index * list.clientWidth) / shown) * (getComputedStyle(list).direction === 'rtl' ? -1 : 1),
      });
      setCurrent(index);
    },
    [shown],
  );

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const aborter = new AbortController();
    const { signal } = aborter;
    // From here on the visitor says where it goes.
    for (const type of ['pointerdown', 'wheel', 'keydown']) {
      list.addEventListener(type, () => (aim.current = undefined), { signal, passive: true });
    }
    const follow = () => {
      // On paper the others are not there, and the strip has nowhere to be.
      if (window.matchMedia('print').matches) return;
      const index = placeOf(list, shown);
      // The end of one turn says nothing about the next, which is under way.
      if (aim.current !== undefined && aim.current !== index) return;
      aim.current = undefined;
      setCurrent(index);
    };
    onRest(list, follow, signal);
    // Swiped before the script was there, or while the page was put away for Back.
    follow();
    window.addEventListener('pageshow', follow, { signal });
    return () => aborter.abort();
  }, [shown]);

  return { track, current, show };
}

function placeOf(list: HTMLElement, shown: number): number {
  return Math.round((Math.abs(list.scrollLeft) * shown) / Math.max(1, list.clientWidth));
}
