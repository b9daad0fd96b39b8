import { type RefObject, useState } from 'react';

/** Rows that are drawn above and below those in sight, of which there are as many at most. */
const MARGIN = 16;

/**
 * The rows of a long table that are drawn: those in sight and some around them. `height` is that of each row in px; `box` scrolls, and
 * its head of one row stays in sight.
 */
export function useRowWindow(box: RefObject<HTMLElement | null>, count: number, height: number) {
  const [sight, setSight] = useState(0);
  const first = Math.max(0, Math.min(sight, count) - MARGIN);
  return {
    first,
    last: Math.min(count, sight + 3 * MARGIN),
    look: () => setSight(Math.floor((box.current?.scrollTop ?? 0) / height / MARGIN) * MARGIN),
    /** The number of rows that a screen shows. */
    page: () => Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / height) - 1),
    reveal: (row: number) => {
      const element = box.current;
      if (!element) return;
      const [top, most] = [row * height, (row + 2) * height - element.clientHeight];
      if (element.scrollTop > top) element.scrollTop = top;
      else if (element.scrollTop < most) element.scrollTop = most;
    },
  };
}
