import { FIELDS } from '../../catalogue/fields/fields';
import { FIELDS_IN_FILE_ORDER, type RawProduct } from '../../catalogue/schema/product';
import { isRecord } from '../../is-record';
import { VARIANT_COLUMNS } from '../import/import-fields';
import { forEachInChunks } from '../run-in-chunks';
import { type CsvRow, formatFieldCell, toCsvText, VARIANT_CELLS } from './field-cell';

/** Columns that every row has. */
const REPEATED_FIELDS = ['id', 'name'] as const;
const OWN_FIELDS = FIELDS_IN_FILE_ORDER.filter((key) => key !== 'variants');
const OPTIONAL = [
  ...OWN_FIELDS.filter((key) => !(REPEATED_FIELDS as readonly string[]).includes(key)),
  ...VARIANT_COLUMNS.map((column) => `variant:${column}`),
];

/**
 * CSV file with all fields. Columns have the field names of the data file: 'price', 'variant:price'. A product has one row, or one row
 * for each entry of its `variants`; the first row also has the fields of the product. Includes invalid products.
 */
export async function toAllFieldsCsv(products: readonly RawProduct[]): Promise<string> {
  const rows: CsvRow[] = [];
  await forEachInChunks(products, (raw) => rows.push(...toRows(raw)));
  return toCsvText(REPEATED_FIELDS, OPTIONAL, rows);
}

function toRows(raw: RawProduct): CsvRow[] {
  const cellsOf = (keys: typeof FIELDS_IN_FILE_ORDER) =>
    Object.fromEntries(keys.map((key) => [key, formatFieldCell(FIELDS[key], raw[key])]));
  // Skips empty variants, because they have no effect.
  const variants = (Array.isArray(raw.variants) ? raw.variants : []).map(toVariantCells).filter(hasCells);
  const [first, ...others] = variants;
  return [
    { ...cellsOf(OWN_FIELDS), ...first },
    ...others.map((variant) => ({ ...cellsOf(REPEATED_FIELDS), ...variant })),
  ];
}

function toVariantCells(variant: unknown): CsvRow {
  const values = isRecord(variant) ? variant : {};
  return Object.fromEntries(
    VARIANT_COLUMNS.map((column) => [`variant:${column}`, formatFieldCell(VARIANT_CELLS[column], values[column])]),
  );
}

const hasCells = (row: CsvRow) => Object.values(row).some(Boolean);
