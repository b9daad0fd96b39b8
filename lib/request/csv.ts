import Papa from 'papaparse';
import { type Decimal, findDecimal, parseAmount } from '../amounts';
import { CHOICE_NAMES, type Choice, ownNames } from '../catalogue/choice';
import { fromMinorUnits } from '../catalogue/minor-units';
import { STATES } from '../catalogue/states';
import { bareCell, guardedCell } from '../csv-cell';
import { money } from '../money';
import { type ReadList, readHead, readRequestLines } from './read-list';
import type { RequestHead, RequestLine, RequestList } from './request';
import { headLabels, lineLabels } from './request-messages';
import type { Review, ReviewedLine } from './review';
import { toldOf } from './review-words';

/** The columns of a list in a file, by what they hold: their headings are what finds them again, in any order. */
export const LINE_COLUMNS = {
  line: 'Line',
  model: lineLabels.model,
  brand: 'Maker',
  name: 'Product',
  color: 'Color',
  size: 'Size',
  waist: 'Waist',
  length: 'Length',
  sleeve: 'Sleeve',
  quantity: 'Quantity',
  price: lineLabels.price,
  total: lineLabels.total,
  person: 'Person',
  note: 'Note',
  limits: 'Limits',
  product: 'Product id',
  page: 'Page',
} as const;

/** The head stands in every row, so that one flat table is the whole list. */
export const HEAD_COLUMNS: Readonly<Record<keyof RequestHead, string>> = { ...headLabels, note: 'Order note' };

/** The key of a column in tables of a request list. */
type LineColumn = keyof typeof LINE_COLUMNS;

/** The sizes that only some goods have: they get a column where a line says one. */
const SELDOM: readonly LineColumn[] = ['waist', 'length', 'sleeve'];

/** The heading of a column for an option that some goods have of their own; the mark before its name keeps it apart from the other columns. */
const OWN = 'Choice: ';

/** The columns that a file of these lines needs. */
function columnsFor(lines: readonly RequestLine[]): LineColumn[] {
  const columns = Object.keys(LINE_COLUMNS) as LineColumn[];
  return columns.filter((column) => !SELDOM.includes(column) || lines.some(({ choice }) => choice[column]));
}

/**
 * The list for a spreadsheet, read back by `fromRequestCsv`: with a byte order mark, without which Excel takes UTF-8 for something else, and
 * with an apostrophe before what it would take for a formula. Names and prices are those of the catalog now; of a product that is gone,
 * those it had. `address` gives the address of a product's page.
 */
export function toRequestCsv(
  { head, lines }: RequestList,
  review: Review,
  address: (product: string) => string,
): string {
  const columns = columnsFor(lines);
  const own = [...new Set(lines.flatMap(({ choice }) => ownNames(choice)))];
  const heads = Object.keys(HEAD_COLUMNS) as (keyof RequestHead)[];
  const fields = [
    ...columns.map((column) => LINE_COLUMNS[column]),
    ...own.map((name) => OWN + name),
    ...heads.map((field) => HEAD_COLUMNS[field]),
  ];
  const data = review.lines.map((reviewed, index) => {
    const cells = cellsOf(reviewed, index + 1, address);
    const options = own.map((name) => reviewed.line.choice[name] ?? '');
    return [...columns.map((column) => cells[column]), ...options, ...heads.map((field) => head[field])].map(
      guardedCell,
    );
  });
  // Where a comma stands before decimals, spreadsheets part cells by semicolons.
  const delimiter = money.decimal === ',' ? ';' : ',';
  return `\uFEFF${Papa.unparse({ fields, data }, { newline: '\r\n', delimiter })}`;
}

function cellsOf(reviewed: ReviewedLine, at: number, address: (product: string) => string): Record<LineColumn, string> {
  const { line, row, number, variant, findings, leftOut, amount } = reviewed;
  const { name, brand } = row?.card ?? line;
  const { price } = variant ?? line;
  const { color = '', size = '', waist = '', length = '', sleeve = '' } = line.choice;
  return {
    line: String(at),
    model: number ?? '',
    brand,
    name,
    ...{ color, size, waist, length, sleeve },
    quantity: String(line.quantity),
    price: price > 0 ? plainPrice(price) : '',
    total: leftOut ? '' : plainPrice(fromMinorUnits(amount)),
    person: line.person ?? '',
    note: line.note ?? '',
    limits: toldOf(findings).join(' '),
    product: line.product,
    page: row ? address(line.product) : '',
  };
}

