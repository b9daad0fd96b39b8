import type { Choice } from '../catalogue/choice';
import type { IndexRow } from '../index/row';
import { startsOf } from '../index/unpack-sold';
import { compact } from '../search/normalise';

/** Variants by their numbers and barcodes; of rows that wait, by how theirs begin, none is read yet. */
type Book = { waiting: Map<string, IndexRow[]>; known: Map<string, [row: IndexRow, choice: Choice][]> };

/** The fewest letters and digits by which a variant is found. */
export const SHORTEST_NUMBER = 3;
const books = new WeakMap<readonly IndexRow[], Book>();

/** The digits of a barcode as a key beside numbers: with more zeros before them they are the same. */
const barcodeKey = (digits: string) => `=${digits.replace(/^0+/, '')}`;

/**
 * The products with a variant whose number or barcode some letters and digits are, each with what these variants choose. A number that the
 * product has too is that of no variant.
 */
export function variantsNumbered(rows: readonly IndexRow[], key: string): ReadonlyMap<IndexRow, ReadonlySet<Choice>> {
  const found = new Map<IndexRow, Set<Choice>>();
  if (key.length < SHORTEST_NUMBER || !/\d/.test(key)) return found;
  const book = books.get(rows) ?? openBook(rows);
  for (const written of [key, barcodeKey(key)]) {
    for (let length = 0; length <= written.length && book.waiting.size > 0; length += 1) {
      const start = written.slice(0, length);
      for (const row of book.waiting.get(start) ?? []) enter(row, book);
      book.waiting.delete(start);
    }
    for (const [row, choice] of book.known.get(written) ?? [])
      found.set(row, (found.get(row) ?? new Set()).add(choice));
  }
  return found;
}

function openBook(rows: readonly IndexRow[]): Book {
  const book: Book = { waiting: new Map(), known: new Map() };
  books.set(rows, book);
  for (const row of rows) {
    if (!row.sold || !('variants' in row.sold)) continue;
    const { number, barcode } = startsOf(row.sold);
    if (number !== undefined) push(book.waiting, compact(number), row);
    if (barcode !== undefined) push(book.waiting, barcodeKey(compact(barcode)), row);
  }
  return book;
}

function enter(row: IndexRow, { known }: Book): void {
  const model = compact(row.card.model ?? '');
  for (const { choice, number, barcode } of row.sold?.variants ?? []) {
    if (number !== undefined && compact(number) !== model) push(known, compact(number), [row, choice]);
    if (barcode !== undefined) push(known, barcodeKey(compact(barcode)), [row, choice]);
  }
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
