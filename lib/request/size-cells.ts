import type { Choice } from '../catalogue/choice';
import { type SizeControl, type Sizes, sizeControls } from '../catalogue/sizes';
import { MOST_OF_A_LINE } from './request';

/** A size of a product in a table of them. */
export type SizeCell = {
  /** The cell's key in the table: 'size=L', 'waist=34&length=32', '' where there are no sizes. */
  key: string;
  choice: Choice;
  /** 'size L', 'waist 34, length 32', '' where there are no sizes. */
  words: string;
};

/**
 * A product's sizes: one row with a column for each, or a row for each waist with a column for each length. Without sizes it is a
 * single cell, without sizes of two kinds a single row.
 */
export type SizeTable = {
  rows?: SizeControl | undefined;
  columns?: SizeControl | undefined;
  cells: readonly (readonly SizeCell[])[];
};

/** The typed quantities of cells, by their keys; a cell that is missing is empty. */
export type Quantities = Readonly<Record<string, string>>;

/** The table of a product's sizes. */
export function sizeTable(sizes: Sizes): SizeTable {
  const [first, second] = sizeControls(sizes);
  const cells = picksOf(first).map((pick) => picksOf(second).map((other) => sizeCell([...pick, ...other])));
  return second ? { rows: first, columns: second, cells } : { columns: first, cells: [cells.flat()] };
}

type SizePick = [name: string, value: string];

/** The ways to pick in a control: one without a pick where there is no control. */
function picksOf(control: SizeControl | undefined): SizePick[][] {
  return control?.values.map((value) => [[control.name, value]]) ?? [[]];
}

/** The sizes in a choice as a key of the table: that of a cell where all are chosen. */
export function cellKey(table: SizeTable, choice: Choice): string {
  const controls = [table.rows, table.columns].filter((control) => control !== undefined);
  return sizeCell(controls.map(({ name }) => [name, choice[name] ?? ''])).key;
}

function sizeCell(pairs: SizePick[]): SizeCell {
  const key = new URLSearchParams(pairs).toString();
  return { key, choice: Object.fromEntries(pairs), words: pairs.map((pair) => pair.join(' ')).join(', ') };
}

/** A quantity as people and spreadsheets write it: '12', '1,200', '12.00', '' for 0; undefined for what is no whole number up to {@link MOST_OF_A_LINE}. */
export function readQuantity(text: string): number | undefined {
  const plain = text.trim();
  if (plain === '') return 0;
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.0+)?$/.test(plain)) return undefined;
  const quantity = Number(plain.replaceAll(',', ''));
  return quantity <= MOST_OF_A_LINE ? quantity : undefined;
}

/** The sums of a table of quantities. Cells that cannot be read are counted nowhere but in `faults`. */
export type QuantitySums = {
  rows: readonly number[];
  columns: readonly number[];
  total: number;
  /** The number of cells that ask for something. */
  filled: number;
  faults: readonly SizeCell[];
};

/** Adds up the rows, the columns and the whole of a table. */
export function sumQuantities({ cells }: SizeTable, quantities: Quantities): QuantitySums {
  const read = cells.map((row) => row.map(({ key }) => readQuantity(quantities[key] ?? '')));
  const add = (numbers: readonly (number | undefined)[]) => numbers.reduce<number>((sum, one = 0) => sum + one, 0);
  const rows = read.map(add);
  return {
    rows,
    columns: (read[0] ?? []).map((_, column) => add(read.map((row) => row[column]))),
    total: add(rows),
    filled: read.flat().filter((quantity) => quantity).length,
    faults: cells.flatMap((row, y) => row.filter((_, x) => read[y]?.[x] === undefined)),
  };
}

/** The sizes that are asked for, in the order of the table, each with its color where one is given; what cannot be read is left out. */
export function chosenQuantities(
  { cells }: SizeTable,
  quantities: Quantities,
  color?: string,
): { choice: Choice; quantity: number }[] {
  return cells.flat().flatMap(({ key, choice }) => {
    const quantity = readQuantity(quantities[key] ?? '');
    return quantity ? { choice: color === undefined ? choice : { color, ...choice }, quantity } : [];
  });
}
