import type { Card } from '../catalogue/card';
import type { PackedSold } from './packed-sold';
import type { IndexRow } from './row';

/**
 * The way a field is written: as it is; once in a list, with its position there for each row; a list of such values; or as it is,
 * but not at all where no row has it.
 */
export type Coding = 'plain' | 'shared' | 'each' | 'rare';

/** The codings of a card's fields. */
export const CARD = {
  id: 'plain',
  name: 'plain',
  brand: 'shared',
  model: 'plain',
  price: 'plain',
  oldPrice: 'plain',
  isFrom: 'rare',
  unsold: 'rare',
  category: 'shared',
  images: 'each',
  alt: 'rare',
  sizes: 'shared',
  minimumAge: 'shared',
  states: 'shared',
  places: 'shared',
  facts: 'each',
} as const satisfies Record<Exclude<keyof Card, 'choice' | 'colors'>, Coding>;

/** The codings of a row's own fields. */
export const ROW = {
  brandSlug: 'shared',
  placements: 'each',
  sizes: 'shared',
  colors: 'each',
  colorPictures: 'each',
  date: 'plain',
  isBestseller: 'shared',
  fabric: 'shared',
  type: 'shared',
  lines: 'each',
  prose: 'plain',
  pieces: 'rare',
} as const satisfies Record<Exclude<keyof IndexRow, 'card' | 'facets' | 'sold'>, Coding>;

/** A field of all rows. In `rows` of what is written once -1 stands for a value that is absent, in plain values `null`. */
export type Column =
  | { plain: readonly unknown[] }
  | { values: readonly unknown[]; rows: readonly (number | readonly number[])[] };
/** Columns by the names of their fields. */
export type ColumnTable = Readonly<Record<string, Column>>;

/**
 * Rows as columns: what repeats (makers, sizes, colors, pictures, lines) stands once in a list and is named by its position. One
 * file for listings and search, about a quarter of the same rows as objects.
 */
export type Columns = {
  rows: number;
  card: ColumnTable;
  row: ColumnTable;
  facets: ColumnTable;
  /** The rows that have variants or quantities of their own, and what is said of these; absent where there are none. */
  sold?: { places: Runs; table: ColumnTable };
};

/** The reader of what a row sells, which comes in a part of its own. */
type Unpack = (packed: PackedSold, row: IndexRow) => NonNullable<IndexRow['sold']>;

/** The rows that columns stand for; the colors of a card are those of its row. Throws when a column is missing: another version of the shop has written them. */
export function fromColumns({ rows, card, row, facets, sold }: Columns, unpack?: Unpack): IndexRow[] {
  const others = read(rows, row, ROW);
  const values = read(rows, facets);
  const all = read(rows, card, CARD).map(
    (own, index) =>
      ({
        card: Object.assign(own, { colors: others[index]?.colors }),
        ...others[index],
        facets: values[index],
      }) as IndexRow,
  );
  const places = fromRuns(sold?.places ?? []);
  const packed = sold ? read(places.length, sold.table) : [];
  for (const [index, place] of places.entries()) {
    const own = all[place];
    if (own && unpack) own.sold = unpack(packed[index] as PackedSold, own);
  }
  return all;
}

/** The columns of a table as objects; a column that `codings` says no row may be without has to be there. */
function read(
  count: number,
  table: ColumnTable,
  codings: Readonly<Record<string, Coding>> = {},
): Record<string, unknown>[] {
  const missing = Object.keys(codings).find((key) => codings[key] !== 'rare' && !table[key]);
  if (missing !== undefined) throw new Error(`The catalogue index has no column "${missing}"`);
  const rows = Array.from({ length: count }, (): Record<string, unknown> => ({}));
  for (const [key, column] of Object.entries(table)) {
    for (const [index, value] of valuesOf(column).entries()) {
      const row = rows[index];
      if (row && value !== undefined) row[key] = value;
    }
  }
  return rows;
}

function valuesOf(column: Column): unknown[] {
  if ('plain' in column) return column.plain.map((value) => value ?? undefined);
  const { values, rows } = column;
  return rows.map((at) => (typeof at === 'number' ? values[at] : at.map((position) => values[position])));
}

/** Ascending places as runs: the first of each, and how many follow one another. */
export type Runs = readonly (readonly [first: number, count: number])[];

/** The places of runs: [[0, 3], [5, 1]] -> [0, 1, 2, 5]. */
function fromRuns(runs: Runs): number[] {
  return runs.flatMap(([first, count]) => Array.from({ length: count }, (_, index) => first + index));
}
