import { localeSettings } from '../../locale';
import { money } from '../../money';

/** The character before decimals. */
export type DecimalSeparator = '.' | ',';

/** A number cell: digits with their separators, and the currency beside them as an ISO 4217 code, or as it is written if unknown. */
type NumberCell = { digits: string; currency?: string };

/** How the cells of a column are read. 'cell': every cell decides by itself. */
export type NumberFormat = { decimal: DecimalSeparator | 'cell'; isConfirmed: boolean };

const CURRENCY = String.raw`\p{L}{0,2}\p{Sc}|\p{L}{2,3}\.?`;
const NUMBER = new RegExp(`^(${CURRENCY})?(-?[\\d.,]*\\d)[.,:]?[-–—]*(${CURRENCY})?(${CURRENCY})?$`, 'iu');

/** Splits a cell such as '$1,234.50', '1.234,50 €' or "CHF 1'250.-". Undefined for anything that is not a number. */
export function splitNumber(cell: string): NumberCell | undefined {
  if (cell.length > 40) return undefined;
  const [, before = '', digits, after = '', code = ''] = NUMBER.exec(cell.replace(/[\s'’]/g, '')) ?? [];
  if (digits === undefined) return undefined;
  // A code says more than a sign: '$12 CAD'.
  const words = [code, after, before].map((word) => word.toUpperCase()).filter(Boolean);
  const currency = words.find((word) => /^[A-Z]{3}$/.test(word)) ?? words[0];
  return { digits, ...(currency && { currency: currencyCode(currency) }) };
}

const codes = new Set(Intl.supportedValuesOf('currency'));

/** The ISO 4217 code of a currency sign or code in capitals; the text itself if it is unknown. A sign that several share is the shop's. */
export function currencyCode(text: string): string {
  if (text === (money.before || money.after).trim().toUpperCase()) return money.code;
  return localeSettings.currencySigns[text] ?? text;
}

/** The currency that a heading names: 'Prix TTC (€)' -> 'EUR'. Undefined if it names none. */
export function headingCurrency(heading: string): string | undefined {
  const words = heading.slice(0, 200).match(/\p{Sc}|(?<![\p{L}\p{N}])\p{L}{3}(?![\p{L}\p{N}])/gu) ?? [];
  return words.map((word) => currencyCode(word.toUpperCase())).find((word) => codes.has(word));
}

/**
 * The decimal separator of a column, decided from all its cells. A single separator before exactly three digits proves nothing:
 * '1.250' may be 1,250 or 1.25. If no cell proves more, it separates thousands, unless the column is not of money and has no plain
 * number below 1,000, as in exports that write stock as '5.000'.
 */
export function findNumberFormat(cells: readonly string[], isMoney: boolean): NumberFormat {
  const proofs = new Set<DecimalSeparator>();
  const open = new Set<DecimalSeparator>();
  let plain = 0;
  let hasThree = true;
  for (const cell of cells) {
    const digits = splitNumber(cell)?.digits;
    if (digits === undefined) continue;
    const proof = decimalOf(digits);
    hasThree &&= /[.,]\d{3}$/.test(digits);
    if (proof) proofs.add(proof);
    else if (/[.,]/.test(digits)) open.add(digits.includes('.') ? '.' : ',');
    else plain += 1;
  }
  // Prices with three decimals are usual in such a currency.
  const isConfirmed = isMoney && money.digits === 3;
  const [first, second] = [...proofs];
  // '0,000' proves that all of '12,000', '3,000' have three decimals, as some programs write stock.
  const isThreeDigits = !isMoney && plain === 0 && [...open, ...proofs].every((each) => each === first) && hasThree;
  if (first !== undefined)
    return { decimal: second === undefined ? first : 'cell', isConfirmed: isConfirmed || isThreeDigits };
  const [separator, other] = [...open];
  if (separator === undefined || other !== undefined) return { decimal: 'cell', isConfirmed: false };
  const mayBeDecimal = isMoney ? isConfirmed : plain === 0;
  const opposite = separator === '.' ? ',' : '.';
  return { decimal: mayBeDecimal ? separator : opposite, isConfirmed };
}

/** The decimal separator that the digits of one cell prove. '1.250' proves none, '1.250.000' and '1.250,5' prove ','. */
function decimalOf(digits: string): DecimalSeparator | undefined {
  const [points, commas] = [digits.split('.').length - 1, digits.split(',').length - 1];
  if (points > 0 && commas > 0) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
  if (points > 1) return ',';
  if (commas > 1) return '.';
  if (points + commas === 0) return undefined;
  const separator = points ? '.' : ',';
  return /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(digits) ? undefined : separator;
}

/**
 * The value of digits in a column of a format. 'ambiguous' for a single separator before three digits that the column reads as a
 * decimal separator without confirmation; undefined for what is no number.
 */
export function toNumber(digits: string, { decimal, isConfirmed }: NumberFormat): number | 'ambiguous' | undefined {
  const own = decimalOf(digits);
  const isOpen = own === undefined && /[.,]/.test(digits);
  if (isOpen && !isConfirmed && (decimal === 'cell' || digits.includes(decimal))) return 'ambiguous';
  const separator = own ?? (decimal === 'cell' ? '.' : decimal);
  const groups = separator === '.' ? ',' : '.';
  const [whole = '', fraction = '', ...rest] = digits.replaceAll(groups, '').split(separator);
  const value = Number(`${whole}.${fraction || '0'}`);
  return rest.length > 0 || Number.isNaN(value) ? undefined : value;
}
