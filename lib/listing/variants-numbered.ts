import type { Choice } from '../catalogue/choice';
import { compact } from '../search/normalise';
import type { IndexRow } from './row';

/** Choices by their rows. */
type Found = ReadonlyMap<IndexRow, ReadonlySet<Choice>>;

/** A row with the numbers of its variants, all in compact form. */
type NumberedRow = {
  row: IndexRow;
  model: string;
  /** The letters and digits with which all numbers begin. */
  start: string;
  numbers: readonly { number: string; choice: Choice }[];
};

/** The variants of some rows by whole number or barcode, and the rows that have numbers. */
type NumberIndex = { whole: ReadonlyMap<string, readonly [IndexRow, Choice][]>; rows: readonly NumberedRow[] };

/** Shorter queries find no variant. */
const SHORTEST_NUMBER = 3;
const indexes = new WeakMap<readonly IndexRow[], NumberIndex>();

/** The key of a barcode: leading zeros do not count. */
const barcodeKey = (digits: string) => `=${digits.replace(/^0+/, '')}`;

/**
 * The products with a variant that has this number or barcode, each with the choices of such variants. A number that is also the
 * product's own belongs to no variant.
 */
export function variantsNumbered(rows: readonly IndexRow[], key: string): Found {
  const found = new Map<IndexRow, Set<Choice>>();
  if (key.length < SHORTEST_NUMBER || !/\d/.test(key)) return found;
  const { whole } = indexNumbers(rows);
  for (const written of [key, barcodeKey(key)]) {
    for (const [row, choice] of whole.get(written) ?? []) found.set(row, (found.get(row) ?? new Set()).add(choice));
  }
  return found;
}

/**
 * The same for numbers that begin with a key. The key must contain the start that all numbers of the product share, and at least three
 * characters of that start or of the product's own number.
 */
export function variantsBegun(rows: readonly IndexRow[], key: string): Found {
  const found = new Map<IndexRow, ReadonlySet<Choice>>();
  if (!/\d/.test(key)) return found;
  for (const { row, model, start, numbers } of indexNumbers(rows).rows) {
    const isStart = (text: string) => text.length >= SHORTEST_NUMBER && key.startsWith(text);
    if (key === model || !key.startsWith(start) || !(isStart(start) || isStart(model))) continue;
    const begun = numbers.filter(({ number }) => number.startsWith(key));
    found.set(row, new Set(begun.map(({ choice }) => choice)));
  }
  return found;
}

/** The index of some rows, built at the first call. */
export function indexNumbers(rows: readonly IndexRow[]): NumberIndex {
  const index = indexes.get(rows) ?? buildIndex(rows);
  indexes.set(rows, index);
  return index;
}

function buildIndex(rows: readonly IndexRow[]): NumberIndex {
  const whole = new Map<string, [IndexRow, Choice][]>();
  const add = (key: string, row: IndexRow, choice: Choice) => {
    const list = whole.get(key);
    if (list) list.push([row, choice]);
    else whole.set(key, [[row, choice]]);
  };
  const numbered = rows.flatMap((row): NumberedRow[] => {
    const model = compact(row.card.model ?? '');
    const numbers: { number: string; choice: Choice }[] = [];
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
  return { whole, rows: numbered };
}

function commonStart([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}
