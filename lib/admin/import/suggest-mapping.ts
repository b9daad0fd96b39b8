import { foldText } from '../../fold';
import { money } from '../../money';
import { detectFormat, formatByName } from './formats/detect-format';
import { fieldOfHeading, headingRank, type ProductFormat } from './formats/product-format';
import { type ImportField, importFieldLabel } from './import-fields';
import type { ImportMapping } from './import-mapping';
import type { ImportColumn, ImportQuestion, ImportTable } from './import-types';
import { headingCurrency, splitNumber } from './parse-number';
import { listSeparator } from './products/split-list';
import { isPublishedWord } from './products/status-words';

/** A mapping of a table with its columns as the operator sees them, and the question which of several columns is the price. */
export type SuggestedMapping = {
  format: ProductFormat;
  mapping: ImportMapping;
  columns: readonly ImportColumn[];
  questions: readonly ImportQuestion[];
};

/** Fields that several columns may have; of all others, the first column counts. */
const REPEATABLE: readonly ImportField[] = [
  ...(['ignore', 'spec', 'tags', 'features', 'image', 'option', 'published', 'unpublished'] as const),
  ...(['subcategory', 'weight'] as const),
];
/** Rows of a column that are looked at. */
const SAMPLED_ROWS = 1000;
const IMAGE_URL = /^https?:\/\/\S+\.(?:avif|gif|jpe?g|png|webp)(?:\?\S*)?$/i;

/** The mapping of a table: columns as `given` has them, others by the format. A column whose meaning is uncertain is ignored, with a warning. */
export function suggestMapping(table: ImportTable, given: Partial<ImportMapping> = {}): SuggestedMapping {
  const format = (given.format && formatByName(given.format)) || detectFormat(table.columns);
  const isPlain = format.name === 'plain';
  const warnings = new Map<string, string>();
  const fields = new Map<string, ImportField>();
  const values = table.columns.map((_, at) => cellsAt(table, at));
  for (const [at, column] of table.columns.entries()) {
    const cells = values[at] ?? [];
    const known = fieldOfHeading(format, column);
    const isImage = known === 'ignore' && cells.length > 0 && cells.every((cell) => IMAGE_URL.test(cell));
    const found = isImage ? 'image' : known;
    const warning = isPlain ? mismatchWarning(found, cells) : undefined;
    if (warning) warnings.set(column, warning);
    fields.set(column, warning ? 'ignore' : asList(found, cells));
  }
  let rivals: Record<'price' | 'stock', string[]> = { price: [], stock: [] };
  if (isPlain) {
    correctFieldsByValues(table.columns, values, fields);
    rivals = {
      price: resolveCandidates('price', table.columns, fields, warnings),
      stock: resolveCandidates('stock', table.columns, fields, warnings),
    };
    dropRepeated(format, fields, warnings);
  }
  const chosen = Object.entries(given.columns ?? {}).filter(
    ([name, field]) => fields.has(name) && fields.get(name) !== field,
  );
  for (const [column, field] of chosen) assignField(column, field, chosen, fields, warnings);
  for (const field of ['price', 'stock'] as const)
    if (chosen.some(([, own]) => own === field)) for (const column of rivals[field]) warnings.delete(column);
  const questions = isPlain ? askForColumns(table.columns, values, fields, rivals) : [];
  const columns = table.columns.map((name, at): ImportColumn => {
    const warning = warnings.get(name);
    const samples = [...new Set(values[at])].slice(0, 3).map((cell) => cell.slice(0, 80));
    return { name, samples, field: fields.get(name) ?? 'ignore', ...(warning && { warning }) };
  });
  const { decimals = {}, categories = {}, currencies = {} } = given;
  const mapping = { format: format.name, columns: Object.fromEntries(fields), decimals, categories, currencies };
  return { format, mapping, columns, questions };
}

/** The cells of a column that hold something, of the first rows. */
function cellsAt({ rows }: ImportTable, at: number): string[] {
  return rows.slice(0, SAMPLED_ROWS).flatMap(({ cells }) => cells[at] || []);
}

const isMostly = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.filter(test).length * 2 > cells.length;

/** Why the cells of a column cannot be what its heading says; undefined if they can. */
function mismatchWarning(field: ImportField, cells: readonly string[]): string | undefined {
  if (cells.length === 0) return undefined;
  switch (field) {
    case 'price':
    case 'oldPrice':
    case 'salePrice': {
      // An old price of '-' or 'none' in all rows is a column of empty cells.
      const isNone = field !== 'price' && cells.every((cell) => cell.length <= 10);
      return isNone || cells.some((cell) => splitNumber(cell)) ? undefined : 'No cell is a number.';
    }
    case 'published':
    case 'unpublished': {
      const known = cells.map(isPublishedWord);
      const isClear = !known.includes(undefined) || known.includes(false);
      return isClear
        ? undefined
        : `The column may have the state of each product: choose “${importFieldLabel(field)}” if so.`;
    }
    case 'image':
      return isMostly(cells, (cell) => /^(?:https?:\/)?\/\S/i.test(cell))
        ? undefined
        : 'The cells are not addresses of images.';
    case 'kind':
      return isMostly(cells, (cell) => /vari|simple|parent|child|product/i.test(cell))
        ? undefined
        : 'Its meaning is uncertain.';
    default:
      return undefined;
  }
}

/** The field for a list of sizes or colors if most cells of the column are lists. */
function asList(field: ImportField, cells: readonly string[]): ImportField {
  if (field === 'size') return listSeparator(cells) ? 'sizes' : 'size';
  if (field === 'color') return listSeparator(cells) ? 'colors' : 'color';
  return field;
}

