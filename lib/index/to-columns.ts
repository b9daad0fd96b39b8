import { CARD, type Coding, type Column, type Columns, type ColumnTable, ROW, type Runs } from './columns';
import { packSold } from './pack-sold';
import type { PackedSold } from './packed-sold';
import type { IndexRow } from './row';

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

/** Writes rows as columns, in their order; `fromColumns` reads them back as they were. */
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

const facetCodings = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, 'each'] as const));

/** A table; of a loose one each column may be missing. */
function write(rows: readonly object[], codings: Readonly<Record<string, Coding>>, isLoose = false): ColumnTable {
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

/** Ascending places as runs: [0, 1, 2, 5] -> [[0, 3], [5, 1]]; `fromRuns` reads them back. */
export function toRuns(places: readonly number[]): Runs {
  const runs: [number, number][] = [];
  for (const place of places) {
    const last = runs.at(-1);
    if (last && last[0] + last[1] === place) last[1] += 1;
    else runs.push([place, 1]);
  }
  return runs;
}
