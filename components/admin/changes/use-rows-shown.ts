import { useState } from 'react';

/** After an import there may be thousands: a page draws so many at a time. */
const ROWS_SHOWN = 200;

/** The first of many rows, how many more there are, and the way to more of them. */
export function useRowsShown<Row>(rows: readonly Row[]): { shown: readonly Row[]; rest: number; showMore: () => void } {
  const [count, setCount] = useState(ROWS_SHOWN);
  return { shown: rows.slice(0, count), rest: rows.length - count, showMore: () => setCount(count + ROWS_SHOWN) };
}
