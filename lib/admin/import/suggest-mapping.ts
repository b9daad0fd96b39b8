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

/** Mapping of a table, its columns for the mapping dialog, and questions such as which column is the price. */
export type SuggestedMapping = {
  format: ProductFormat;
  mapping: ImportMapping;
  columns: readonly ImportColumn[];
  questions: readonly ImportQuestion[];
};

/** Fields that several columns may have. For all other fields, only the first column is used. */
const REPEATABLE_FIELDS: readonly ImportField[] = [
  ...(['ignore', 'spec', 'tags', 'features', 'image', 'option', 'published', 'unpublished'] as const),
  ...(['subcategory', 'weight'] as const),
];
/** Number of rows whose cells are checked. */
const SAMPLED_ROWS = 1000;
const IMAGE_URL = /^https?:\/\/\S+\.(?:avif|gif|jpe?g|png|webp)(?:\?\S*)?$/i;

/**
 * Maps the columns of a table to fields: as in `given`, otherwise by the format. A column with an uncertain meaning is ignored and gets
 * a warning.
 */
export function suggestMapping(table: ImportTable, given: Partial<ImportMapping> = {}): SuggestedMapping {
  const format = (given.format && formatByName(given.format)) || detectFormat(table.columns);
  const isPlain = format.name === 'plain';
  const warnings = new Map<string, string>();
  const fields = new Map<string, ImportField>();
  const values = table.columns.map((_, at) => cellsAt(table, at));
  for (const [at, column] of table.columns.entries()) {
    const cells = values[at] ?? [];
    const headingField = fieldOfHeading(format, column);
    const isImage = headingField === 'ignore' && cells.length > 0 && cells.every((cell) => IMAGE_URL.test(cell));
    const field = isImage ? 'image' : headingField;
    const warning = isPlain ? mismatchWarning(field, cells) : undefined;
    if (warning) warnings.set(column, warning);
    fields.set(column, warning ? 'ignore' : asList(field, cells));
  }
  let candidates: Record<'price' | 'stock', string[]> = { price: [], stock: [] };
  if (isPlain) {
    correctFieldsByValues(table.columns, values, fields);
    candidates = {
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
    if (chosen.some(([, own]) => own === field)) for (const column of candidates[field]) warnings.delete(column);
  const questions = isPlain ? columnQuestions(table.columns, values, fields, candidates) : [];
  const columns = table.columns.map((name, at): ImportColumn => {
    const warning = warnings.get(name);
    const samples = [...new Set(values[at])].slice(0, 3).map((cell) => cell.slice(0, 80));
    return { name, samples, field: fields.get(name) ?? 'ignore', ...(warning && { warning }) };
  });
  const { decimals = {}, categories = {}, currencies = {} } = given;
  const mapping = { format: format.name, columns: Object.fromEntries(fields), decimals, categories, currencies };
  return { format, mapping, columns, questions };
}

/** Non-empty cells of a column in the first rows. */
function cellsAt({ rows }: ImportTable, at: number): string[] {
  return rows.slice(0, SAMPLED_ROWS).flatMap(({ cells }) => cells[at] || []);
}

const isMostly = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.filter(test).length * 2 > cells.length;

/** Warning if the cells of a column do not fit the field of its heading; `undefined` if they fit. */
function mismatchWarning(field: ImportField, cells: readonly string[]): string | undefined {
  if (cells.length === 0) return undefined;
  switch (field) {
    case 'price':
    case 'oldPrice':
    case 'salePrice': {
      // An old price of '-' or 'none' in all rows means an empty column.
      const isNone = field !== 'price' && cells.every((cell) => cell.length <= 10);
      return isNone || cells.some((cell) => splitNumber(cell)) ? undefined : 'No cell is a number.';
    }
    case 'published':
    case 'unpublished': {
      const meanings = cells.map(isPublishedWord);
      const isClear = !meanings.includes(undefined) || meanings.includes(false);
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

/** 'size' -> 'sizes' and 'color' -> 'colors' if most cells of the column are lists. */
function asList(field: ImportField, cells: readonly string[]): ImportField {
  if (field === 'size') return listSeparator(cells) ? 'sizes' : 'size';
  if (field === 'color') return listSeparator(cells) ? 'colors' : 'color';
  return field;
}

const PRICE_FIELDS: readonly ImportField[] = ['price', 'oldPrice', 'salePrice'];
const NET_PRICE =
  /\b(?:net|netto|nettopreis|excl?|excluding|exkl|ekskl|ex|zzgl|ht|sin|neto|senza|esclusa|sem|liquido|without|bez)\b/;

/** Corrects the fields of ambiguous headings by the values of their columns. */
function correctFieldsByValues(
  columns: readonly string[],
  values: readonly (readonly string[])[],
  fields: Map<string, ImportField>,
): void {
  for (const [at, column] of columns.entries()) {
    const cells = values[at] ?? [];
    if (cells.length === 0) continue;
    // 'Article' can be a number or a name, 'In stock' can be a count or a yes.
    const codes = cells.filter((cell) => ITEM_NUMBER.test(cell));
    if (fields.get(column) === 'name' && codes.length > cells.length * 0.8) fields.set(column, 'sku');
    if (fields.get(column) === 'availability' && cells.some((cell) => Number(cell) > 1)) fields.set(column, 'stock');
  }
}

/** Item number: no spaces, and at least one digit. */
const ITEM_NUMBER = /^(?=\S*\d)[\p{L}\d][\p{L}\d._/-]*$/u;

/** Reason why the operator must select one of several columns. */
const candidatesMessage = (field: string, candidates: readonly string[]) =>
  field === 'price' && candidates.some((column) => NET_PRICE.test(foldText(column)))
    ? 'Net and gross prices are side by side.'
    : `Several columns may be the ${field}.`;

/**
 * Leaves at most one column for a field: of several prices, the one in the shop's currency, if all headings have a currency. Returns
 * the columns that the operator must choose from; empty if the column is certain.
 */
function resolveCandidates(
  field: 'price' | 'stock',
  columns: readonly string[],
  fields: Map<string, ImportField>,
  warnings: Map<string, string>,
): string[] {
  const candidates = columns.filter((column) => fields.get(column) === field);
  if (candidates.length < 2) return [];
  const inShopCurrency = candidates.filter((column) => headingCurrency(column) === money.code);
  const isByCurrency = inShopCurrency.length === 1 && candidates.every((column) => headingCurrency(column));
  for (const column of candidates) {
    if (isByCurrency && inShopCurrency.includes(column)) continue;
    fields.set(column, 'ignore');
    warnings.set(
      column,
      isByCurrency ? 'The price in another currency is not used.' : candidatesMessage(field, candidates),
    );
  }
  return isByCurrency ? [] : candidates;
}

/** Field that must have one certain column. */
type QuestionField = Extract<ImportQuestion, { kind: 'column' }>['field'];

/** Questions about which column has a field. `unresolved` are columns with the same heading, from {@link resolveCandidates}. */
function columnQuestions(
  columns: readonly string[],
  values: readonly (readonly string[])[],
  fields: ReadonlyMap<string, ImportField>,
  unresolved: Readonly<Record<'price' | 'stock', readonly string[]>>,
): ImportQuestion[] {
  const columnsWhere = (isCandidate: (field: ImportField, cells: readonly string[]) => boolean) =>
    columns.filter((column, at) => isCandidate(fields.get(column) ?? 'ignore', values[at] ?? []));
  const isAmount = (cell: string) => /[.,]\d\d\D*$/.test(cell) && splitNumber(cell) !== undefined;
  const isText = (cell: string) => /\p{L}{3}/u.test(cell) && cell.length <= 200;
  const amounts = columnsWhere(
    (field, cells) => PRICE_FIELDS.includes(field) || (field === 'ignore' && isMostly(cells, isAmount)),
  );
  const texts = columnsWhere(
    (field, cells) => field === 'description' || field === 'summary' || (field === 'ignore' && isMostly(cells, isText)),
  );
  const candidates: Record<QuestionField, readonly string[]> = {
    price: unresolved.price.length > 0 ? unresolved.price : amounts,
    stock: unresolved.stock,
    name: texts,
  };
  const found = new Set(fields.values());
  return (['price', 'stock', 'name'] as const).flatMap((field) => {
    if (found.has(field) || candidates[field].length === 0) return [];
    const isUnresolved = field !== 'name' && unresolved[field].length > 0;
    const message = isUnresolved
      ? candidatesMessage(field, unresolved[field])
      : `No column is certain to be the ${importFieldLabel(field).toLowerCase()}.`;
    return [{ kind: 'column', field, columns: candidates[field], message }];
  });
}

/** If two columns have the same field, keeps the one whose heading is listed first in the format. */
function dropRepeated(format: ProductFormat, fields: Map<string, ImportField>, warnings: Map<string, string>): void {
  const taken = new Map<ImportField, string>();
  const ranked = [...fields].sort(([a], [b]) => headingRank(format, a) - headingRank(format, b));
  for (const [column, field] of ranked) {
    const first = taken.get(field);
    taken.set(field, first ?? column);
    if (first === undefined || REPEATABLE_FIELDS.includes(field)) continue;
    fields.set(column, 'ignore');
    warnings.set(column, `“${first}” is used as “${importFieldLabel(field)}”.`);
  }
}

/** Sets the field that the operator selected for a column. Another column with this field is then ignored. */
function assignField(
  column: string,
  field: ImportField,
  chosen: readonly (readonly [column: string, field: ImportField])[],
  fields: Map<string, ImportField>,
  warnings: Map<string, string>,
): void {
  for (const [other, otherField] of fields)
    if (otherField === field && !REPEATABLE_FIELDS.includes(field) && !chosen.some(([name]) => name === other))
      fields.set(other, 'ignore');
  fields.set(column, field);
  warnings.delete(column);
}
