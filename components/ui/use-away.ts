import { type RefObject, useEffect, useState } from 'react';

/** The height of the header that lies over the top of a phone's screen. */
const HEADER = '-104px 0px 0px';
/** The part of an element that is enough to use it. */
const ENOUGH = 0.6;

/** Whether an element is out of sight, above the screen or below; false until the browser has been asked. */
export function useAway(element: RefObject<Element | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver(([entry]) => setAway((entry?.intersectionRatio ?? 1) < ENOUGH), {
      rootMargin: HEADER,
      threshold: ENOUGH,
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isAway;
}
