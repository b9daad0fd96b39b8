import type { LocaleSettings } from '../../locale';
import type { Money } from '../../money';
import type { MoneyWords } from '../../search/search-words';
import { findCountry, nearestCountry, supportedLocale } from './countries';
// Data that CLDR does not have. A symbol of several currencies means the first of `common`. `others` are words of other currencies.
import words from './money-words.json' with { type: 'json' };

const CURRENCIES = Intl.supportedValuesOf('currency');

/**
 * Formats and words of a currency and a locale, from the CLDR data of Node. The build writes them to files, so that all
 * browsers show the same. Invalid and missing settings have defaults.
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

/** Error message for an invalid currency code, with a suggestion. Undefined for an ISO 4217 code. */
export function currencyError(code: string): string | undefined {
  if (CURRENCIES.includes(code)) return undefined;
  const text = code.trim().toUpperCase();
  const named = words.common.find((each) => moneyWordsOf(each, 'en').own.includes(text.toLowerCase()));
  const suggestion = CURRENCIES.includes(text) ? text : (codesBySign()[text] ?? named ?? findCountry(text)?.currency);
  return `is "${code}"; it must be the ISO 4217 code of a currency, such as ${suggestion ?? words.default.currency}`;
}

/** Error message for an unknown locale, with a suggestion. Undefined for a locale that Node supports. */
export function localeError(name: string): string | undefined {
  if (supportedLocale(name)) return undefined;
  const suggestion = findCountry(name) ?? findCountry(nearestCountry(name) ?? '');
  return `is "${name}", which is not a known locale; use a name such as ${suggestion?.locale ?? 'en-IE'}`;
}

type Display = 'symbol' | 'narrowSymbol' | 'name';

/** Parts of a formatted amount, with Latin digits, without direction marks, and in normal-width characters. */
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

/** Symbol or name of a currency: 'CHF', 'Swiss francs'. */
const currencyText = (currency: string, locale: string, display?: Display): string =>
  formatParts(2, currency, locale, display).find(({ type }) => type === 'currency')?.value || currency;

const lastWord = (name: string) => name.split(' ').at(-1) ?? name;

/** The format of amounts. Digit groups differ in India ('12,34,567') and in Spain ('1234'). */
function amountFormat(currency: string, locale: string): Omit<Money, 'code' | 'plural' | 'digits'> {
  const parts = formatParts(1_234_567.5, currency, locale);
  const types = parts.map(({ type }) => type);
  // Non-breaking spaces.
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

/** Order of day, month and year in a numeric date: 'dmy'. */
function dateOrderOf(locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { calendar: 'gregory', dateStyle: 'short' });
  const parts = format.formatToParts(0).filter(({ type }) => ['day', 'month', 'year'].includes(type));
  return parts.map(({ type }) => type.charAt(0)).join('');
}

/** Symbols of a currency: in a locale, in international English ('CA$'), and the narrow one ('$'). */
const signsOf = (currency: string, locale: string): string[] => [
  currencyText(currency, locale),
  currencyText(currency, 'en-001'),
  currencyText(currency, 'en', 'narrowSymbol'),
];

/** Currency codes by symbol in capitals. A symbol of several currencies means the most common one, or is skipped. */
function codesBySign(): Record<string, string> {
  const codes = new Map<string, string[]>();
  for (const code of CURRENCIES) {
    const signs = new Set(signsOf(code, 'en').map((sign) => sign.toUpperCase()));
    for (const sign of signs) codes.set(sign, [...(codes.get(sign) ?? []), code]);
  }
  const codeBySign = [...codes].map(([sign, all]) => {
    const code = all.length === 1 ? all[0] : words.common.find((common) => all.includes(common));
    return [sign, code];
  });
  return Object.fromEntries(codeBySign.filter(([sign, code]) => code && sign !== code));
}

/** Words, code and symbols of the shop's currency in lower case, and words of other currencies. */
function moneyWordsOf(currency: string, locale: string): MoneyWords {
  const colloquial: Readonly<Record<string, string[]>> = words.colloquial;
  const plural = lastWord(currencyText(currency, 'en', 'name'));
  const singular = lastWord(new Intl.DisplayNames('en', { type: 'currency' }).of(currency) ?? plural);
  const all = [plural, singular, ...(colloquial[currency] ?? []), currency, ...signsOf(currency, locale)];
  const own = [...new Set(all.map((word) => word.toLowerCase()))];
  return { own, others: words.others.filter((word) => !own.includes(word)) };
}
