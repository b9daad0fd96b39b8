import { useCallback, useEffect, useRef, useState } from 'react';
import { onRest } from './on-rest';

/** A strip of which one item shows at a time, to be swiped (scroll-snap) or turned by `show`; `current` follows both. */
export function useTrack() {
  const track = useRef<HTMLUListElement>(null);
  const aim = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);

  const show = useCallback((index: number) => {
    const list = track.current;
    if (!list) return;
    // Where it already is, no scroll comes to an end.
    aim.current = index === placeOf(list) ? undefined : index;
    list.scrollTo({ left: index * list.clientWidth * (getComputedStyle(list).direction === 'rtl' ? -1 : 1) });
    setCurrent(index);
  }, []);

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
      const index = placeOf(list);
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
  }, []);

  return { track, current, show };
}

function placeOf(list: HTMLElement): number {
  return Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth));
}
