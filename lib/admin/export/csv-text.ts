import Papa from 'papaparse';
import { escapeFormula } from '../../catalogue/spreadsheet/escape-formula';

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