const PRICES: readonly ImportField[] = ['price', 'oldPrice', 'salePrice'];
const NET =
  /\b(?:net|netto|nettopreis|excl?|excluding|exkl|ekskl|ex|zzgl|ht|sin|neto|senza|esclusa|sem|liquido|without|bez)\b/;

/** Corrects the fields of headings that mean two things by the values of their columns. */
function correctFieldsByValues(
  columns: readonly string[],
  values: readonly (readonly string[])[],
  fields: Map<string, ImportField>,
): void {
  for (const [at, column] of columns.entries()) {
    const cells = values[at] ?? [];
    if (cells.length === 0) continue;
    // 'Article' is a number or a name, 'In stock' a count or a yes.
    const codes = cells.filter((cell) => CODE.test(cell));
    if (fields.get(column) === 'name' && codes.length > cells.length * 0.8) fields.set(column, 'sku');
    if (fields.get(column) === 'availability' && cells.some((cell) => Number(cell) > 1)) fields.set(column, 'stock');
  }
}

/** An item number: no spaces, and a digit. */
const CODE = /^(?=\S*\d)[\p{L}\d][\p{L}\d._/-]*$/u;

/** Why the operator must choose among columns. */
const candidatesMessage = (field: string, rivals: readonly string[]) =>
  field === 'price' && rivals.some((column) => NET.test(foldText(column)))
    ? 'Net and gross prices are side by side.'
    : `Several columns may be the ${field}.`;

/**
 * Leaves at most one column for a field: of several prices, the one in the shop's currency if all headings name currencies. Returns the
 * columns among which the operator must choose.
 */
function resolveCandidates(
  field: 'price' | 'stock',
  columns: readonly string[],
  fields: Map<string, ImportField>,
  warnings: Map<string, string>,
): string[] {
  const rivals = columns.filter((column) => fields.get(column) === field);
  if (rivals.length < 2) return [];
  const own = rivals.filter((column) => headingCurrency(column) === money.code);
  const isByCurrency = own.length === 1 && rivals.every((column) => headingCurrency(column));
  for (const column of rivals) {
    if (isByCurrency && own.includes(column)) continue;
    fields.set(column, 'ignore');
    warnings.set(
      column,
      isByCurrency ? 'The price in another currency is not used.' : candidatesMessage(field, rivals),
    );
  }
  return isByCurrency ? [] : rivals;
}

/** Fields for which one column must be certain. */
type AskedField = Extract<ImportQuestion, { kind: 'column' }>['field'];

/** Questions which column has a field. `rivals` are the columns among which the headings do not decide. */
function askForColumns(
  columns: readonly string[],
  values: readonly (readonly string[])[],
  fields: ReadonlyMap<string, ImportField>,
  rivals: Readonly<Record<'price' | 'stock', readonly string[]>>,
): ImportQuestion[] {
  const among = (isCandidate: (field: ImportField, cells: readonly string[]) => boolean) =>
    columns.filter((column, at) => isCandidate(fields.get(column) ?? 'ignore', values[at] ?? []));
  const isAmount = (cell: string) => /[.,]\d\d\D*$/.test(cell) && splitNumber(cell) !== undefined;
  const isText = (cell: string) => /\p{L}{3}/u.test(cell) && cell.length <= 200;
  const amounts = among((field, cells) => PRICES.includes(field) || (field === 'ignore' && isMostly(cells, isAmount)));
  const texts = among(
    (field, cells) => field === 'description' || field === 'summary' || (field === 'ignore' && isMostly(cells, isText)),
  );
  const candidates: Record<AskedField, readonly string[]> = {
    price: rivals.price.length > 0 ? rivals.price : amounts,
    stock: rivals.stock,
    name: texts,
  };
  const found = new Set(fields.values());
  return (['price', 'stock', 'name'] as const).flatMap((field) => {
    if (found.has(field) || candidates[field].length === 0) return [];
    const isOpen = field !== 'name' && rivals[field].length > 0;
    const message = isOpen
      ? candidatesMessage(field, rivals[field])
      : `No column is certain to be the ${importFieldLabel(field).toLowerCase()}.`;
    return [{ kind: 'column', field, columns: candidates[field], message }];
  });
}

/** Of two columns with one meaning, the one counts whose heading comes first in the format. */
function dropRepeated(format: ProductFormat, fields: Map<string, ImportField>, warnings: Map<string, string>): void {
  const taken = new Map<ImportField, string>();
  const ranked = [...fields].sort(([a], [b]) => headingRank(format, a) - headingRank(format, b));
  for (const [column, field] of ranked) {
    const first = taken.get(field);
    taken.set(field, first ?? column);
    if (first === undefined || REPEATABLE.includes(field)) continue;
    fields.set(column, 'ignore');
    warnings.set(column, `“${first}” is used as “${importFieldLabel(field)}”.`);
  }
}

/** Gives a column the field that the operator has chosen; the column that had it by its heading is ignored. */
function assignField(
  column: string,
  field: ImportField,
  chosen: readonly (readonly [column: string, field: ImportField])[],
  fields: Map<string, ImportField>,
  warnings: Map<string, string>,
): void {
  for (const [other, otherField] of fields)
    if (otherField === field && !REPEATABLE.includes(field) && !chosen.some(([name]) => name === other))
      fields.set(other, 'ignore');
  fields.set(column, field);
  warnings.delete(column);
}
