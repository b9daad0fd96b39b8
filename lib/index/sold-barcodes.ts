import { withCheckDigit } from '../catalogue/check-digit';

/** Barcodes as numbers without their check digits: how many digits they have, the first one in two parts, and by how much each is above the one before. */
export type BarcodeSteps = { shape: readonly [digits: number, head: string]; first: number; steps: string };

const TAIL = 6;

/** Barcodes of one length with right check digits as steps; undefined for others. */
export function toSteps(barcodes: readonly string[]): BarcodeSteps | undefined {
  const [first = ''] = barcodes;
  const isFit = (barcode: string) =>
    /^\d{8,14}$/.test(barcode) && barcode.length === first.length && withCheckDigit(barcode.slice(0, -1)) === barcode;
  const head = first.slice(0, -1 - TAIL);
  if (!barcodes.every((barcode) => isFit(barcode) && barcode.startsWith(head))) return undefined;
  const numbers = barcodes.map((barcode) => Number(barcode.slice(0, -1)));
  const steps = numbers.map((number, index) => number - (numbers[index - 1] ?? number)).slice(1);
  return { shape: [first.length, head], first: Number(first.slice(-1 - TAIL, -1)), steps: steps.join() };
}

/** The barcodes of steps. */
export function fromSteps({ shape: [digits, head], first, steps }: BarcodeSteps): string[] {
  const numbers = [Number(head) * 10 ** TAIL + first];
  for (const step of steps === '' ? [] : steps.split(',')) numbers.push((numbers.at(-1) ?? 0) + Number(step));
  return numbers.map((number) => withCheckDigit(String(number).padStart(digits - 1, '0')));
}
