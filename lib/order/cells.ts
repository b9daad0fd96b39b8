/** The cells of a row; one in quotes may hold the divider, and quotes twice. A quote that is not closed stands for itself. */
export function splitCells(row: string, divider: string): string[] {
  const cells: string[] = [];
  let at = 0;
  // A row of a table in Markdown has a bar at either end.
  const line = divider === '|' ? row.trim().replace(/^\|/, '').replace(/\|$/, '') : row;
  while (at <= line.length) {
    const [cell, end] = quoted(line, at, divider) ?? plain(line, at, divider);
    cells.push(cell.trim());
    at = end + 1;
  }
  return cells;
}

function plain(line: string, start: number, divider: string): [string, number] {
  const found = line.indexOf(divider, start);
  const end = found < 0 ? line.length : found;
  return [line.slice(start, end), end];
}

/** A cell that begins with a quote and ends with one before a divider or the end. */
function quoted(line: string, start: number, divider: string): [string, number] | undefined {
  let at = start;
  while (line[at] === ' ') at += 1;
  if (line[at] !== '"') return undefined;
  let cell = '';
  for (at += 1; at < line.length; at += 1) {
    if (line[at] !== '"') cell += line[at];
    else if (line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else {
      let end = at + 1;
      while (line[end] === ' ') end += 1;
      return end === line.length || line[end] === divider ? [cell, end] : undefined;
    }
  }
  return undefined;
}
