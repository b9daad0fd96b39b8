/** A cell of a row, and its place in the line. */
export type TableCell = { text: string; start: number };

/** The cells of a row; one in quotes may hold the divider, and quotes twice. A quote that is not closed stands for itself. Two blanks or more divide as well, where the divider is two blanks. */
export function splitCells(row: string, divider: string): TableCell[] {
  const cells: TableCell[] = [];
  if (divider === '  ') {
    for (const { index, 0: text } of row.matchAll(/\S+(?: \S+)*/g)) cells.push({ text, start: index });
    return cells;
  }
  // A row of a table in Markdown has a bar at either end.
  const isBarred = divider === '|' && /^\s*\|.*\|\s*$/.test(row);
  let at = isBarred ? row.indexOf('|') + 1 : 0;
  const end = isBarred ? row.trimEnd().replace(/\|$/, '').length : row.length;
  while (at <= end) {
    const [cell, next] = quoted(row, at, divider) ?? bare(row, at, divider, end);
    cells.push(cell);
    at = next + 1;
  }
  return cells;
}

function bare(line: string, start: number, divider: string, most: number): [TableCell, number] {
  const found = line.indexOf(divider, start);
  const end = found < 0 || found > most ? most : found;
  const text = line.slice(start, end);
  return [{ text: text.trim(), start: start + text.length - text.trimStart().length }, end];
}

/** A cell that begins with a quote and ends with one before a divider or the end. */
function quoted(line: string, start: number, divider: string): [TableCell, number] | undefined {
  const match = /^ *"((?:[^"]|"")*)" */.exec(line.slice(start));
  if (!match) return undefined;
  const end = start + match[0].length;
  if (end < line.length && line[end] !== divider) return undefined;
  return [{ text: (match[1] ?? '').replaceAll('""', '"'), start: start + match[0].indexOf('"') + 1 }, end];
}
