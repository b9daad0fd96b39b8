import Papa from 'papaparse';
import type { VariantCells } from '../../catalogue/fields/variant-cells';
import type { Edges, Extent } from './selection';

/** The cells of a grid by row and column: the names under which they are kept, and the texts that they show. */
export type GridCells = { nameAt(row: number, column: number): string; shownAt(row: number, column: number): string };
/** New texts of cells by name; '' for nothing of their own. */
export type CellChanges = Record<string, string>;

function* within({ top, bottom, left, right }: Edges): Generator<[row: number, column: number]> {
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) yield [row, column];
}

/** The same text in every selected cell. */
export function filledWith(text: string, edges: Edges, cells: GridCells): CellChanges {
  return Object.fromEntries([...within(edges)].map(([row, column]) => [cells.nameAt(row, column), text]));
}

/** Each column of the selection filled with what its first cell shows. */
export function filledDown(edges: Edges, cells: GridCells): CellChanges {
  const rest = { ...edges, top: edges.top + 1 };
  const first = copiedLine(edges, cells);
  return Object.fromEntries(
    [...within(rest)].map(([row, column]) => [cells.nameAt(row, column), first[column - edges.left] ?? '']),
  );
}

function copiedLine({ top, left, right }: Edges, cells: GridCells): string[] {
  return [...within({ top, bottom: top, left, right })].map(([row, column]) => cells.shownAt(row, column));
}

/** The selected cells as spreadsheets take them: a line a row, tabs between its cells. */
export function copiedCells(edges: Edges, cells: GridCells): string {
  const data: string[][] = [];
  for (let top = edges.top; top <= edges.bottom; top += 1) data.push(copiedLine({ ...edges, top }, cells));
  return Papa.unparse(data, { delimiter: '\t', newline: '\n' });
}

/**
 * Cells of a spreadsheet laid into the grid from the selection's first cell on; where the selection is larger, they repeat as often as
 * they fit. `cut`: the cells for which the grid has no room.
 */
export function pastedCells(
  text: string,
  edges: Edges,
  { rows, columns }: Pick<Extent, 'rows' | 'columns'>,
  cells: GridCells,
): { changes: CellChanges; edges: Edges; cut: number } {
  const data = Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' }).data;
  const [height, width] = [data.length, Math.max(...data.map((line) => line.length))];
  const repeated = (selected: number, given: number) => Math.max(1, Math.floor(selected / given)) * given;
  const [tall, wide] = [repeated(edges.bottom - edges.top + 1, height), repeated(edges.right - edges.left + 1, width)];
  const target: Edges = {
    top: edges.top,
    left: edges.left,
    bottom: Math.min(rows, edges.top + tall) - 1,
    right: Math.min(columns, edges.left + wide) - 1,
  };
  const changes: CellChanges = {};
  for (const [row, column] of within(target)) {
    const line = data[(row - target.top) % height] ?? [];
    changes[cells.nameAt(row, column)] = (line[(column - target.left) % width] ?? '').trim();
  }
  return { changes, edges: target, cut: tall * wide - Object.keys(changes).length };
}

/** Cells with some changed; those without a text go. */
export function withCells(cells: VariantCells, changes: CellChanges): VariantCells {
  const next: Record<string, string> = { ...cells, ...changes };
  for (const name of Object.keys(changes)) if (next[name]?.trim() === '') delete next[name];
  return next;
}
