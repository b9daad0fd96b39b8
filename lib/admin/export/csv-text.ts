import Papa from 'papaparse';
import { escapeFormula } from '../../catalogue/spreadsheet/escape-formula';

/** Cells of a row by column; missing and empty cells are the same. */
export type CsvRow = Readonly<Record<string, string>>;

/**
 * A CSV file with a header row, CRLF and a byte order mark, without which Excel does not read UTF-8. Cells that a spreadsheet would take
 * for a formula get an apostrophe. `optional` columns are left out if all their cells are empty.
 */
export function toCsvText(columns: readonly string[], optional: readonly string[], rows: readonly CsvRow[]): string {
  const used = optional.filter((column) => rows.some((row) => row[column]));
  const fields = [...columns, ...used];
  const data = rows.map((row) => fields.map((column) => escapeFormula(row[column] ?? '')));
  return `\uFEFF${Papa.unparse({ fields, data }, { newline: '\r\n' })}`;
}
