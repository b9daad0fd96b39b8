import type { Choice } from '../catalogue/choice';
import { toMinorUnits } from '../catalogue/minor-units';
import { isPriced } from '../catalogue/price';
import { type SizeControl, sizeControls } from '../catalogue/size-controls';
import type { Sold } from '../catalogue/variants/variant';
import { lineVariant } from './line-variant';
import { MOST_OF_A_LINE } from './request';

/** A size of a product in a table of them. */
export type SizeCell = {
  /** The cell's key in the table: 'size=L', 'waist=34&length=32', '' where there are no sizes. */
  key: string;
  /** The size with all that is picked outside the table. */
  choice: Choice;
  /** Whether there is such a combination, and whether some of it are left. */
  isMade: boolean;
  isThere: boolean;
  /** 'size L', 'waist 34, length 32', '' where there are no sizes. */
  words: string;
};

/**
 * A product's sizes: one row with a column for each, or a row for each waist with a column for each length. Without sizes it is a
 * single cell, without sizes of two kinds a single row.
 */
export type SizeTable = {
  sold: Sold;
  rows?: SizeControl | undefined;
  columns?: SizeControl | undefined;
  cells: readonly (readonly SizeCell[])[];
};

/** The typed quantities of cells, by their keys; a cell that is missing is empty. */
export type Quantities = Readonly<Record<string, string>>;

/** The table of a product's sizes, in the color and the options that are picked. */
export function sizeTable(sold: Sold, picked: Choice = {}): SizeTable {
  const [first, second] = sizeControls(sold.sizes);
  const sizeCell = (pairs: SizePick[]): SizeCell => {
    const choice = { ...picked, ...Object.fromEntries(pairs) };
    const { made, stock } = lineVariant({ choice, quantity: 1 }, sold);
    const words = pairs.map((pair) => pair.join(' ')).join(', ');
    return { key: keyOf(pairs), choice, isMade: made, isThere: made && stock > 0, words };
  };
  const cells = picksOf(first).map((pick) => picksOf(second).map((other) => sizeCell([...pick, ...other])));
  return second ? { sold, rows: first, columns: second, cells } : { sold, columns: first, cells: [cells.flat()] };
}

type SizePick = [name: string, value: string];

/** The ways to pick in a control: one without a pick where there is no control. */
function picksOf(control: SizeControl | undefined): SizePick[][] {
  return control?.values.map((value) => [[control.name, value]]) ?? [[]];
}

/** The sizes in a choice as a key of the table: that of a cell where all are chosen. */
export function cellKey(table: SizeTable, choice: Choice): string {
  const controls = [table.rows, table.columns].filter((control) => control !== undefined);
  return keyOf(controls.map(({ name }) => [name, choice[name] ?? '']));
}

const keyOf = (pairs: SizePick[]) => new URLSearchParams(pairs).toString();

/** The price of one in a cell, at the quantity that is typed there. */
export function cellPrice(sold: Sold, { choice }: SizeCell, text = ''): number {
  return lineVariant({ choice, quantity: readQuantity(text) || 1 }, sold).price;
}

/** Whether cells of a table differ in what one costs, or some of them cannot be had. */
export function differs({ cells, sold }: SizeTable): boolean {
  const all = cells.flat();
  const isSame = all.every((cell) => cell.isThere && cellPrice(sold, cell) === cellPrice(sold, all[0] ?? cell));
  return !isSame;
}

/** A quantity as people and spreadsheets write it: '12', '1,200', '12.00', '' for 0; undefined for what is no whole number up to {@link MOST_OF_A_LINE}. */
export function readQuantity(text: string): number | undefined {
  const plain = text.trim();
  if (plain === '') return 0;
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.0+)?$/.test(plain)) return undefined;
  const quantity = Number(plain.replaceAll(',', ''));
  return quantity <= MOST_OF_A_LINE ? quantity : undefined;
}

/** The sums of a table of quantities. Cells that cannot be read are counted nowhere but in `faults`, nor are those of what is not made. */
export type QuantitySums = {
  rows: readonly number[];
  columns: readonly number[];
  total: number;
  /** The number of cells that ask for something. */
  filled: number;
  faults: readonly SizeCell[];
  /** Cells that ask for what is not made. */
  unmade: readonly SizeCell[];
  /** The whole in minor units of the currency, each cell at the price of its quantity; undefined where a price is on request. */
  amount: number | undefined;
};

/** Adds up the rows, the columns and the whole of a table. */
export function sumQuantities(table: SizeTable, quantities: Quantities): QuantitySums {
  const { cells, sold } = table;
  const asked = (cell: SizeCell) => readQuantity(quantities[cell.key] ?? '');
  const read = cells.map((row) => row.map((cell) => (cell.isMade ? asked(cell) : 0)));
  const add = (numbers: readonly (number | undefined)[]) => numbers.reduce<number>((sum, one = 0) => sum + one, 0);
  const rows = read.map(add);
  const chosen = chosenQuantities(table, quantities).map((one) => ({ ...one, ...lineVariant(one, sold) }));
  return {
    rows,
    columns: (read[0] ?? []).map((_, column) => add(read.map((row) => row[column]))),
    total: add(rows),
    filled: read.flat().filter((quantity) => quantity).length,
    faults: cells.flatMap((row, y) => row.filter((_, x) => read[y]?.[x] === undefined)),
    unmade: cells.flat().filter((cell) => !cell.isMade && asked(cell) !== 0),
    amount: chosen.every(isPriced)
      ? chosen.reduce((sum, { price, quantity }) => sum + toMinorUnits(price) * quantity, 0)
      : undefined,
  };
}

/** The combinations that are asked for, in the order of the table; what cannot be read or is not made is left out. */
export function chosenQuantities({ cells }: SizeTable, quantities: Quantities): { choice: Choice; quantity: number }[] {
  return cells.flat().flatMap(({ key, choice, isMade }) => {
    const quantity = readQuantity(quantities[key] ?? '');
    return quantity && isMade ? { choice, quantity } : [];
  });
}
