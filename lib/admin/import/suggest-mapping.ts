import { foldText } from '../../fold';
import { money } from '../../money';
import { detectFormat, fieldOfHeading, formatByName, headingRank, type ProductFormat } from './formats';
import { type ImportField, importFieldLabel, PRICE_FIELDS } from './import-fields';
import type { ImportMapping } from './import-mapping';
import type { ImportColumn, ImportQuestion, ImportTable } from './import-types';
import { headingCurrency, splitNumber } from './parse-number';
import { listSeparator } from './products/split-list';
import { isPublishedWord } from './products/status-words';

/** Question about which column has a field. */
type ColumnQuestion = Extract<ImportQuestion, { kind: 'column' }>;

/** Mapping of a table, its columns for the mapping dialog, and questions such as which column is the price. */
export type SuggestedMapping = {
  format: ProductFormat;
  mapping: ImportMapping;
  columns: readonly ImportColumn[];
  questions: readonly ColumnQuestion[];
};

/** Column while its field is determined, with its non-empty cells. */
type Column = { name: string; cells: readonly string[]; field: ImportField; warning?: string | undefined };

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
  const columns = table.columns.map((name, at): Column => {
    const cells = table.rows.slice(0, SAMPLED_ROWS).flatMap((row) => row.cells[at] || []);
    const field = fieldOfHeading(format, name);
    const isImage = field === 'ignore' && cells.length > 0 && cells.every((cell) => IMAGE_URL.test(cell));
    return { name, cells, field: isImage ? 'image' : asList(field, cells) };
  });
  // Headings of shop systems are certain.
  const questions = format.name === 'plain' ? resolveColumns(format, columns, table.rows.length) : [];
  assignChosen(columns, given.columns, questions);
  const { decimals = {}, categories = {}, currencies = {} } = given;
  const fields = Object.fromEntries(columns.map(({ name, field }) => [name, field]));
  return {
    format,
    mapping: { format: format.name, columns: fields, decimals, categories, currencies },
    columns: columns.map(({ name, cells, field, warning }) => {
      const samples = [...new Set(cells)].slice(0, 3).map((cell) => cell.slice(0, 80));
      return { name, samples, field, ...(warning && { warning }) };
    }),
    questions: questions.map((question) =>
      columns.some(({ field }) => field === question.field) ? { ...question, count: 0 } : question,
    ),
  };
}

const isMostly = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.filter(test).length * 2 > cells.length;

/** Item number: no spaces, and at least one digit. */
const ITEM_NUMBER = /^(?=\S*\d)[\p{L}\d][\p{L}\d._/-]*$/u;

/** Corrects an ambiguous field by the cells of the column, or ignores the column with a warning. */
function checkCells(column: Column): void {
  const { cells, field } = column;
  if (cells.length === 0) return;
  // 'Article' can be a number or a name, 'In stock' can be a count or a yes.
  const codes = cells.filter((cell) => ITEM_NUMBER.test(cell));
  if (field === 'name' && codes.length > cells.length * 0.8) column.field = 'sku';
  if (field === 'availability' && cells.some((cell) => Number(cell) > 1)) column.field = 'stock';
  const warning = mismatchWarning(field, cells);
  if (warning) Object.assign(column, { field: 'ignore', warning });
}

/** Warning if the cells of a column do not fit the field of its heading; `undefined` if they fit. */
function mismatchWarning(field: ImportField, cells: readonly string[]): string | undefined {
  const areMostly = (pattern: RegExp) => isMostly(cells, (cell) => pattern.test(cell));
  if (PRICE_FIELDS.includes(field) && !cells.some((cell) => splitNumber(cell))) {
    // An old price of '-' or 'none' in all rows means an empty column.
    const isNone = field !== 'price' && cells.every((cell) => cell.length <= 10);
    return isNone ? undefined : 'No cell is a number.';
  }
  if (field === 'published' || field === 'unpublished') {
    const meanings = cells.map(isPublishedWord);
    if (meanings.includes(undefined) && !meanings.includes(false))
      return `The column may have the state of each product: choose “${importFieldLabel(field)}” if so.`;
  }
  if (field === 'image' && !areMostly(/^(?:https?:\/)?\/\S/i)) return 'The cells are not addresses of images.';
  if (field === 'kind' && !areMostly(/vari|simple|parent|child|product/i)) return 'Its meaning is uncertain.';
  return undefined;
}

/** 'size' -> 'sizes' and 'color' -> 'colors' if most cells of the column are lists. */
function asList(field: ImportField, cells: readonly string[]): ImportField {
  if (field === 'size') return listSeparator(cells) ? 'sizes' : 'size';
  if (field === 'color') return listSeparator(cells) ? 'colors' : 'color';
  return field;
}

