/** What stands before the cents. */
export type Decimal = 'point' | 'comma';

/** A sum of money as it was written: a number, and the ISO 4217 code of its currency where one is named. */
export type Amount = { value: number; currency?: string };

const AMOUNT = /^(us\$|[a-z]{3}|[$€£¥])?(-?[\d.,]+)-*([a-z]{3}|[$€£¥])?$/i;
const SYMBOLS: Readonly<Record<string, string>> = { $: 'USD', US$: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY' };

/** An amount of money or a number as people write it: '$1,234.50', '31,50', '1.234,50', '31.50 USD'; undefined for anything else. */
export function parseAmount(text: string, decimal: Decimal): Amount | undefined {
  if (text.length > 40) return undefined;
  const [, before, digits, after] = AMOUNT.exec(text.replace(/[\s'’]/g, '')) ?? [];
  const value = digits === undefined ? Number.NaN : Number(toPlain(digits, decimal));
  if (Number.isNaN(value)) return undefined;
  const unit = (before ?? after)?.toUpperCase();
  return { value, ...(unit && { currency: SYMBOLS[unit] ?? unit }) };
}

/** What the prices of a file have before their cents: a comma where more of them end like '31,50' than like '31.50'. */
export function findDecimal(prices: Iterable<string>): Decimal {
  let commas = 0;
  for (const price of prices) {
    const mark = /([.,])\d{1,2}\D{0,5}$/.exec(price.slice(-12))?.[1];
    commas += mark === ',' ? 1 : mark === '.' ? -1 : 0;
  }
  return commas > 0 ? 'comma' : 'point';
}

/** '1.234,50' -> '1234.50'. Of two marks the last one stands before the cents; a lone one does unless three digits follow that may be thousands. */
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
