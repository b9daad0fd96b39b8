import type { Spec } from './specs';

const LABEL = /^(?:GTIN(?:-(?:8|12|13|14))?|UPC(?:-A)?|EAN(?:-(?:8|13))?|barcode)$/i;
const LENGTHS = [8, 12, 13, 14];

/** The Global Trade Item Number among the lines of a specification; undefined where none has the right length and check digit (GS1). */
export function gtinOf(specs: readonly Spec[]): string | undefined {
  return specs
    .filter(({ label }) => LABEL.test(label))
    .map(({ value }) => value.replace(/[\s-]/g, ''))
    .find(isGtin);
}

/** Whether a number has a right length and check digit: a multiple of ten, each second digit from the right thrice. */
function isGtin(digits: string): boolean {
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return false;
  const sum = [...digits].reduceRight(
    (total, digit, index) => total + Number(digit) * ((digits.length - 1 - index) % 2 === 1 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
}
