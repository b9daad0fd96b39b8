import { locality } from './locality';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** The parts of a date, its month from 0; without the year where that goes without saying. */
type Day = { day: number; month: number; year?: number | undefined; isShort?: boolean };

/** A day in the order of the shop's locale, the month in English: 'March 24, 2026', '24 March 2026', and short 'Mar 24, 2026'. */
export function dayInWords({ day, month, year, isShort = false }: Day): string {
  const name = MONTHS[month]?.slice(0, isShort ? 3 : undefined);
  if (locality.dateOrder === 'mdy') return [`${name} ${day}`, year].filter(Boolean).join(', ');
  return (locality.dateOrder === 'dmy' ? [day, name, year] : [year, name, day]).filter(Boolean).join(' ');
}
