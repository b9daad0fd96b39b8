import Papa from 'papaparse';
import { type Decimal, findDecimal, parseAmount } from '../amounts';
import { CHOICE_NAMES } from '../catalogue/choice';
import { STATES } from '../catalogue/states';
import { bareCell } from '../csv-cell';
import { decodeText, decodeUtf16 } from '../decode-text';
import { HEAD_COLUMNS, LINE_COLUMNS } from './columns';
import { type ReadList, readHead, readRequestLines } from './read-list';

/** Without these a file is none of ours. */
const NEEDED = [LINE_COLUMNS.product, LINE_COLUMNS.quantity];
const MOST_CHARACTERS = 5_000_000;

/** What a cell under a heading says, '' where the file has no such column. */
type Row = (heading: string) => string;

/** The text of a file that somebody has chosen, as a spreadsheet may have saved it: UTF-8, UTF-16 or Windows-1252. */
export function textOfFile(bytes: Uint8Array): string {
  const decoded = decodeUtf16(bytes) ?? decodeText(bytes);
  if (typeof decoded === 'string') return decoded;
  return 'text' in decoded ? decoded.text : '';
}

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
  const rows = data.map(
    (cells): Row | undefined => cells && ((heading) => bareCell(cells[places.get(folded(heading)) ?? -1] ?? '').trim()),
  );
  const decimal = findDecimal(rows.flatMap((row) => row?.(LINE_COLUMNS.price) ?? []));
  const first = rows.find((row) => row && Object.values(HEAD_COLUMNS).some((heading) => row(heading) !== ''));
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
  const cell = (column: keyof typeof LINE_COLUMNS) => row(LINE_COLUMNS[column]);
  const price = cell('price');
  return {
    product: cell('product'),
    name: cell('name'),
    brand: cell('brand'),
    model: cell('model'),
    price: price === '' ? 0 : parseAmount(price, decimal)?.value,
    choice: Object.fromEntries(CHOICE_NAMES.map((name) => [name, cell(name)])),
    quantity: parseAmount(cell('quantity'), decimal)?.value,
    person: cell('person'),
    note: cell('note'),
  };
}

function headOf(row: Row): Record<string, string> {
  const head = Object.fromEntries(Object.entries(HEAD_COLUMNS).map(([field, heading]) => [field, row(heading)]));
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
