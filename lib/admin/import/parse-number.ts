import { localeSettings } from '../../locale';
import { money } from '../../money';

/** Character before the decimals of a number. */
export type DecimalSeparator = '.' | ',';

/** Parts of a number cell: digits with separators, and the currency as an ISO 4217 code, or as written if it is unknown. */
type NumberCell = { digits: string; currency?: string };

/** Number format of a column. 'cell': each cell is read without regard to the others. `isConfirmed`: '1.250' is not ambiguous. */
export type NumberFormat = { decimal: DecimalSeparator | 'cell'; isConfirmed: boolean };

/** Number format of a single cell. */
export const UNKNOWN_FORMAT: NumberFormat = { decimal: 'cell', isConfirmed: false };

const CURRENCY = String.raw`\p{L}{0,2}\p{Sc}|\p{L}{2,3}\.?`;
const NUMBER = new RegExp(`^(${CURRENCY})?(-?[\\d.,]*\\d)[.,:]?[-–—]*(${CURRENCY})?(${CURRENCY})?$`, 'iu');

/** Splits a cell such as '$1,234.50', '1.234,50 €' or "CHF 1'250.-". `undefined` if the cell is not a number. */
export function splitNumber(cell: string): NumberCell | undefined {
  if (cell.length > 40) return undefined;
  const [, before = '', digits, after = '', code = ''] = NUMBER.exec(cell.replace(/[\s'’]/g, '')) ?? [];
  if (digits === undefined) return undefined;
  // A code is more specific than a sign: '$12 CAD'.
  const words = [code, after, before].map((word) => word.toUpperCase()).filter(Boolean);
  const currency = words.find((word) => /^[A-Z]{3}$/.test(word)) ?? words[0];
  return { digits, ...(currency && { currency: currencyCode(currency) }) };
}

/** ISO 4217 codes of all currencies. */
export const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** ISO 4217 code of an upper-case sign or code, or `text` if it is unknown. The shop's own sign means the shop's currency. */
export function currencyCode(text: string): string {
  if (text === (money.before || money.after).trim().toUpperCase()) return money.code;
  return localeSettings.currencySigns[text] ?? text;
}

/** Currency in a heading: 'Prix TTC (€)' -> 'EUR'. `undefined` if it has none. */
export function headingCurrency(heading: string): string | undefined {
  const words = heading.slice(0, 200).match(/\p{Sc}|(?<![\p{L}\p{N}])\p{L}{3}(?![\p{L}\p{N}])/gu) ?? [];
  return words.map((word) => currencyCode(word.toUpperCase())).find((word) => CURRENCIES.has(word));
}

/**
 * Finds the decimal separator of a column from all its cells. A single separator before exactly three digits is ambiguous:
 * '1.250' is 1,250 or 1.25. If all cells are ambiguous, it is a thousands separator. Exception: a stock column without plain numbers
 * below 1,000, because some exports write a stock of 5 as '5.000'.
 */
export function findNumberFormat(cells: readonly string[], isMoney: boolean): NumberFormat {
  const numbers = cells.flatMap((cell) => splitNumber(cell)?.digits ?? []);
  const [proof, otherProof] = new Set(numbers.flatMap((digits) => decimalOf(digits) ?? []));
  const ambiguous = numbers.filter((digits) => decimalOf(digits) === undefined && /[.,]/.test(digits));
  const [open, otherOpen] = new Set(ambiguous.map((digits): DecimalSeparator => (digits.includes('.') ? '.' : ',')));
  const hasWhole = numbers.some((digits) => !/[.,]/.test(digits));
  // Prices in a currency with three decimals are written like '1.250'.
  const isConfirmed = isMoney && money.digits === 3;
  if (proof !== undefined) {
    // '0,000' proves that all of '12,000', '3,000' have three decimals, as some programs write stock.
    const isOneSeparator = otherProof === undefined && otherOpen === undefined && (open ?? proof) === proof;
    const hasThree = !isMoney && isOneSeparator && numbers.every((digits) => /[.,]\d{3}$/.test(digits));
    return { decimal: otherProof ? 'cell' : proof, isConfirmed: isConfirmed || hasThree };
  }
  if (open === undefined || otherOpen !== undefined) return UNKNOWN_FORMAT;
  const mayBeDecimal = isMoney ? isConfirmed : !hasWhole;
  return { decimal: mayBeDecimal ? open : open === '.' ? ',' : '.', isConfirmed };
}

/** Decimal separator of a single cell: ',' for '1.250.000' and '1.250,5'; `undefined` for '1.250'. */
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
 * Value of digits in a column with a number format. 'ambiguous' if it may be thousands or decimals; `undefined` if it is not a number.
 */
export function toNumber(digits: string, { decimal, isConfirmed }: NumberFormat): number | 'ambiguous' | undefined {
  const cellDecimal = decimalOf(digits);
  const isOpen = cellDecimal === undefined && /[.,]/.test(digits);
  if (isOpen && !isConfirmed && (decimal === 'cell' || digits.includes(decimal))) return 'ambiguous';
  const separator = cellDecimal ?? (decimal === 'cell' ? '.' : decimal);
  const groups = separator === '.' ? ',' : '.';
  const [whole = '', fraction = '', ...rest] = digits.replaceAll(groups, '').split(separator);
  const value = Number(`${whole}.${fraction || '0'}`);
  return rest.length > 0 || Number.isNaN(value) ? undefined : value;
}
