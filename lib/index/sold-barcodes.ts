/** Barcodes as numbers without their check digits: how many digits they have, the first one in two parts, and by how much each is above the one before. */
export type BarcodeSteps = { shape: readonly [digits: number, head: string]; first: number; steps: string };

const TAIL = 6;

/** Barcodes of one length with right check digits as steps; undefined for others. */
export function toSteps(barcodes: readonly (string | undefined)[]): BarcodeSteps | undefined {
  const [first = ''] = barcodes;
  const isFit = (barcode = '') =>
    /^\d{8,14}$/.test(barcode) && barcode.length === first.length && withCheckDigit(barcode.slice(0, -1)) === barcode;
  if (!barcodes.every(isFit)) return undefined;
  const numbers = barcodes.map((barcode = '') => Number(barcode.slice(0, -1)));
  const head = first.slice(0, -1 - TAIL);
  const steps = numbers.map((number, index) => number - (numbers[index - 1] ?? number)).slice(1);
  return { shape: [first.length, head], first: Number(first.slice(-1 - TAIL, -1)), steps: steps.join() };
}

/** The barcodes of steps. */
export function fromSteps({ shape: [digits, head], first, steps }: BarcodeSteps): string[] {
  const numbers = [Number(head) * 10 ** TAIL + first];
  for (const step of steps === '' ? [] : steps.split(',')) numbers.push((numbers.at(-1) ?? 0) + Number(step));
  return numbers.map((number) => withCheckDigit(String(number).padStart(digits - 1, '0')));
}

/** A number with its check digit (GS1). */
export function withCheckDigit(digits: string): string {
  const sum = [...digits].reduceRight(
    (total, digit, index) => total + Number(digit) * ((digits.length - index) % 2 === 1 ? 3 : 1),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
