import type { RequestHead, RequestLine } from './request';
import { headLabels, lineLabels } from './request-messages';

/** The columns of a list in a file, by what they hold: their headings are what finds them again, in any order. */
export const LINE_COLUMNS = {
  line: 'Line',
  model: lineLabels.model,
  brand: 'Maker',
  name: 'Product',
  color: 'Color',
  size: 'Size',
  waist: 'Waist',
  length: 'Length',
  sleeve: 'Sleeve',
  quantity: 'Quantity',
  price: lineLabels.price,
  total: lineLabels.total,
  person: 'Person',
  note: 'Note',
  limits: 'Limits',
  product: 'Product id',
  page: 'Page',
} as const;

/** The head stands in every row, so that one flat table is the whole list. */
export const HEAD_COLUMNS: Readonly<Record<keyof RequestHead, string>> = { ...headLabels, note: 'Order note' };

/** The key of a column in tables of a request list. */
export type LineColumn = keyof typeof LINE_COLUMNS;

/** The sizes that only some goods have: they get a column where a line says one. */
const SELDOM: readonly LineColumn[] = ['waist', 'length', 'sleeve'];

/** The columns that a file of these lines needs. */
export function columnsFor(lines: readonly RequestLine[]): LineColumn[] {
  const columns = Object.keys(LINE_COLUMNS) as LineColumn[];
  return columns.filter((column) => !SELDOM.includes(column) || lines.some(({ choice }) => choice[column]));
}
