import { FIELD_LIST } from '../../../catalogue/fields/field-list';
import { type ImportField, VARIANT_COLUMNS } from '../import-fields';
import type { ProductFormat } from './product-format';

/** Fields whose columns are read like those of any table, so that a spreadsheet may write them in its own way. */
const GENERAL = ['id', 'price', 'oldPrice', 'stock', 'category'] as const;

/** The CSV with all fields, as `lib/admin/export/all-fields-csv.ts` writes it. Its headings are the names of the data. */
export const allFields: ProductFormat = {
  name: 'all-fields',
  label: 'CSV with all fields',
  detect: ['id', 'name', 'brand', 'category', 'description', 'price'],
  columns: {
    ...Object.fromEntries(FIELD_LIST.map(({ key }) => [`field:${key}` satisfies ImportField, key])),
    ...Object.fromEntries(GENERAL.map((key) => [key, key])),
    ...Object.fromEntries(VARIANT_COLUMNS.map((key) => [`variant:${key}` satisfies ImportField, `variant:${key}`])),
  },
  rows: 'handle',
  categories: 'path',
};
