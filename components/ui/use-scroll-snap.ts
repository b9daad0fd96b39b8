import { useCallback, useEffect, useRef, useState } from 'react';

/** A strip that shows one item at a time. `show` scrolls to an item, and `current` follows swipes (scroll-snap) too. */
export function useScrollSnap() {
  const track = useRef<HTMLUListElement>(null);
  const aim = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);

  const show = useCallback((index: number) => {
    const list = track.current;
    if (!list) return;
    // Where it already is, no scroll comes to an end.
    aim.current = index === visibleIndex(list) ? undefined : index;
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
      const index = visibleIndex(list);
      // The end of one turn says nothing about the next, which is under way.
      if (aim.current !== undefined && aim.current !== index) return;
      aim.current = undefined;
      setCurrent(index);
    };
    onScrollEnd(list, follow, signal);
    // Swiped before the script was there, or while the page was put away for Back.
    follow();
    window.addEventListener('pageshow', follow, { signal });
    return () => aborter.abort();
  }, []);

  return { track, current, show };
}

function visibleIndex(list: HTMLElement): number {
  return Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth));
}

/** How long a strip has to stand still where the browser does not say that a scroll has ended; frames come late on a busy phone. */
const SCROLL_END_MS = 150;

/** Calls `rest` whenever a box has been scrolled and come to rest, which it has not while a finger is on it. */
function onScrollEnd(box: HTMLElement, rest: () => void, signal: AbortSignal): void {
  const listen = (types: string, act: () => void) => {
    for (const type of types.split(' ')) box.addEventListener(type, act, { signal, passive: true });
  };
  if ('onscrollend' in window) {
    listen('scrollend', rest);
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  const stop = () => clearTimeout(timer);
  const wait = () => {
    stop();
    if (!isHeld) timer = setTimeout(rest, SCROLL_END_MS);
  };
  const hold = (isDown: boolean) => () => {
    isHeld = isDown;
    wait();
  };
  listen('touchstart', hold(true));
  listen('touchend touchcancel', hold(false));
  listen('scroll', wait);
  signal.addEventListener('abort', stop);
}
