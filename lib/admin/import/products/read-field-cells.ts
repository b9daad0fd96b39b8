import { type RawVariant, selectionKey } from '../../../catalogue/fields/fact-path';
import { FIELDS } from '../../../catalogue/fields/fields';
import { groupBy } from '../../../catalogue/group-by';
import { FIELDS_IN_FILE_ORDER, type RawProduct } from '../../../catalogue/schema/product';
import { type CellField, parseFieldCell, VARIANT_CELLS } from '../../export/field-cell';
import { VARIANT_COLUMNS } from '../import-fields';

type Cells = Readonly<Record<string, string>>;
/** Fields of a product that have a column; `undefined` clears a field. */
type ReadFields = { fields: Partial<RawProduct>; problems: { message: string; detail: string }[] };

/** Columns with the option values of a variant. */
const OPTION_COLUMNS = ['color', 'size', 'options'] as const;

/**
 * Reads the rows of one product in the CSV with all fields, with cells under 'field:KEY' and 'variant:KEY'. Skips and reports unreadable
 * cells. If a variant cell is unreadable, all variants are skipped.
 * @param before variants of the product before the import; they keep facts without a column in the file
 */
export function readFieldCells(rows: readonly Cells[], before: readonly RawVariant[] = []): ReadFields {
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
