import { money } from './money';

/** The mark before decimals: '31.50' or '31,50'. */
export type Decimal = 'point' | 'comma';

/** A sum of money as it was written: a number, and the code or the sign of its currency, in capitals, where one is named. */
export type Amount = { value: number; currency?: string };

const AMOUNT = /^(\p{L}{0,2}\p{Sc}|\p{L}{2,3}\.?)?(-?[\d.,]+)-*(\p{L}{0,2}\p{Sc}|\p{L}{2,3}\.?)?$/iu;

/** An amount as people write it: '1,234.50', '1.234,50', '31.50 CHF' -> 31.5 and 'CHF'; undefined for anything else. */
export function parseAmount(text: string, decimal: Decimal): Amount | undefined {
  if (text.length > 40) return undefined;
  const [, before, digits, after] = AMOUNT.exec(text.replace(/[\s'’]/g, '')) ?? [];
  const value = digits === undefined ? Number.NaN : Number(toPlain(digits, decimal));
  if (Number.isNaN(value)) return undefined;
  const currency = (before ?? after)?.toUpperCase();
  return { value, ...(currency && { currency }) };
}

/** The mark before decimals in a file's prices: that with which more of them end, as in '31,50' or '31.50'; the shop's own for as many. */
export function findDecimal(prices: Iterable<string>): Decimal {
  let commas = 0;
  for (const price of prices) {
    const mark = /([.,])\d{1,2}\D{0,5}$/.exec(price.slice(-12))?.[1];
    commas += mark === ',' ? 1 : mark === '.' ? -1 : 0;
  }
  return commas > 0 || (commas === 0 && money.decimal === ',') ? 'comma' : 'point';
}

/** '1.234,50' -> '1234.50'. Of two marks the last one stands before the decimals; a lone one does unless three digits follow that may be thousands. */
function toPlain(digits: string, decimal: Decimal): string {
  const point = digits.lastIndexOf('.');
  const comma = digits.lastIndexOf(',');
  const last = Math.max(point, comma);
  if (last < 0) return digits;
  const mark = point > comma ? '.' : ',';
  const isBoth = point >= 0 && comma >= 0;
  const isRepeated = digits.indexOf(mark) !== last;
  const isDecimal = isBoth
    ? true
    : !isRepeated && (digits.length - last !== 4 || (mark === ',') === (decimal === 'comma'));
  const bare = (part: string) => part.replace(/[.,]/g, '');
  return isDecimal ? `${bare(digits.slice(0, last))}.${bare(digits.slice(last))}` : bare(digits);
}
