/**
 * Lays out a table for a terminal: the first column to the left, figures to the right.
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function formatTable(head, rows) {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column].length)));
  const format = (cells) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  ');
  return [format(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(format)].join('\n');
}

/**
 * Writes a figure with thousands separators; one that could not be measured is 'n/a'.
 * @param {number | undefined} value
 * @param {number} [digits] after the point
 */
export function formatFigure(value, digits = 0) {
  if (value === undefined || !Number.isFinite(value)) return 'n/a';
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
