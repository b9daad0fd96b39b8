import { localeFault } from '../../lib/site/money-of';
import { COUNTRIES } from './countries';

const FALLBACK = 'en-US';

const ofMachine = () => Intl.DateTimeFormat().resolvedOptions();

/** The locale of this machine, or the one that is known of its language. */
export function ownLocale({ locale }: { locale: string } = ofMachine()): string {
  const language = locale.split('-')[0] ?? '';
  const near = [locale, `${language}-${language.toUpperCase()}`].find((name) => localeFault(name) === undefined);
  return near ?? FALLBACK;
}

const regionOf = (locale: string) => new Intl.Locale(locale).region ?? '';

/** The currency of a locale's region. */
export const currencyOf = (locale: string): string => COUNTRIES[regionOf(locale)]?.[0] ?? 'USD';

/** The time zone of a locale's region; this machine's where the region has several, and that is one of them. */
export function timeZoneOf(locale: string, { timeZone }: { timeZone: string } = ofMachine()): string {
  const { timeZones = [] } = new Intl.Locale(locale) as Intl.Locale & { timeZones?: string[] };
  return timeZones.length > 1 && timeZones.includes(timeZone)
    ? timeZone
    : (COUNTRIES[regionOf(locale)]?.[1] ?? timeZone);
}
