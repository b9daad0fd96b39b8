import data from '@data/locality.json';

/** Currency words and date order of the shop, derived from `currency` and `locale` in `site.json`. */
export type LocaleSettings = {
  /** 'US dollars'. */
  currencyName: string;
  /** Order of day, month and year: 'mdy', 'dmy' or 'ymd'. */
  dateOrder: string;
  /** Currency codes by sign; signs are in upper case. */
  currencySigns: Readonly<Record<string, string>>;
};

export const localeSettings = data as LocaleSettings;

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** `month` starts at 0. `isShort` abbreviates its name. */
type DateParts = { day: number; month: number; year?: number | undefined; isShort?: boolean };

/** Date in the order of the shop's locale, with an English month: 'March 24, 2026', '24 March 2026'; short: 'Mar 24, 2026'. */
export function formatDate({ day, month, year, isShort = false }: DateParts): string {
  const name = MONTHS[month]?.slice(0, isShort ? 3 : undefined);
  if (localeSettings.dateOrder === 'mdy') return [`${name} ${day}`, year].filter(Boolean).join(', ');
  return (localeSettings.dateOrder === 'dmy' ? [day, name, year] : [year, name, day]).filter(Boolean).join(' ');
}
