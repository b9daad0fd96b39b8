import Papa from 'papaparse';
import { canonicalJson } from '../../catalogue/canonical-json';
import type { Field } from '../../catalogue/fields/field';
import { FIELDS } from '../../catalogue/fields/fields';
import { type RawVariant, selectionKey } from '../../catalogue/fields/variant-facts';
import { groupBy } from '../../catalogue/group-by';
import { parseJson } from '../../catalogue/parse-json';
import { FIELDS_IN_FILE_ORDER, type RawProduct } from '../../catalogue/schema/product';
import { escapeFormula, unescapeFormula } from '../../catalogue/spreadsheet/escape-formula';
import { money } from '../../money';
import { VARIANT_COLUMNS, type VariantColumn } from '../import/import-fields';
import { splitNumber, toNumber, UNKNOWN_FORMAT } from '../import/parse-number';

/** Properties of a field that define its cell format. */
type CellField = Pick<Field, 'shape' | 'text'>;

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
function parseFieldCell(field: CellField, cell: string): unknown {
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

/** Fields of a product that have a column; `undefined` clears a field. */
type ReadFields = { fields: Partial<RawProduct>; problems: { message: string; detail: string }[] };

/** Columns with the option values of a variant. */
const OPTION_COLUMNS = ['color', 'size', 'options'] as const;

/**
 * Reads the rows of one product in the CSV with all fields, with cells under 'field:KEY' and 'variant:KEY'. Skips and reports unreadable
 * cells. If a variant cell is unreadable, all variants are skipped.
 * @param before variants of the product before the import; they keep facts without a column in the file
 */
export function readFieldCells(rows: readonly CsvRow[], before: readonly RawVariant[] = []): ReadFields {
  const columns = new Set(rows.flatMap(Object.keys));
  const fields: Record<string, unknown> = {};
  const problems: ReadFields['problems'] = [];
  const parse = (field: CellField, cell: string, column: string, outcome: string) => {
    const value = cell === '' ? undefined : parseFieldCell(field, cell);
    if (cell !== '' && value === undefined) {
      const message = `A cell of the column ${column} is not readable; ${outcome}`;
      problems.push({ message, detail: cell.slice(0, 80) });
    }
    return value;
  };
  for (const key of FIELDS_IN_FILE_ORDER.filter((field) => columns.has(`field:${field}`))) {
    // The export writes fields to the first row only, but a spreadsheet may have sorted the rows.
    const cell = rows.map((row) => row[`field:${key}`]).find(Boolean) ?? '';
    const value = parse(FIELDS[key], cell, key, 'it is not imported.');
    if (cell === '' || value !== undefined) fields[key] = value;
  }
  const names: readonly string[] = VARIANT_COLUMNS.filter((name) => columns.has(`variant:${name}`));
  if (names.length === 0) return { fields, problems };
  const fieldProblems = problems.length;
  const lost = OPTION_COLUMNS.find((name) => !names.includes(name) && before.some((variant) => name in variant));
  if (lost) {
    const message = `The column variant:${lost} is missing, so the variants are not imported.`;
    problems.push({ message, detail: names.join(', ') });
  }
  const knownVariants = groupBy(before, selectionKey);
  const variants = rows.flatMap((row) => {
    const variant: RawVariant = {};
    for (const name of VARIANT_COLUMNS) {
      const column = `variant:${name}`;
      const value = parse(VARIANT_CELLS[name], row[column] ?? '', column, 'the variants are not imported.');
      if (value !== undefined) Object.assign(variant, { [name]: value });
    }
    if (Object.keys(variant).length === 0) return [];
    const known = (knownVariants.get(selectionKey(variant)) ?? []).flatMap(Object.entries);
    return { ...Object.fromEntries(known.filter(([name]) => !names.includes(name))), ...variant };
  });
  if (problems.length === fieldProblems) fields.variants = variants.length > 0 ? variants : undefined;
  return { fields, problems };
}
