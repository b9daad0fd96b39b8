import type { Selection } from '../catalogue/variants/offer';
import type { IndexRow } from '../listing/index-row';
import { memoize } from '../memoize';
import { compact } from './normalize';

/** A variant of a product. */
export type FoundVariant = { row: IndexRow; selection: Selection };

/** The variants of a row with their numbers in compact form. */
type NumberedRow = {
  model: string;
  /** The prefix that all numbers share. */
  prefix: string;
  numbers: readonly { number: string; variant: FoundVariant }[];
};

/** Variants by complete number or barcode, and all rows with variant numbers. */
type NumberIndex = { byNumber: ReadonlyMap<string, readonly FoundVariant[]>; rows: readonly NumberedRow[] };

/** Shorter queries match no variant. */
const MIN_NUMBER_LENGTH = 3;

/** The key of a barcode. Leading zeros are ignored. */
const barcodeKey = (digits: string) => `=${digits.replace(/^0+/, '')}`;

/**
 * The variants with this number or barcode. Numbers that equal the model number of the product are ignored. `key` is in compact form.
 */
export function variantsWithNumber(rows: readonly IndexRow[], key: string): FoundVariant[] {
  if (key.length < MIN_NUMBER_LENGTH || !/\d/.test(key)) return [];
  const { byNumber } = indexVariantNumbers(rows);
  return [...new Set([key, barcodeKey(key)].flatMap((form) => byNumber.get(form) ?? []))];
}

/**
 * The variants whose number starts with `key`. The key must contain the prefix that all numbers of the product share. This prefix or
 * the model number must have at least three characters.
 */
export function variantsWithNumberPrefix(rows: readonly IndexRow[], key: string): FoundVariant[] {
  if (!/\d/.test(key)) return [];
  const isLongStart = (text: string) => text.length >= MIN_NUMBER_LENGTH && key.startsWith(text);
  return indexVariantNumbers(rows).rows.flatMap(({ model, prefix, numbers }) => {
    if (key === model || !key.startsWith(prefix) || !(isLongStart(prefix) || isLongStart(model))) return [];
    return numbers.flatMap(({ number, variant }) => (number.startsWith(key) ? variant : []));
  });
}

/** The index of these rows. The first call builds it. */
export const indexVariantNumbers = memoize((rows: readonly IndexRow[]): NumberIndex => {
  const byNumber = new Map<string, FoundVariant[]>();
  const add = (key: string, variant: FoundVariant) => byNumber.set(key, [...(byNumber.get(key) ?? []), variant]);
  const numbered = rows.flatMap((row): NumberedRow[] => {
    const model = compact(row.card.model ?? '');
    const numbers = (row.sold?.variants ?? []).flatMap(({ choice: selection, number, barcode }) => {
      const variant = { row, selection };
      if (barcode !== undefined) add(barcodeKey(compact(barcode)), variant);
      if (number === undefined) return [];
      const key = compact(number);
      if (key !== model) add(key, variant);
      return [{ number: key, variant }];
    });
    const prefix = commonPrefix(numbers.map(({ number }) => number));
    return numbers.length > 0 ? [{ model, prefix, numbers }] : [];
  });
  return { byNumber, rows: numbered };
});

function commonPrefix([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}
