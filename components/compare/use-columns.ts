import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { onRest } from '@/components/ui/on-rest';

/** A screen on which two products stand side by side and the others beside them; the style sheet says the same. */
const NARROW = '(width < 48rem)';
const SHOWN = 2;

/** Whether the comparison shows two columns at a time. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listen) => {
      const query = window.matchMedia(NARROW);
      query.addEventListener('change', listen);
      return () => query.removeEventListener('change', listen);
    },
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}

/** The columns in sight of a table that scrolls in its box by columns of half its width; `turn` moves on by some. */
export function useColumns() {
  const box = useRef<HTMLElement>(null);
  const [first, setFirst] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const aborter = new AbortController();
    onRest(element, () => setFirst(Math.round(Math.abs(element.scrollLeft) / widthOf(element))), aborter.signal);
    return () => aborter.abort();
  }, []);
  const turn = (by: number) => {
    const element = box.current;
    element?.scrollBy({ left: by * widthOf(element) * (getComputedStyle(element).direction === 'rtl' ? -1 : 1) });
  };
  return { box, first, turn, shown: SHOWN };
}

const widthOf = (element: Element) => Math.max(1, element.clientWidth / SHOWN);
