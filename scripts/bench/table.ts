/** A cell of a table: a text, or a figure without digits after the point. */
type Cell = string | number | undefined;

/** Lays out a table for a terminal: the first column to the left, figures to the right. */
export function formatTable(head: readonly string[], body: readonly (readonly Cell[])[]): string {
  const rows = body.map((cells) => cells.map((cell) => (typeof cell === 'string' ? cell : formatFigure(cell))));
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const format = (cells: readonly string[]) =>
    widths
      .map((width, column) => {
        const cell = cells[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ');
  return [format(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(format)].join('\n');
}

/**
 * Writes a figure with thousands separators; one that could not be measured is 'n/a'.
 * @param digits after the point
 */
export function formatFigure(value: number | undefined, digits = 0): string {
  if (value === undefined || !Number.isFinite(value)) return 'n/a';
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
