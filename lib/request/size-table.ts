import { toMinorUnits } from '../catalogue/price';
import { type SizeControl, sizeControls } from '../catalogue/sizes/size-controls';
import type { Offer } from '../catalogue/variants/offer';
import type { Selection } from '../catalogue/variants/selection';
import { discountHint, lineVariant, quantityProblem } from './line-variant';
import { parseQuantity } from './request-list';

/** A size in a table of quantities. */
export type SizeCell = {
  /** The key of the cell: 'size=L', 'waist=34&length=32', '' for a product without sizes. */
  key: string;
  /** The size, and the color and options that are selected outside the table. */
  choice: Selection;
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
  offer: Offer;
  rows?: SizeControl | undefined;
  columns?: SizeControl | undefined;
  cells: readonly (readonly SizeCell[])[];
};

/** The typed quantities by the keys of their cells; an empty cell is missing. */
export type Quantities = Readonly<Record<string, string>>;

/** The table of a product's sizes, in the selected color and options. */
export function sizeTable(offer: Offer, selected: Selection = {}): SizeTable {
  const [first, second] = sizeControls(offer.sizes);
  const toCell = (pairs: [string, string][]): SizeCell => {
    const choice = { ...selected, ...Object.fromEntries(pairs) };
    const { isAvailable, stock } = lineVariant({ choice, quantity: 1 }, offer);
    const label = pairs.map((pair) => pair.join(' ')).join(', ');
    return { key: keyOf(pairs), choice, isOffered: isAvailable, isInStock: isAvailable && stock > 0, label };
  };
  const pairsOf = (control: SizeControl | undefined): [string, string][][] =>
    control?.values.map((value) => [[control.name, value]]) ?? [[]];
  const cells = pairsOf(first).map((row) => pairsOf(second).map((column) => toCell([...row, ...column])));
  return second ? { offer, rows: first, columns: second, cells } : { offer, columns: first, cells: [cells.flat()] };
}

/** The key of the cell for the sizes in a choice. */
export function cellKey({ rows, columns }: SizeTable, choice: Selection): string {
  return keyOf([rows, columns].flatMap((control) => (control ? [[control.name, choice[control.name] ?? '']] : [])));
}

const keyOf = (pairs: string[][]) => new URLSearchParams(pairs).toString();

/** The price of one in a cell, at the quantity that is typed there. */
export function cellPrice(sold: Offer, { choice }: SizeCell, text = ''): number {
  return lineVariant({ choice, quantity: parseQuantity(text) || 1 }, sold).price;
}

/** Whether cells differ in price or availability, so that each should show its own. */
export function hasVaryingCells({ cells, offer }: SizeTable): boolean {
  const all = cells.flat();
  return !all.every((cell) => cell.isInStock && cellPrice(offer, cell) === cellPrice(offer, all[0] ?? cell));
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
  const { cells, offer } = table;
  const requested = requestedSizes(table, quantities).map((item) => ({ ...item, ...lineVariant(item, offer) }));
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
        [quantityProblem(item.quantity, offer), discountHint(item, offer)].flatMap((text) => sentence(item, text)),
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
