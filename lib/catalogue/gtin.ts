import type { Spec } from './specs';

const LABEL = /^(?:GTIN(?:-(?:8|12|13|14))?|UPC(?:-A)?|EAN(?:-(?:8|13))?|barcode)$/i;
const LENGTHS = [8, 12, 13, 14];

/** The Global Trade Item Number in specification rows. Undefined if no row has a valid length and check digit (GS1). */
export function findGtin(specs: readonly Spec[]): string | undefined {
  return specs.flatMap(({ label, value }) => (LABEL.test(label) ? (parseGtin(value) ?? []) : []))[0];
}

/** The digits of a barcode, without spaces and hyphens. Undefined if the length or the check digit is wrong. */
export function parseGtin(barcode: string): string | undefined {
  const digits = barcode.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return undefined;
  return withCheckDigit(digits.slice(0, -1)) === digits ? digits : undefined;
}

/** A barcode for comparison: spreadsheets drop leading zeros, and a UPC is an EAN that starts with 0. */
export const barcodeKey = (barcode: string): string =>
  /^\d{7,14}$/.test(barcode) ? barcode.replace(/^0+/, '') : barcode;

/** A barcode with the leading zeros that a spreadsheet has dropped. Undefined if the check digit is wrong with them. */
export function restoreGtin(barcode: string): string | undefined {
  return /^\d{7,11}$/.test(barcode) ? parseGtin(barcode.padStart(barcode.length < 8 ? 8 : 12, '0')) : undefined;
}

/**
 * Adds the check digit (GS1): the sum of all digits is a multiple of ten. The digit next to the check
 * digit, and from there every second one to the left, is multiplied by three.
 */
export function withCheckDigit(digits: string): string {
  const sum = [...digits].reduceRight(
    (total, digit, index) => total + Number(digit) * ((digits.length - index) % 2 === 1 ? 3 : 1),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
