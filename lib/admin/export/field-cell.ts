import Papa from 'papaparse';
import { canonicalJson } from '../../catalogue/canonical-json';
import type { Field } from '../../catalogue/fields/field';
import { FIELDS } from '../../catalogue/fields/fields';
import { parseJson } from '../../catalogue/parse-json';
import { escapeFormula, unescapeFormula } from '../../catalogue/spreadsheet/escape-formula';
import { money } from '../../money';
import type { VariantColumn } from '../import/import-fields';
import { splitNumber, toNumber, UNKNOWN_FORMAT } from '../import/parse-number';

/** Properties of a field that define its cell format. */
export type CellField = Pick<Field, 'shape' | 'text'>;

/** Size of a variant: '3XL', 32 (a number), '{"waist":"44"}'. */
const variantSize: CellField = {
  shape: 'group',
  text: {
    format: (size) => (typeof size === 'object' ? '' : String(size)),
    parse: (cell) => (Number.isFinite(Number(cell)) && String(Number(cell)) === cell ? Number(cell) : cell),
  },
};

/** Cell formats of the variant columns. */
export const VARIANT_CELLS: Readonly<Record<VariantColumn, CellField>> = {
  color: { shape: 'text' },
  size: variantSize,
  options: { shape: 'group' },
  number: FIELDS.model,
  barcode: { shape: 'text' },
  price: FIELDS.price,
  oldPrice: FIELDS.oldPrice,
  stock: FIELDS.stock,
  image_links: FIELDS.image_links,
  made: { shape: 'flag' },
};

/**
 * Cell of a value: plain text if {@link parseFieldCell} returns the same value for it, otherwise JSON. '' for `undefined` and null.
 * Examples: 12.5 -> '12.5', ['a', 'b'] -> 'a\nb', ' a' -> '" a"', { states: ['NY'] } -> '{"states":["NY"]}'.
 */
export function formatFieldCell(field: CellField, value: unknown): string {
  if (value === undefined || value === null) return '';
  const plain = isText(field) ? String(value) : (field.text?.format(value) ?? '');
  // Changes of the text by a spreadsheet and by the import.
  const read = unescapeFormula(escapeFormula(plain)).replace(/\r\n?/g, '\n').trim();
  return read !== '' && canonicalJson(parseFieldCell(field, read)) === canonicalJson(value)
    ? plain
    : JSON.stringify(value);
}

/** Value of a non-empty cell. Accepts the formats of spreadsheets, such as 'TRUE' and '1,234.50'. `undefined` if it is not readable. */
export function parseFieldCell(field: CellField, cell: string): unknown {
  if (isText(field)) return (cell.startsWith('"') ? readJson(cell) : undefined) ?? cell;
  switch (field.shape) {
    case 'flag':
      return readJson(cell.toLowerCase());
    case 'number':
      return readNumber(cell) ?? readJson(cell);
    case 'texts':
      return (cell.startsWith('[') ? readJson(cell) : undefined) ?? field.text?.parse(cell);
    default:
      return field.text && !/^["[{]/.test(cell) ? field.text.parse(cell) : readJson(cell);
  }
}

const isText = ({ shape }: CellField) => shape === 'text' || shape === 'category';

function readJson(cell: string): unknown {
  try {
    return parseJson(cell);
  } catch {
    return undefined;
  }
}

/** Number such as '1,234.50'. `undefined` if the separator is ambiguous ('1.234') or the cell has another currency. */
function readNumber(cell: string): number | undefined {
  if (Number.isFinite(Number(cell))) return Number(cell);
  const { digits, currency = money.code } = splitNumber(cell) ?? {};
  const value = digits && currency === money.code ? toNumber(digits, UNKNOWN_FORMAT) : undefined;
  return typeof value === 'number' ? value : undefined;
}

/** Cells of a row by column. A missing cell is the same as ''. */
export type CsvRow = Readonly<Record<string, string>>;

/**
 * CSV text with a header row, CRLF and a byte order mark, which Excel needs to read UTF-8. Escapes formulas with an apostrophe.
 * Leaves out `optional` columns if all their cells are empty.
 */
export function toCsvText(columns: readonly string[], optional: readonly string[], rows: readonly CsvRow[]): string {
  const used = optional.filter((column) => rows.some((row) => row[column]));
  const fields = [...columns, ...used];
  const data = rows.map((row) => fields.map((column) => escapeFormula(row[column] ?? '')));
  return `\uFEFF${Papa.unparse({ fields, data }, { newline: '\r\n' })}`;
}
