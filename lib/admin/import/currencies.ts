import { locality } from '../../locality';
import { money } from '../../money';

/** Words of a column's name that may be a currency: a sign, or three letters that stand alone. */
export const CURRENCY_WORD = /\p{Sc}|(?<![\p{L}\p{N}])\p{L}{3}(?![\p{L}\p{N}])/gu;

const codes = new Set(Intl.supportedValuesOf('currency'));

/** Whether a word is the code of a currency, or the sign of one. */
export const isCurrency = (word: string): boolean => codes.has(word) || Object.hasOwn(locality.currencySigns, word);

/** The currency by its code: that of a code or a sign; a word that is neither stands for itself. */
export const currencyCode = (word: string): string => locality.currencySigns[word] ?? word;

/** The currency that a column names beside what it holds: 'Prix TTC (€)' -> 'EUR'; '' where it names none. */
export function headerCurrency(column: string): string {
  const [, set] = /\bcurrency=([A-Z]{3})\b/i.exec(column) ?? [];
  if (set) return set.toUpperCase();
  const words = column.slice(0, 200).match(CURRENCY_WORD) ?? [];
  const word = words.map((each) => each.toUpperCase()).find(isCurrency);
  return word === undefined ? '' : currencyCode(word);
}

/** A sum of another currency in the shop's, by what one of the other is worth in it. */
export const inShopMoney = (value: number, rate: number): number =>
  rate === 1 ? value : Number((value * rate).toFixed(money.digits));
