import type { Selection } from '../catalogue/variants/selection';
import type { IndexRow } from '../listing/index-row';
import { compact } from './normalize';

/** Choices by their rows. */
type SelectionsByRow = ReadonlyMap<IndexRow, ReadonlySet<Selection>>;

/** A row with the numbers of its variants, all in compact form. */
type NumberedRow = {
  row: IndexRow;
  model: string;
  /** The letters and digits with which all numbers begin. */
  start: string;
  numbers: readonly { number: string; choice: Selection }[];
};

/** The variants of some rows by whole number or barcode, and the rows that have numbers. */
type NumberIndex = { byNumber: ReadonlyMap<string, readonly [IndexRow, Selection][]>; rows: readonly NumberedRow[] };

/** Shorter queries find no variant. */
const MIN_NUMBER_LENGTH = 3;
const indexes = new WeakMap<readonly IndexRow[], NumberIndex>();

/** The key of a barcode: leading zeros do not count. */
const barcodeKey = (digits: string) => `=${digits.replace(/^0+/, '')}`;

/**
 * The products with a variant that has this number or barcode, each with the choices of such variants. A number that is also the
 * product's own belongs to no variant.
 */
export function variantsWithNumber(rows: readonly IndexRow[], key: string): SelectionsByRow {
  const found = new Map<IndexRow, Set<Selection>>();
  if (key.length < MIN_NUMBER_LENGTH || !/\d/.test(key)) return found;
  const { byNumber } = indexVariantNumbers(rows);
  for (const written of [key, barcodeKey(key)]) {
    for (const [row, choice] of byNumber.get(written) ?? []) found.set(row, (found.get(row) ?? new Set()).add(choice));
  }
  return found;
}

/**
 * The same for numbers that begin with a key. The key must contain the start that all numbers of the product share, and at least three
 * characters of that start or of the product's own number.
 */
export function variantsWithNumberPrefix(rows: readonly IndexRow[], key: string): SelectionsByRow {
  const found = new Map<IndexRow, ReadonlySet<Selection>>();
  if (!/\d/.test(key)) return found;
  for (const { row, model, start, numbers } of indexVariantNumbers(rows).rows) {
    const isStart = (text: string) => text.length >= MIN_NUMBER_LENGTH && key.startsWith(text);
    if (key === model || !key.startsWith(start) || !(isStart(start) || isStart(model))) continue;
    const starting = numbers.filter(({ number }) => number.startsWith(key));
    found.set(row, new Set(starting.map(({ choice }) => choice)));
  }
  return found;
}

/** The index of some rows, built at the first call. */
export function indexVariantNumbers(rows: readonly IndexRow[]): NumberIndex {
  const index = indexes.get(rows) ?? buildIndex(rows);
  indexes.set(rows, index);
  return index;
}

function buildIndex(rows: readonly IndexRow[]): NumberIndex {
  const byNumber = new Map<string, [IndexRow, Selection][]>();
  const add = (key: string, row: IndexRow, choice: Selection) => {
    const list = byNumber.get(key);
    if (list) list.push([row, choice]);
    else byNumber.set(key, [[row, choice]]);
  };
  const numbered = rows.flatMap((row): NumberedRow[] => {
    const model = compact(row.card.model ?? '');
    const numbers: { number: string; choice: Selection }[] = [];
    for (const { choice, number, barcode } of row.sold?.variants ?? []) {
      if (barcode !== undefined) add(barcodeKey(compact(barcode)), row, choice);
      if (number === undefined) continue;
      const own = compact(number);
      numbers.push({ number: own, choice });
      if (own !== model) add(own, row, choice);
    }
    const start = commonStart(numbers.map(({ number }) => number));
    return numbers.length > 0 ? [{ row, model, start, numbers }] : [];
  });
  return { byNumber, rows: numbered };
}

function commonStart([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}
