import data from '@data/locality.json';

/** The words and the order of dates that a shop's currency and locale bring with them: needed in few places. */
export type LocaleSettings = {
  /** The currency in words: 'US dollars'. */
  currencyName: string;
  /** The order of day, month and year: 'mdy'. */
  dateOrder: string;
  /** Codes of currencies by their signs in capitals. */
  currencySigns: Readonly<Record<string, string>>;
};

/** The facts of this shop's locale. */
export const localeSettings = data as LocaleSettings;

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** The parts of a date, its month from 0; without the year where that goes without saying. */
type DateParts = { day: number; month: number; year?: number | undefined; isShort?: boolean };

/** A day in the order of the shop's locale, the month in English: 'March 24, 2026', '24 March 2026', and short 'Mar 24, 2026'. */
export function formatDate({ day, month, year, isShort = false }: DateParts): string {
  const name = MONTHS[month]?.slice(0, isShort ? 3 : undefined);
  if (localeSettings.dateOrder === 'mdy') return [`${name} ${day}`, year].filter(Boolean).join(', ');
  return (localeSettings.dateOrder === 'dmy' ? [day, name, year] : [year, name, day]).filter(Boolean).join(' ');
}
