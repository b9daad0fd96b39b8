import type { LocaleSettings } from '../../locale';
import type { Money } from '../../money';
import type { MoneyWords } from '../../search/search-words';
import { findCountry, nearestCountry, supportedLocale } from './countries';
// Data that CLDR does not have. A sign of several currencies means the first of `common`; `others` are words for foreign sums.
import words from './money-words.json' with { type: 'json' };

const CURRENCIES = Intl.supportedValuesOf('currency');

/**
 * Formats and words of a currency and a locale, by the CLDR data of Node. They are written to files at build, so that
 * all browsers show the same. Invalid and missing settings have defaults.
 */
export function localeData(settings: { currency?: unknown; locale?: unknown }) {
  const currency = CURRENCIES.find((code) => code === settings.currency) ?? words.default.currency;
  const locale = supportedLocale(String(settings.locale)) ?? words.default.locale;
  const name = currencyText(currency, 'en', 'name');
  const money: Money = {
    code: currency,
    plural: lastWord(name),
    digits: new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2,
    ...amountFormat(currency, locale),
  };
  const locality: LocaleSettings = {
    currencyName: name,
    dateOrder: dateOrderOf(locale),
    currencySigns: { ...codesBySign(), [currencyText(currency, locale).toUpperCase()]: currency },
  };
  return { money, locality, words: moneyWordsOf(currency, locale) };
}

/** The error of a currency code with the code that was probably meant; undefined for an ISO 4217 code. */
export function currencyError(code: string): string | undefined {
  if (CURRENCIES.includes(code)) return undefined;
  const text = code.trim().toUpperCase();
  const named = words.common.find((each) => moneyWordsOf(each, 'en').own.includes(text.toLowerCase()));
  const near = CURRENCIES.includes(text) ? text : (codesBySign()[text] ?? named ?? findCountry(text)?.currency);
  return `is "${code}"; it must be the ISO 4217 code of a currency, such as ${near ?? words.default.currency}`;
}

/** The error of a locale name with the nearest that exists; undefined for a locale that Node supports. */
export function localeError(name: string): string | undefined {
  if (supportedLocale(name)) return undefined;
  const near = findCountry(name) ?? findCountry(nearestCountry(name) ?? '');
  return `is "${name}", which is not a known locale; use a name such as ${near?.locale ?? 'en-IE'}`;
}

type Display = 'symbol' | 'narrowSymbol' | 'name';

/** Parts of an amount in Latin digits, without marks of direction and with normal signs in place of wide ones. */
function formatParts(amount: number, currency: string, locale: string, currencyDisplay: Display = 'symbol') {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2, numberingSystem: 'latn' };
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay, ...digits });
  const plain = (value: string) =>
    value
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace("'", '’');
  return format.formatToParts(amount).map(({ type, value }) => ({ type, value: plain(value) }));
}

/** The sign or name of a currency: 'CHF', 'Swiss francs'. */
const currencyText = (currency: string, locale: string, display?: Display): string =>
  formatParts(2, currency, locale, display).find(({ type }) => type === 'currency')?.value || currency;

const lastWord = (name: string) => name.split(' ').at(-1) ?? name;

/** The format of amounts. Two locales differ in the size of groups: '12,34,567' in India, '1234' in Spain. */
function amountFormat(currency: string, locale: string): Omit<Money, 'code' | 'plural' | 'digits'> {
  const parts = formatParts(1_234_567.5, currency, locale);
  const types = parts.map(({ type }) => type);
  // Spaces do not break lines.
  const textOf = (some: typeof parts) => some.map(({ value }) => value.replaceAll(' ', '\u00a0')).join('');
  const isLakh = parts.filter(({ type }) => type === 'integer').at(-2)?.value.length === 2;
  const isFourGrouped = formatParts(1234, currency, locale).some(({ type }) => type === 'group');
  return {
    decimal: textOf(parts.filter(({ type }) => type === 'decimal')),
    group: textOf(parts.filter(({ type }) => type === 'group').slice(0, 1)),
    groups: `\\B(?=${isLakh ? '(?:\\d\\d)*\\d{3}$' : '(?:\\d{3})+$'})${isFourGrouped ? '' : '(?<!^\\d(?=\\d{3}$))'}`,
    before: textOf(parts.slice(0, types.indexOf('integer'))),
    after: textOf(parts.slice(types.indexOf('fraction') + 1)),
  };
}

/** The order of day, month and year in a date of digits: 'dmy'. */
function dateOrderOf(locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { calendar: 'gregory', dateStyle: 'short' });
  const parts = format.formatToParts(0).filter(({ type }) => ['day', 'month', 'year'].includes(type));
  return parts.map(({ type }) => type.charAt(0)).join('');
}

/** The signs of a currency: in a locale, in English of no country ('CA$'), and without a prefix ('$'). */
const signsOf = (currency: string, locale: string): string[] => [
  currencyText(currency, locale),
  currencyText(currency, 'en-001'),
  currencyText(currency, 'en', 'narrowSymbol'),
];

/** Codes of currencies by sign in capitals. A sign of several currencies means a common one or is left out. */
function codesBySign(): Record<string, string> {
  const codes = new Map<string, string[]>();
  for (const code of CURRENCIES) {
    const signs = new Set(signsOf(code, 'en').map((sign) => sign.toUpperCase()));
    for (const sign of signs) codes.set(sign, [...(codes.get(sign) ?? []), code]);
  }
  const meant = [...codes].map(([sign, all]) => {
    const code = all.length === 1 ? all[0] : words.common.find((common) => all.includes(common));
    return [sign, code];
  });
  return Object.fromEntries(meant.filter(([sign, code]) => code && sign !== code));
}

/** Words, code and signs of the shop's currency in small letters, and words of other currencies. */
function moneyWordsOf(currency: string, locale: string): MoneyWords {
  const colloquial: Readonly<Record<string, string[]>> = words.colloquial;
  const plural = lastWord(currencyText(currency, 'en', 'name'));
  const singular = lastWord(new Intl.DisplayNames('en', { type: 'currency' }).of(currency) ?? plural);
  const all = [plural, singular, ...(colloquial[currency] ?? []), currency, ...signsOf(currency, locale)];
  const own = [...new Set(all.map((word) => word.toLowerCase()))];
  return { own, others: words.others.filter((word) => !own.includes(word)) };
}
