import { CATEGORIES } from '../../catalogue/categories';
import { productSchema, type RawProduct } from '../../catalogue/schema/product';
import type { Sold } from '../../catalogue/variants/variant';
import { type FileRow, firstOf } from './file-row';
import { OWN_COLUMNS, ownHeader, readCell } from './own-columns';

/** The fields that a product's rows have in columns of ours; a cell that cannot be read is told. */
export function readOwn(rows: readonly FileRow[], doubts: string[]): Partial<RawProduct> {
  const pairs = OWN_COLUMNS.flatMap((field): [string, unknown][] => {
    const cell = firstOf(rows, `own ${field.key}`);
    const value = cell === '' ? undefined : readCell(field, cell);
    if (cell !== '' && value === undefined)
      doubts.push(`The column “${ownHeader(field)}” could not be read and is left out.`);
    return value === undefined ? [] : [[field.key, value]];
  });
  return Object.fromEntries(pairs);
}

const SOLD: readonly string[] = [
  ...['available_sizes', 'size', 'sizes', 'available_colors', 'colors', 'options', 'variants'],
  ...['price', 'oldPrice', 'stock'],
];

/** A product as it would be sold by columns of ours and its number alone; undefined where they are not there or a build would refuse them. */
export function ownSold(own: Partial<RawProduct>, model: string | undefined): Sold | undefined {
  const fields = Object.entries(own).filter(([key]) => SOLD.includes(key));
  if (fields.length === 0) return undefined;
  const rest = { id: 'x', name: 'x', brand: 'x', description: 'x', price: 0, category: CATEGORIES[0]?.key };
  const parsed = productSchema.safeParse({ ...rest, ...(model && { model }), ...Object.fromEntries(fields) });
  return parsed.success ? parsed.data : undefined;
}
