import type { FieldKey } from '../../../catalogue/fields/field';
import { FIELDS } from '../../../catalogue/fields/fields';
import { type RawVariant, selectionKey } from '../../../catalogue/fields/variant-facts';
import { groupBy } from '../../../catalogue/group-by';
import type { RawProduct } from '../../../catalogue/schema/product';
import { parseFieldCell, VARIANT_CELLS } from '../../export/field-cell';
import { VARIANT_COLUMNS, type VariantColumn } from '../import-fields';
import type { ImportProblem } from '../import-types';

type Cells = Readonly<Record<string, string>>;
type CellProblem = Pick<ImportProblem, 'message'> & { detail: string };
/** Fields of a product that have a column; `undefined` clears a field. */
type ReadFields = { fields: Partial<RawProduct>; problems: CellProblem[] };

/** Columns with the option values of a variant. */
const OPTION_COLUMNS: readonly VariantColumn[] = ['color', 'size', 'options'];

/**
 * Reads the rows of one product in the CSV with all fields, with cells under 'field:KEY' and 'variant:KEY'. Skips and reports unreadable
 * cells. If a variant cell is unreadable, all variants are skipped.
 * @param before variants of the product before the import; they keep facts without a column in the file
 */
export function readFieldCells(rows: readonly Cells[], before: readonly RawVariant[] = []): ReadFields {
  const columns = new Set(rows.flatMap(Object.keys));
  const fields: Record<string, unknown> = {};
  const problems: CellProblem[] = [];
  for (const column of columns) {
    const [kind, key = ''] = column.split(':');
    if (kind !== 'field' || !Object.hasOwn(FIELDS, key)) continue;
    // The export writes fields to the first row only, but a spreadsheet may have sorted the rows.
    const cell = rows.map((row) => cellAt(row, column)).find(Boolean) ?? '';
    const value = cell === '' ? undefined : parseFieldCell(FIELDS[key as FieldKey], cell);
    if (cell === '' || value !== undefined) fields[key] = value;
    else problems.push(notReadable(key, cell, 'it is not imported.'));
  }
  const names = VARIANT_COLUMNS.filter((name) => columns.has(`variant:${name}`));
  if (names.length > 0) {
    const { variants, problems: ofVariants } = readVariants(rows, names, before);
    problems.push(...ofVariants);
    if (ofVariants.length === 0) fields.variants = variants.length > 0 ? variants : undefined;
  }
  return { fields, problems };
}

/** Reads the variants. Skips rows whose variant cells are all empty. */
function readVariants(rows: readonly Cells[], names: readonly VariantColumn[], before: readonly RawVariant[]) {
  const variantsBefore = groupBy(before, selectionKey);
  const problems: CellProblem[] = [];
  const lost = OPTION_COLUMNS.find((name) => !names.includes(name) && before.some((variant) => name in variant));
  if (lost) {
    const message = `The column variant:${lost} is missing, so the variants are not imported.`;
    problems.push({ message, detail: names.join(', ') });
  }
  const variants = rows.flatMap((row) => {
    const variant: RawVariant = {};
    for (const name of names) {
      const cell = cellAt(row, `variant:${name}`);
      if (cell === '') continue;
      const value = parseFieldCell(VARIANT_CELLS[name], cell);
      if (value === undefined) problems.push(notReadable(`variant:${name}`, cell, 'the variants are not imported.'));
      Object.assign(variant, { [name]: value });
    }
    if (Object.keys(variant).length === 0) return [];
    const otherFacts = (variantsBefore.get(selectionKey(variant)) ?? [])
      .flatMap(Object.entries)
      .filter(([name]) => !isOneOf(names, name));
    return [{ ...Object.fromEntries(otherFacts), ...variant }];
  });
  return { variants, problems };
}

const cellAt = (row: Cells, column: string) => row[column] ?? '';
const isOneOf = (names: readonly string[], name: string) => names.includes(name);

function notReadable(column: string, cell: string, outcome: string): CellProblem {
  return { message: `A cell of the column ${column} is not readable; ${outcome}`, detail: cell.slice(0, 80) };
}
