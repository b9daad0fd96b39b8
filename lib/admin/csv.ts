import Papa from 'papaparse';
import { CSV_FIELDS } from '../catalogue/fields/field-list';
import type { RawProduct } from '../catalogue/schema/product';

const COLUMN_NAMES = CSV_FIELDS.map(({ key }): string => key);
/** What a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The list for a spreadsheet. Text that it would take for a formula gets an apostrophe in front, which the import takes off again. */
export function toCsv(products: readonly RawProduct[]): string {
  const data = products.map((raw) =>
    CSV_FIELDS.map(({ key, text }) => {
      const cell = text.format(raw[key]);
      return FORMULA.test(cell) || cell.startsWith("'") ? `'${cell}` : cell;
    }),
  );
  return Papa.unparse({ fields: COLUMN_NAMES, data }, { newline: '\r\n' });
}

/** The cells of a CSV file by the names of their columns, or why it is none. */
export type CsvReading = { rows: Record<string, string>[] } | { problem: string; line?: number };

/** Reads a CSV file; the apostrophes of an export are taken off. */
export function readCsv(file: string): CsvReading {
  const { data, meta, errors } = Papa.parse<Record<string, string>>(file.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  const columns = meta.fields ?? [];
  const unknown = columns.filter((column) => !COLUMN_NAMES.includes(column));
  if (!columns.includes('id')) return { problem: 'The first line must name the columns, id among them.' };
  if (unknown.length > 0) return { problem: `Unknown columns: ${unknown.slice(0, 10).join(', ')}.` };
  const [error] = errors;
  if (error) return { problem: error.message, line: (error.row ?? 0) + 2 };
  const bare = (cell = '') => cell.replace(/^'(?=[=+\-@\t\r'])/, '');
  return {
    rows: data.map((cells) => Object.fromEntries(columns.map((column) => [column, bare(cells[column])]))),
  };
}

/** The fields that cells say otherwise than a product does; an empty cell takes its field out. What a cell leaves as it is stays to the letter. */
export function editedCells(cells: Readonly<Record<string, string>>, raw: RawProduct): Record<string, unknown> {
  return Object.fromEntries(
    CSV_FIELDS.flatMap(({ key, text }) => {
      const cell = cells[key];
      return cell === undefined || cell === text.format(raw[key]) ? [] : [[key, text.parse(cell)]];
    }),
  );
}
