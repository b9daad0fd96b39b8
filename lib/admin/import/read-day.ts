import { toDay } from '../../catalogue/schema/to-day';
import { locality } from '../../locality';

const SECONDS = /^\d{9,10}$/;
const WRITTEN = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?:$|[ T,])/;

/**
 * The day that a cell names, as 'YYYY-MM-DD': '2026-03-24T00:00', '24.3.2026', '3/24/26', '20260324' or the seconds since 1970; undefined
 * where it is none. Of two numbers that could each be the month the shop's own order tells, unless points part them, which stand behind the day.
 */
export function readDay(cell: string): string | undefined {
  const text = cell.trim().slice(0, 40);
  if (SECONDS.test(text)) return new Date(Number(text) * 1000).toISOString().slice(0, 10);
  if (/^\d{8}$/.test(text)) return toDay(text.replace(/(....)(..)(..)/, '$1-$2-$3'));
  const [, first = '', second = '', third = ''] = WRITTEN.exec(text) ?? [];
  if (first.length === 4) return day(first, second, third);
  const isMonthFirst =
    Number(second) > 12 || (Number(first) <= 12 && locality.dateOrder === 'mdy' && !text.includes('.'));
  return isMonthFirst ? day(third, first, second) : day(third, second, first);
}

function day(year: string, month: string, date: string): string | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  return toDay(`${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`);
}
