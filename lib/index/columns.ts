import type { Card } from '../catalogue/card';
import { packSold } from './pack-sold';
import type { PackedSold } from './packed-sold';
import type { IndexRow } from './row';

/**
 * The way a field is written: as it is; once in a list, with its position there for each row; a list of such values; or as it is,
 * but not at all where no row has it.
 */
type Coding = 'plain' | 'shared' | 'each' | 'rare';

const CARD = {
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
  apart: 'each',
} as const satisfies Record<Exclude<keyof Card, 'choice' | 'colors'>, Coding>;

const ROW = {
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

const SOLD = {
  own: 'rare',
  stock: 'rare',
  options: 'shared',
  quantities: 'shared',
  names: 'shared',
  places: 'shared',
  numbered: 'shared',
  barcoded: 'shared',
  numberStart: 'shared',
  numberParts: 'each',
  numberRest: 'shared',
  barcodeShape: 'shared',
  barcodeFirst: 'rare',
  barcodeSteps: 'shared',
  prices: 'shared',
  oldPrices: 'shared',
  stocks: 'rare',
  made: 'shared',
  images: 'each',
} as const satisfies Record<keyof PackedSold, Coding>;

/** A field of all rows. In `rows` of what is written once -1 stands for a value that is absent, in plain values `null`. */
type Column =
  | { plain: readonly unknown[] }
  | { values: readonly unknown[]; rows: readonly (number | readonly number[])[] };
type Table = Readonly<Record<string, Column>>;

/**
 * Rows as columns: what repeats (makers, sizes, colors, pictures, lines) stands once in a list and is named by its position. One
 * file for listings and search, about a quarter of the same rows as objects.
 */
export type Columns = {
  rows: number;
  /** The places of the rows in the catalogue; absent where they are the whole of it. */
  places?: Runs;
  card: Table;
  row: Table;
  facets: Table;
  /** The rows that have variants or quantities of their own, and what is said of these; absent where there are none. */
  sold?: { places: Runs; table: Table };
};

/** Writes rows as columns, in their order; {@link fromColumns} reads them back as they were. */
export function toColumns(rows: readonly IndexRow[]): Columns {
  const [cards, facets] = [rows.map(({ card }) => card), rows.map((row) => row.facets)];
  const keys = facets.flatMap((values) => Object.keys(values));
  const sold = rows.flatMap((row, place) => (row.sold ? [place] : []));
  return {
    rows: rows.length,
    card: write(cards, CARD),
    row: write(rows, ROW),
    facets: write(facets, facetCodings(keys)),
    ...(sold.length > 0 && {
      sold: { places: toRuns(sold), table: write(rows.filter((row) => row.sold).map(packSold), SOLD, true) },
    }),
  };
}

/** The reader of what a row sells, which comes in a part of its own. */
type Unpack = (packed: PackedSold, row: IndexRow) => NonNullable<IndexRow['sold']>;

/** The rows that columns stand for; the colors of a card are those of its row. Throws when a column is missing: another version of the shop has written them. */
export function fromColumns({ rows, card, row, facets, sold }: Columns, unpack?: Unpack): IndexRow[] {
  const others = read(rows, row, ROW);
  const values = read(rows, facets, facetCodings(Object.keys(facets)));
  const all = read(rows, card, CARD).map(
    (own, index) =>
      ({
        card: Object.assign(own, { colors: others[index]?.colors }),
        ...others[index],
        facets: values[index],
      }) as IndexRow,
  );
  const places = fromRuns(sold?.places ?? []);
  const packed = sold ? read(places.length, sold.table, SOLD, true) : [];
  for (const [index, place] of places.entries()) {
    const own = all[place];
    if (own && unpack) own.sold = unpack(packed[index] as PackedSold, own);
  }
  return all;
}

const facetCodings = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, 'each'] as const));

/** A table; of a loose one each column may be missing. */
function write(rows: readonly object[], codings: Readonly<Record<string, Coding>>, isLoose = false): Table {
  return Object.fromEntries(
    Object.entries(codings).flatMap(([key, coding]) => {
      const values = rows.map((row) => (row as Readonly<Record<string, unknown>>)[key]);
      return (coding === 'rare' || isLoose) && values.every((value) => value === undefined)
        ? []
        : [[key, writeColumn(values, coding)]];
    }),
  );
}

function writeColumn(values: readonly unknown[], coding: Coding): Column {
  // JSON writes what is absent as null.
  if (coding === 'plain' || coding === 'rare') return { plain: values.map((value) => value ?? null) };
  const positions = new Map<string, number>();
  const known: unknown[] = [];
  /** The place of a value, which is taken in when it is new; what reads the same as JSON is the same. */
  const positionOf = (value: unknown) => {
    const key = JSON.stringify(value);
    const position = positions.get(key) ?? known.push(value) - 1;
    positions.set(key, position);
    return position;
  };
  const rows = values.map((value) => {
    if (value === undefined) return -1;
    return coding === 'each' ? (value as unknown[]).map(positionOf) : positionOf(value);
  });
  return { values: known, rows };
}

function read(
  count: number,
  table: Table,
  codings: Readonly<Record<string, Coding>>,
  isLoose = false,
): Record<string, unknown>[] {
  const rows = Array.from({ length: count }, (): Record<string, unknown> => ({}));
  for (const [key, coding] of Object.entries(codings)) {
    const column = table[key];
    if (!column && (coding === 'rare' || isLoose)) continue;
    if (!column) throw new Error(`The catalogue index has no column "${key}"`);
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

/** Ascending places as runs: the first of each, and how many follow one another. Goods of a category mostly do. */
type Runs = readonly (readonly [first: number, count: number])[];

/** Ascending places as runs: [0, 1, 2, 5] -> [[0, 3], [5, 1]]; {@link fromRuns} reads them back. */
export function toRuns(places: readonly number[]): Runs {
  const runs: [number, number][] = [];
  for (const place of places) {
    const last = runs.at(-1);
    if (last && last[0] + last[1] === place) last[1] += 1;
    else runs.push([place, 1]);
  }
  return runs;
}

/** The places of runs: [[0, 3], [5, 1]] -> [0, 1, 2, 5]. */
export function fromRuns(runs: Runs): number[] {
  return runs.flatMap(([first, count]) => Array.from({ length: count }, (_, index) => first + index));
}
