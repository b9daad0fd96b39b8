import type { Spec } from './specs';

const LABEL = /^(?:GTIN(?:-(?:8|12|13|14))?|UPC(?:-A)?|EAN(?:-(?:8|13))?|barcode)$/i;
const LENGTHS = [8, 12, 13, 14];

/** The Global Trade Item Number among the lines of a specification; undefined where none has the right length and check digit (GS1). */
export function gtinOf(specs: readonly Spec[]): string | undefined {
  return specs.flatMap(({ label, value }) => (LABEL.test(label) ? (readGtin(value) ?? []) : []))[0];
}

/** A barcode's digits, where they are as many as such a number has and their check digit is right: a multiple of ten, each second digit from the right thrice. */
export function readGtin(barcode: string): string | undefined {
  const digits = barcode.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return undefined;
  const sum = [...digits].reduceRight(
    (total, digit, index) => total + Number(digit) * ((digits.length - 1 - index) % 2 === 1 ? 3 : 1),
    0,
  );
  return sum % 10 === 0 ? digits : undefined;
}
