import type { Choice } from '../catalogue/choice';
import { toMinorUnits } from '../catalogue/minor-units';
import { type SizeControl, sizeControls } from '../catalogue/size-controls';
import type { Sold } from '../catalogue/variants/variant';
import { discountHint, lineVariant, quantityProblem } from './line-variant';
import { parseQuantity } from './request-list';

/** A size in a table of quantities. */
export type SizeCell = {
  /** The key of the cell: 'size=L', 'waist=34&length=32', '' for a product without sizes. */
  key: string;
  /** The size, and the color and options that are selected outside the table. */
  choice: Choice;
  /** Whether this variant exists, and whether it is in stock. */
  isOffered: boolean;
  isInStock: boolean;
  /** 'size L', 'waist 34, length 32', '' for a product without sizes. */
  label: string;
};

/**
 * The sizes of a product as a table: one row with a column for each size, or a row for each waist and a column for each length. A product
 * without sizes has a single cell.
 */
export type SizeTable = {
  sold: Sold;
  rows?: SizeControl | undefined;
  columns?: SizeControl | undefined;
  cells: readonly (readonly SizeCell[])[];
};

/** The typed quantities by the keys of their cells; an empty cell is missing. */
export type Quantities = Readonly<Record<string, string>>;

/** The table of a product's sizes, in the selected color and options. */
export function sizeTable(sold: Sold, selected: Choice = {}): SizeTable {
  const [first, second] = sizeControls(sold.sizes);
  const toCell = (pairs: [string, string][]): SizeCell => {
    const choice = { ...selected, ...Object.fromEntries(pairs) };
    const { made, stock } = lineVariant({ choice, quantity: 1 }, sold);
    const label = pairs.map((pair) => pair.join(' ')).join(', ');
    return { key: keyOf(pairs), choice, isOffered: made, isInStock: made && stock > 0, label };
  };
  const pairsOf = (control: SizeControl | undefined): [string, string][][] =>
    control?.values.map((value) => [[control.name, value]]) ?? [[]];
  const cells = pairsOf(first).map((row) => pairsOf(second).map((column) => toCell([...row, ...column])));
  return second ? { sold, rows: first, columns: second, cells } : { sold, columns: first, cells: [cells.flat()] };
}

/** The key of the cell for the sizes in a choice. */
export function cellKey({ rows, columns }: SizeTable, choice: Choice): string {
  return keyOf([rows, columns].flatMap((control) => (control ? [[control.name, choice[control.name] ?? '']] : [])));
}

const keyOf = (pairs: string[][]) => new URLSearchParams(pairs).toString();

/** The price of one in a cell, at the quantity that is typed there. */
export function cellPrice(sold: Sold, { choice }: SizeCell, text = ''): number {
  return lineVariant({ choice, quantity: parseQuantity(text) || 1 }, sold).price;
}

/** Whether cells differ in price or availability, so that each should show its own. */
export function hasVaryingCells({ cells, sold }: SizeTable): boolean {
  const all = cells.flat();
  return !all.every((cell) => cell.isInStock && cellPrice(sold, cell) === cellPrice(sold, all[0] ?? cell));
}

/** The sums of a table of quantities. Only valid quantities of offered sizes are counted. */
export type QuantitySums = {
  total: number;
  /** The number of sizes with a quantity. */
  sizes: number;
  /** The price of all, in the currency's smallest units; undefined if one is on request. */
  amount: number | undefined;
  /** Sentences about sizes that are not available, minimum, multiples and discounts, each with its size. */
  messages: readonly string[];
};

/** Adds up a table of quantities. */
export function sumQuantities(table: SizeTable, quantities: Quantities): QuantitySums {
  const { cells, sold } = table;
  const requested = requestedSizes(table, quantities).map((item) => ({ ...item, ...lineVariant(item, sold) }));
  return {
    total: requested.reduce((sum, { quantity }) => sum + quantity, 0),
    sizes: requested.length,
    amount: requested.every(({ price }) => price > 0)
      ? requested.reduce((sum, { price, quantity }) => sum + toMinorUnits(price) * quantity, 0)
      : undefined,
    messages: [
      ...cells
        .flat()
        .flatMap((cell) => (cell.isOffered || !quantities[cell.key] ? [] : sentence(cell, 'Not available.'))),
      ...requested.flatMap((item) =>
        [quantityProblem(item.quantity, sold), discountHint(item, sold)].flatMap((text) => sentence(item, text)),
      ),
    ],
  };
}

/** 'Size L: Not available.' */
function sentence({ label }: Pick<SizeCell, 'label'>, text: string | undefined): string[] {
  const size = label && `${label.charAt(0).toUpperCase()}${label.slice(1)}: `;
  return text === undefined ? [] : [size + text];
}

/** The sizes with a valid quantity, in the order of the table. */
export function requestedSizes({ cells }: SizeTable, quantities: Quantities) {
  return cells.flat().flatMap(({ key, choice, isOffered, label }) => {
    const quantity = parseQuantity(quantities[key] ?? '');
    return quantity && isOffered ? { choice, quantity, label } : [];
  });
}
