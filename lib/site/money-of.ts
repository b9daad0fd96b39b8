import type { Locality } from '../locality';
import type { Money } from '../money';
import type { MoneyWords } from '../search/words';
import data from './money-facts.json' with { type: 'json' };

type Currency = { sign: string; home?: string; abroad?: string; name?: string; plural?: string; words?: string[] };
type LocaleRow = { money: string; date: string; isFourPlain?: boolean; names: string[] };

/** How currencies are called and locales write, after the Common Locale Data Repository of Unicode. Only a build reads it. */
const facts: {
  default: { currency: string; locale: string };
  digits: Record<string, string[]>;
  currencies: Record<string, Currency>;
  /** Words and codes by which a sum is known to be in another currency. */
  told: string[];
  locales: LocaleRow[];
} = data;

const LOCALES = facts.locales.flatMap(({ names }) => names);

/** The fault of a currency's code; undefined for one that a shop may have. A code that is not in the facts stands for itself. */
export function currencyFault(code: string): string | undefined {
  if (/^[A-Z]{3}$/.test(code)) return undefined;
  const some = Object.keys(facts.currencies).slice(0, 4).join(', ');
  return `is "${code}"; it must be the ISO 4217 code of a currency, such as ${some}`;
}

/** The fault of a locale's name, with the known ones of its language or its region, or with all. */
export function localeFault(name: string): string | undefined {
  if (LOCALES.includes(name)) return undefined;
  const [language = '', region = language] = name.toLowerCase().split(/[-_]/);
  const isNear = (known: string) => known.startsWith(`${language}-`) || known.toLowerCase().endsWith(`-${region}`);
  const near = LOCALES.filter(isNear);
  return `is "${name}", which is not known; ${near.length > 0 ? 'near it' : 'known'} are ${(near.length > 0 ? near : LOCALES).join(', ')}`;
}

/**
 * How a shop with this currency and this locale writes, in three records: sums and counts for all scripts, the currency's names and
 * the order of dates for the few that need them, and the words for money in search. What is left out, or has a
 * fault, is as in the facts' default.
 */
export function moneyOf(given: { currency?: unknown; locale?: unknown }) {
  const currency = sound(given.currency, currencyFault) ?? facts.default.currency;
  const locale = sound(given.locale, localeFault) ?? facts.default.locale;
  const row = facts.locales.find(({ names }) => names.includes(locale)) as LocaleRow;
  const own = facts.currencies[currency] ?? { sign: currency };
  const sign = signAt(own, locale);
  const money: Money = {
    code: currency,
    plural: pluralOf(currency),
    digits: Number(Object.keys(facts.digits).find((count) => facts.digits[count]?.includes(currency)) ?? 2),
    ...written(row, sign),
  };
  const locality: Locality = {
    currencyName: own.name ?? currency,
    dateOrder: row.date,
    currencySigns: signsFor(currency, sign),
  };
  return { money, locality, words: wordsFor(currency) };
}

function sound(value: unknown, faultOf: (text: string) => string | undefined): string | undefined {
  return typeof value === 'string' && faultOf(value) === undefined ? value : undefined;
}

const pluralOf = (code: string): string => {
  const { plural, name = code } = facts.currencies[code] ?? {};
  return plural ?? name;
};

/** The sign by which a currency is known in a locale's region. */
function signAt({ sign, home, abroad = sign }: Currency, locale: string): string {
  return home === undefined || locale.endsWith(`-${home}`) ? sign : abroad;
}

/** The marks of a locale's example, '1.234.567,50 ¤', with the sign in its place: letters never touch a figure. */
function written({ money, isFourPlain }: LocaleRow, sign: string): Omit<Money, 'code' | 'plural' | 'digits'> {
  const [, before, gap = '', first = '', group = '', decimal = ''] =
    /^(¤?)( ?)(\d+)(\D)[\d\D]*?(\D)50/.exec(money) ?? [];
  const blank = gap || / ¤$/.test(money) || /[\p{L}.]/u.test((before ? sign.at(-1) : sign[0]) ?? '') ? '\u00a0' : '';
  const rest = first.length > 1 ? '(?:\\d\\d)*\\d{3}$' : '(?:\\d{3})+$';
  return {
    decimal,
    group: group === ' ' ? '\u00a0' : group,
    groups: `\\B(?=${rest})${isFourPlain ? '(?<!^\\d(?=\\d{3}$))' : ''}`,
    before: before ? sign + blank : '',
    after: before ? '' : blank + sign,
  };
}

/** Currencies by their signs: one that several have means the shop's own, or the first of the facts. */
function signsFor(own: string, sign: string): Record<string, string> {
  const all = Object.entries(facts.currencies).flatMap(([code, each]) =>
    [each.sign, each.abroad ?? each.sign].map((text): [string, string] => [text.toUpperCase(), code]),
  );
  return Object.fromEntries([...all.reverse(), [sign.toUpperCase(), own]]);
}

/** The words and signs of the shop's currency, and those that name another one. */
function wordsFor(own: string): MoneyWords {
  const { words = [], sign = own, abroad = own } = facts.currencies[own] ?? {};
  const ours = [...new Set([...words, own, sign, abroad].map((word) => word.toLowerCase()))];
  return { own: ours, others: facts.told.filter((word) => !ours.includes(word)) };
}
