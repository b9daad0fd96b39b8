import type { ImportMap } from './import-map';
import type { Table } from './table';

/** The column that the headings of a list become. */
const SECTION = 'Section';

/**
 * A table whose rows of one cell alone are headings, as price lists have them, with a column for the one above each row; the table as it
 * is where a column tells categories, or where fewer than three rows stand below a heading.
 */
export function withSections(table: Table, { columns: roles }: Pick<ImportMap, 'columns'>): Table {
  const isHeading = (cells: readonly string[]) => cells.filter((cell) => cell.trim()).length === 1;
  const headings = table.rows.filter(({ cells }) => isHeading(cells)).length;
  const isToldBy = Object.values(roles).some((role) => role === 'category' || role === 'parent' || role === 'group');
  if (isToldBy || table.columns.length < 4 || headings === 0 || table.rows.length < headings * 3) return table;
  let section = '';
  const rows = table.rows.flatMap(({ line, cells }) => {
    if (isHeading(cells)) {
      section = cells.find((cell) => cell.trim())?.trim() ?? '';
      return [];
    }
    const whole = Array.from(table.columns, (_, at) => cells[at] ?? '');
    return { line, cells: [...whole, section] };
  });
  return { ...table, columns: [...table.columns, SECTION], rows };
}
