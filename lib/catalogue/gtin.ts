import type { Spec } from './specs';

const LABEL = /^(?:GTIN(?:-(?:8|12|13|14))?|UPC(?:-A)?|EAN(?:-(?:8|13))?|barcode)$/i;
const LENGTHS = [8, 12, 13, 14];

/** The Global Trade Item Number among the lines of a specification; undefined where none has the right length and check digit (GS1). */
export function findGtin(specs: readonly Spec[]): string | undefined {
  return specs.flatMap(({ label, value }) => (LABEL.test(label) ? (parseGtin(value) ?? []) : []))[0];
}

/** A barcode's digits, where they are as many as such a number has and their check digit is right. */
export function parseGtin(barcode: string): string | undefined {
  const digits = barcode.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return undefined;
  return withCheckDigit(digits.slice(0, -1)) === digits ? digits : undefined;
}

/** A barcode for comparison: spreadsheets drop leading zeros, and a UPC is an EAN that starts with 0. */
export const barcodeKey = (barcode: string): string =>
  /^\d{7,14}$/.test(barcode) ? barcode.replace(/^0+/, '') : barcode;

/** A barcode with the leading zeros that a spreadsheet has dropped, if its check digit is right with them. */
export function restoreGtin(barcode: string): string | undefined {
  return /^\d{7,11}$/.test(barcode) ? parseGtin(barcode.padStart(barcode.length < 8 ? 8 : 12, '0')) : undefined;
}

/** A number of digits with its check digit (GS1): all of them, each second one from the right thrice, make a multiple of ten. */
export function withCheckDigit(digits: string): string {
  const sum = [...digits].reduceRight(
    (total, digit, index) => total + Number(digit) * ((digits.length - index) % 2 === 1 ? 3 : 1),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