const NET_PRICE =
  /\b(?:net|netto|nettopreis|excl?|excluding|exkl|ekskl|ex|zzgl|ht|sin|neto|senza|esclusa|sem|liquido|without|bez)\b/;

/** Fields that must have one certain column. A column may have such a field although its heading does not say so. */
const MAY_HAVE: Readonly<Record<ColumnQuestion['field'], (column: Column) => boolean>> = {
  price: ({ field, cells }) =>
    PRICE_FIELDS.includes(field) ||
    (field === 'ignore' && isMostly(cells, (cell) => /[.,]\d\d\D*$/.test(cell) && splitNumber(cell) !== undefined)),
  stock: () => false,
  name: ({ field, cells }) =>
    field === 'description' ||
    field === 'summary' ||
    (field === 'ignore' && isMostly(cells, (cell) => /\p{L}{3}/u.test(cell) && cell.length <= 200)),
};

/** Leaves at most one column for a field. Returns questions about fields without a certain column, which wait for `count` rows. */
function resolveColumns(format: ProductFormat, columns: readonly Column[], count: number): ColumnQuestion[] {
  for (const column of columns) checkCells(column);
  const unresolved = {
    price: resolveCandidates('price', columns),
    stock: resolveCandidates('stock', columns),
    name: [],
  };
  dropRepeated(format, columns);
  return (['price', 'stock', 'name'] as const).flatMap((field): ColumnQuestion[] => {
    const open: readonly Column[] = unresolved[field];
    const candidates = open.length > 0 ? open : columns.filter(MAY_HAVE[field]);
    if (candidates.length === 0 || columns.some((column) => column.field === field)) return [];
    const message = open[0]?.warning ?? `No column is certain to be the ${importFieldLabel(field).toLowerCase()}.`;
    return [{ kind: 'column', field, columns: candidates.map(({ name }) => name), message, count }];
  });
}

/**
 * Ignores all columns for a field but one: of several prices, the one in the shop's currency, if all headings have a currency. Returns the
 * columns that the operator must choose from; empty if the column is certain.
 */
function resolveCandidates(field: 'price' | 'stock', columns: readonly Column[]): Column[] {
  const candidates = columns.filter((column) => column.field === field);
  if (candidates.length < 2) return [];
  const currencies = candidates.map(({ name }) => headingCurrency(name));
  const [own, ...others] = candidates.filter((_, at) => currencies[at] === money.code);
  const isCertain = own !== undefined && others.length === 0 && currencies.every(Boolean);
  const isNetAndGross = field === 'price' && candidates.some(({ name }) => NET_PRICE.test(foldText(name)));
  const question = isNetAndGross ? 'Net and gross prices are side by side.' : `Several columns may be the ${field}.`;
  const warning = isCertain ? 'The price in another currency is not used.' : question;
  const ignored = isCertain ? candidates.filter((column) => column !== own) : candidates;
  for (const column of ignored) Object.assign(column, { field: 'ignore', warning });
  return isCertain ? [] : candidates;
}

/** If two columns have the same field, keeps the one whose heading is listed first in the format. */
function dropRepeated(format: ProductFormat, columns: readonly Column[]): void {
  const taken = new Map<ImportField, string>();
  for (const column of columns.toSorted((a, b) => headingRank(format, a.name) - headingRank(format, b.name))) {
    const first = taken.get(column.field);
    if (first === undefined) taken.set(column.field, column.name);
    else if (!REPEATABLE_FIELDS.includes(column.field)) {
      const warning = `“${first}” is used as “${importFieldLabel(column.field)}”.`;
      Object.assign(column, { field: 'ignore', warning });
    }
  }
}

/** Sets the fields that the operator selected. Other columns with these fields are then ignored. */
function assignChosen(
  columns: readonly Column[],
  given: ImportMapping['columns'] = {},
  questions: readonly ColumnQuestion[],
): void {
  const fields = new Map(Object.entries(given));
  const chosen = columns.filter(({ name, field }) => (fields.get(name) ?? field) !== field);
  for (const column of chosen) {
    const field = fields.get(column.name) ?? 'ignore';
    const answered = questions.find((question) => question.field === field);
    for (const other of columns) {
      if (other.field === field && !REPEATABLE_FIELDS.includes(field) && !chosen.includes(other))
        other.field = 'ignore';
      if (answered?.columns.includes(other.name)) other.warning = undefined;
    }
    Object.assign(column, { field, warning: undefined });
  }
}
