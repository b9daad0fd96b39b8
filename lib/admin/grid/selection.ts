/** A cell of a grid by its row and column, from 0. */
export type CellPlace = { row: number; column: number };
/** A rectangle of cells: the one with the focus, and the corner that lies across from it. */
export type Selection = { at: CellPlace; from: CellPlace };
/** The rectangle's edges, all within it. */
export type Edges = { top: number; bottom: number; left: number; right: number };
/** The size of a grid, and the rows that a screen shows. */
export type Extent = { rows: number; columns: number; page: number };

/** The edges of a selection. */
export function edgesOf({ at, from }: Selection): Edges {
  return {
    top: Math.min(at.row, from.row),
    bottom: Math.max(at.row, from.row),
    left: Math.min(at.column, from.column),
    right: Math.max(at.column, from.column),
  };
}

/** Whether a cell is selected. */
export function isWithin({ top, bottom, left, right }: Edges, { row, column }: CellPlace): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}

/** The number of selected cells. */
export function countCells({ top, bottom, left, right }: Edges): number {
  return (bottom - top + 1) * (right - left + 1);
}

/** The keys that move in a grid, by the pattern of the ARIA Authoring Practices: to which row and column; `isFar` with Control. */
const MOVES: Readonly<Record<string, (at: CellPlace, extent: Extent, isFar: boolean) => Partial<CellPlace>>> = {
  ArrowUp: ({ row }, _, isFar) => ({ row: isFar ? 0 : row - 1 }),
  ArrowDown: ({ row }, { rows }, isFar) => ({ row: isFar ? rows : row + 1 }),
  ArrowLeft: ({ column }, _, isFar) => ({ column: isFar ? 0 : column - 1 }),
  ArrowRight: ({ column }, { columns }, isFar) => ({ column: isFar ? columns : column + 1 }),
  Home: (_, _extent, isFar) => ({ column: 0, ...(isFar && { row: 0 }) }),
  End: (_, { rows, columns }, isFar) => ({ column: columns, ...(isFar && { row: rows }) }),
  PageUp: ({ row }, { page }) => ({ row: row - page }),
  PageDown: ({ row }, { page }) => ({ row: row + page }),
};

/** The selection after a key; undefined for a key that does not move. With Shift the rectangle grows. */
export function movedBy(
  { at, from }: Selection,
  { key, isFar, isWider }: { key: string; isFar: boolean; isWider: boolean },
  extent: Extent,
): Selection | undefined {
  const move = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined;
  if (!move) return undefined;
  const { row, column } = { ...at, ...move(at, extent, isFar) };
  const next = { row: clamp(row, extent.rows), column: clamp(column, extent.columns) };
  return { at: next, from: isWider ? from : next };
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
