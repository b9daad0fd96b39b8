import type { Quantities, SizeTable } from './size-cells';

/** Excel ends the last row with a line break as well. */
const LAST_BREAK = /(?:\r\n?|\n)$/;

/** The quantities after a paste, and the pasted texts that found no cell, or one of what is not made. */
export type Pasted = { quantities: Quantities; left: readonly string[] };

/**
 * Fills cells from one on, across and down, with what was copied from a spreadsheet: tabs between cells, line breaks between rows. As
 * there, an empty cell empties what it falls on. In a single row of sizes a column runs along it.
 * @param from the key of the cell that the first text falls on
 */
export function pasteQuantities(table: SizeTable, quantities: Quantities, from: string, text: string): Pasted {
  const { cells } = table;
  const top = cells.findIndex((row) => row.some(({ key }) => key === from));
  const start = cells[top]?.findIndex(({ key }) => key === from) ?? 0;
  const filled: Record<string, string> = { ...quantities };
  const left: string[] = [];
  for (const [y, row] of rowsOf(text, cells.length === 1).entries()) {
    for (const [x, value] of row.entries()) {
      const cell = cells[top + y]?.[start + x];
      if (cell?.isMade) filled[cell.key] = value;
      else if (value !== '') left.push(value);
    }
  }
  return { quantities: filled, left };
}

/** Whether a copied text holds more than one cell: anything else is pasted as text is. */
export function isOfSpreadsheet(text: string): boolean {
  return /[\t\r\n]/.test(text.replace(LAST_BREAK, ''));
}

function rowsOf(text: string, isOneRow: boolean): string[][] {
  const rows = text
    .replace(LAST_BREAK, '')
    .split(/\r\n?|\n/)
    .map((line) => line.split('\t').map((value) => value.trim()));
  return isOneRow && rows.every(({ length }) => length === 1) ? [rows.flat()] : rows;
}
