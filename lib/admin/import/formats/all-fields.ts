import { FIELD_LIST } from '../../../catalogue/fields/field-list';
import { type ImportField, VARIANT_COLUMNS } from '../import-fields';
import type { ProductFormat } from './product-format';

/** Fields that are read like in any other table, because a spreadsheet may have changed their format. */
const GENERAL_FIELDS = ['id', 'price', 'oldPrice', 'stock', 'category'] as const;

/** CSV with all fields from `lib/admin/export/all-fields-csv.ts`. Its headings are the field names of the data file. */
export const allFields: ProductFormat = {
  name: 'all-fields',
  label: 'CSV with all fields',
  detect: ['id', 'name', 'brand', 'category', 'description', 'price'],
  columns: {
    ...Object.fromEntries(FIELD_LIST.map(({ key }) => [`field:${key}` satisfies ImportField, key])),
    ...Object.fromEntries(GENERAL_FIELDS.map((key) => [key, key])),
    ...Object.fromEntries(VARIANT_COLUMNS.map((key) => [`variant:${key}` satisfies ImportField, `variant:${key}`])),
  },
  rows: 'handle',
  categories: 'path',
};
