import type { IndexRow } from './row';

/** The file of the catalogue index under /data/. Pages and scripts do not depend on its content, so they survive a change of data. */
export const INDEX_FILE = 'index.json';

/** A row in the index file. Its colors are those of its card. */
type StoredRow = Omit<IndexRow, 'colors'>;

/** The text of the index file: an array of rows in the order of the catalogue. */
export function writeIndex(rows: readonly IndexRow[]): string {
  return JSON.stringify(rows.map(({ colors: _, ...row }): StoredRow => row));
}

/** Reads the parsed content of the index file. */
export function readIndex(rows: readonly StoredRow[]): IndexRow[] {
  return rows.map((row) => ({ ...row, colors: row.card.colors }));
}
