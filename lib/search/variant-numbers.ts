import type { Selection } from '../catalogue/variants/selection';
import type { IndexRow } from '../listing/index-row';
import { compact } from './normalize';

/** Selections by row. */
type SelectionsByRow = ReadonlyMap<IndexRow, ReadonlySet<Selection>>;

/** A row with the numbers of its variants, all in compact form. */
type NumberedRow = {
  row: IndexRow;
  model: string;
  /** The prefix that all numbers share. */
  prefix: string;
  numbers: readonly { number: string; selection: Selection }[];
};

/** The variants of rows by complete number or barcode, and all rows with variant numbers. */
type NumberIndex = { byNumber: ReadonlyMap<string, readonly [IndexRow, Selection][]>; rows: readonly NumberedRow[] };

/** Shorter queries match no variant. */
const MIN_NUMBER_LENGTH = 3;
const indexes = new WeakMap<readonly IndexRow[], NumberIndex>();

/** The key of a barcode. Leading zeros are ignored. */
const barcodeKey = (digits: string) => `=${digits.replace(/^0+/, '')}`;

/**
 * The rows with a variant that has this number or barcode, with the selections of these variants. Numbers that equal the model number
 * of the product are ignored. `key` is in compact form.
 */
export function variantsWithNumber(rows: readonly IndexRow[], key: string): SelectionsByRow {
  const found = new Map<IndexRow, Set<Selection>>();
  if (key.length < MIN_NUMBER_LENGTH || !/\d/.test(key)) return found;
  const { byNumber } = indexVariantNumbers(rows);
  for (const form of [key, barcodeKey(key)]) {
    for (const [row, selection] of byNumber.get(form) ?? [])
      found.set(row, (found.get(row) ?? new Set()).add(selection));
  }
  return found;
}

/**
 * The rows with variants whose number starts with `key`. The key must contain the prefix that all numbers of the product share. This
 * prefix or the model number must have at least three characters.
 */
export function variantsWithNumberPrefix(rows: readonly IndexRow[], key: string): SelectionsByRow {
  const found = new Map<IndexRow, ReadonlySet<Selection>>();
  if (!/\d/.test(key)) return found;
  for (const { row, model, prefix, numbers } of indexVariantNumbers(rows).rows) {
    const startsWith = (text: string) => text.length >= MIN_NUMBER_LENGTH && key.startsWith(text);
    if (key === model || !key.startsWith(prefix) || !(startsWith(prefix) || startsWith(model))) continue;
    const matching = numbers.filter(({ number }) => number.startsWith(key));
    found.set(row, new Set(matching.map(({ selection }) => selection)));
  }
  return found;
}

/** The index of these rows. The first call builds it. */
export function indexVariantNumbers(rows: readonly IndexRow[]): NumberIndex {
  const index = indexes.get(rows) ?? buildIndex(rows);
  indexes.set(rows, index);
  return index;
}

function buildIndex(rows: readonly IndexRow[]): NumberIndex {
  const byNumber = new Map<string, [IndexRow, Selection][]>();
  const add = (key: string, row: IndexRow, selection: Selection) => {
    const list = byNumber.get(key);
    if (list) list.push([row, selection]);
    else byNumber.set(key, [[row, selection]]);
  };
  const numbered = rows.flatMap((row): NumberedRow[] => {
    const model = compact(row.card.model ?? '');
    const numbers: { number: string; selection: Selection }[] = [];
    for (const { choice: selection, number, barcode } of row.sold?.variants ?? []) {
      if (barcode !== undefined) add(barcodeKey(compact(barcode)), row, selection);
      if (number === undefined) continue;
      const key = compact(number);
      numbers.push({ number: key, selection });
      if (key !== model) add(key, row, selection);
    }
    const prefix = commonPrefix(numbers.map(({ number }) => number));
    return numbers.length > 0 ? [{ row, model, prefix, numbers }] : [];
  });
  return { byNumber, rows: numbered };
}

function commonPrefix([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}