/** A price with its decimals as the shop's spreadsheets read them, and without a mark between thousands, which some take for that of decimals. */
function plainPrice(price: number): string {
  const text = price.toFixed(money.digits);
  return (Number(text) === price ? text : String(price)).replace('.', money.decimal);
}

/** Columns without which a file is none of ours. */
const NEEDED = [LINE_COLUMNS.product, LINE_COLUMNS.quantity];
const MOST_CHARACTERS = 5_000_000;

/** The cells of a row: that under a heading, '' where the file has no such column, and those of options by their names. */
type Row = { cell: (heading: string) => string; options: Choice };

/**
 * The list in a file that `toRequestCsv` has written and a spreadsheet may have saved again: by the names of its columns in any order, between
 * commas, semicolons or tabs. Undefined where these are not its columns; what cannot be read of a line is told.
 */
export function fromRequestCsv(file: string): ReadList | undefined {
  const text = file.replace(/^\uFEFF/, '');
  if (text.length > MOST_CHARACTERS) return undefined;
  const delimiter = [',', ';', '\t'].find((mark) => isOurs(rowsOf(text, mark, 1)[0] ?? []));
  if (delimiter === undefined) return undefined;
  const [headings, ...data] = rowsOf(text, delimiter);
  const places = new Map(headings?.map((heading, at) => [folded(heading), at]));
  const own = (headings ?? []).flatMap((heading, at): [string, number][] =>
    folded(heading).startsWith(folded(OWN)) ? [[heading.trim().slice(OWN.length).trim(), at]] : [],
  );
  const cellAt = (cells: readonly string[], at: number) => bareCell(cells[at] ?? '').trim();
  const rows = data.map(
    (cells): Row | undefined =>
      cells && {
        cell: (heading) => cellAt(cells, places.get(folded(heading)) ?? -1),
        options: Object.fromEntries(own.map(([name, at]) => [name, cellAt(cells, at)])),
      },
  );
  const decimal = findDecimal(rows.flatMap((row) => row?.cell(LINE_COLUMNS.price) ?? []));
  const first = rows.find((row) => row && Object.values(HEAD_COLUMNS).some((heading) => row.cell(heading) !== ''));
  return readRequestLines(
    rows.map((row) => row && lineOf(row, decimal)),
    readHead(first ? headOf(first) : {}),
  );
}

const folded = (heading: string) => heading.trim().toLowerCase();

function isOurs(headings: readonly string[]): boolean {
  const found = headings.map(folded);
  return NEEDED.every((heading) => found.includes(folded(heading)));
}

/** The rows of a file that hold something; undefined for one whose quotes are broken. */
function rowsOf(text: string, delimiter: string, preview = 0): (string[] | undefined)[] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview });
  const broken = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? row : [])));
  return data
    .map((cells, at) => (broken.has(at) ? undefined : cells))
    .filter((cells) => cells?.some((cell) => cell.trim() !== '') ?? true);
}

function lineOf(row: Row, decimal: Decimal): Record<string, unknown> {
  const cell = (column: keyof typeof LINE_COLUMNS) => row.cell(LINE_COLUMNS[column]);
  const price = cell('price');
  const texts = ['product', 'name', 'brand', 'model', 'person', 'note'] as const;
  return {
    ...Object.fromEntries(texts.map((column) => [column, cell(column)])),
    price: price === '' ? 0 : parseAmount(price, decimal)?.value,
    choice: { ...row.options, ...Object.fromEntries(CHOICE_NAMES.map((name) => [name, cell(name)])) },
    quantity: parseAmount(cell('quantity'), decimal)?.value,
  };
}

function headOf(row: Row): Record<string, string> {
  const head = Object.fromEntries(Object.entries(HEAD_COLUMNS).map(([field, heading]) => [field, row.cell(heading)]));
  return { ...head, neededBy: toDate(head.neededBy ?? ''), state: toState(head.state ?? '') };
}

/** 'YYYY-MM-DD', also of '12/1/2026', as Excel writes what it takes for a date. */
function toDate(text: string): string {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/** The code of a state, also of its name. */
function toState(text: string): string {
  const named = Object.entries(STATES).find(([, name]) => name.toLowerCase() === text.toLowerCase());
  return named?.[0] ?? text.toUpperCase();
}
