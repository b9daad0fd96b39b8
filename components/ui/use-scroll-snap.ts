import { useCallback, useEffect, useRef, useState } from 'react';

/** A track that shows one item at a time. `show` scrolls to an item; `current` is its index and also follows swipes (scroll-snap). */
export function useScrollSnap() {
  const track = useRef<HTMLUListElement>(null);
  const target = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);

  const show = useCallback((index: number) => {
    const list = track.current;
    if (!list) return;
    // If the item is already visible, there is no scroll.
    target.current = index === visibleIndex(list) ? undefined : index;
    list.scrollTo({ left: index * list.clientWidth * (getComputedStyle(list).direction === 'rtl' ? -1 : 1) });
    setCurrent(index);
  }, []);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const aborter = new AbortController();
    const { signal } = aborter;
    // From now on the shopper controls the scroll position.
    for (const type of ['pointerdown', 'wheel', 'keydown']) {
      list.addEventListener(type, () => (target.current = undefined), { signal, passive: true });
    }
    const update = () => {
      // On paper the other items are hidden, so that the scroll position is meaningless.
      if (window.matchMedia('print').matches) return;
      const index = visibleIndex(list);
      // This is the end of an earlier scroll: the scroll to the target still runs.
      if (target.current !== undefined && target.current !== index) return;
      target.current = undefined;
      setCurrent(index);
    };
    onScrollEnd(list, update, signal);
    // The shopper may have swiped before hydration, or the page was restored from the back/forward cache.
    update();
    window.addEventListener('pageshow', update, { signal });
    return () => aborter.abort();
  }, []);

  return { track, current, show };
}

function visibleIndex(list: HTMLElement): number {
  return Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth));
}

/** After this time without scroll events, a scroll has ended: not all browsers have `scrollend`, and frames are late on a busy phone. */
const SCROLL_END_MS = 150;

/** Calls `onEnd` after each scroll of an element, but not while a finger touches it. */
function onScrollEnd(element: HTMLElement, onEnd: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTouched = false;
  const restart = ({ type }: Event) => {
    if (type !== 'scroll') isTouched = type === 'touchstart';
    clearTimeout(timer);
    if (!isTouched) timer = setTimeout(onEnd, SCROLL_END_MS);
  };
  for (const type of ['scroll', 'touchstart', 'touchend', 'touchcancel'])
    element.addEventListener(type, restart, { signal, passive: true });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
