import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Rows that are drawn above and below those in sight. */
const MARGIN = 12;

/**
 * The rows of a long table that are drawn: those in sight and some around them. `height` is that of each row in px; `box` scrolls, and
 * its head of one row stays in sight.
 */
export function useRowWindow(box: RefObject<HTMLElement | null>, count: number, height: number) {
  const [sight, setSight] = useState({ first: 0, page: MARGIN });
  const look = useCallback(() => {
    const { scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    const first = Math.floor(scrollTop / height / MARGIN) * MARGIN;
    const page = Math.max(1, Math.floor(clientHeight / height) - 1);
    setSight((old) => (old.first === first && old.page === page ? old : { first, page }));
  }, [box, height]);
  useLayoutEffect(look);
  const reveal = (row: number) => {
    const element = box.current;
    if (!element) return;
    const [top, most] = [row * height, (row + 2) * height - element.clientHeight];
    if (element.scrollTop > top) element.scrollTop = top;
    else if (element.scrollTop < most) element.scrollTop = most;
  };
  const first = Math.max(0, sight.first - MARGIN);
  const last = Math.min(count, sight.first + sight.page + 2 * MARGIN + 1);
  return { first, last, page: sight.page, look, reveal };
}
