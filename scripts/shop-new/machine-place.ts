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

/** The currency of a locale's region. */
export const currencyOf = (locale: string): string => COUNTRIES[new Intl.Locale(locale).region ?? ''] ?? 'USD';
