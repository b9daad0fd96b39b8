import { type Offer, type OptionControl, type Selection, sizeControls } from '../catalogue/variants/offer';
import { toMinorUnits } from '../money';
import { discountHint, lineVariant, quantityProblem } from './line-variant';
import { parseQuantity } from './request-list';

/** One size in the quantity table. */
export type SizeCell = {
  /** Key of the cell: 'size=L', 'waist=34&length=32'; '' for a product without sizes. */
  key: string;
  /** The size, with color and options that are selected outside of the table. */
  choice: Selection;
  /** True if this variant is available. */
  isOffered: boolean;
  isInStock: boolean;
  /** 'size L', 'waist 34, length 32', '' for a product without sizes. */
  label: string;
};

/**
 * Sizes of a product: one row with a column per size, or a row per waist and a column per length.
 * A product without sizes has a single cell.
 */
export type SizeTable = {
  offer: Offer;
  rows?: OptionControl | undefined;
  columns?: OptionControl | undefined;
  cells: readonly (readonly SizeCell[])[];
};

/** Typed quantities by cell key. Empty cells may be missing. */
export type Quantities = Readonly<Record<string, string>>;

/** Builds the size table for the selected color and options. */
export function sizeTable(offer: Offer, selected: Selection = {}): SizeTable {
  const [first, second] = sizeControls(offer.sizes);
  const toCell = (pairs: [string, string][]): SizeCell => {
    const choice = { ...selected, ...Object.fromEntries(pairs) };
    const { isAvailable, stock } = lineVariant({ choice, quantity: 1 }, offer);
    const label = pairs.map((pair) => pair.join(' ')).join(', ');
    return { key: keyOf(pairs), choice, isOffered: isAvailable, isInStock: isAvailable && stock > 0, label };
  };
  const pairsOf = (control: OptionControl | undefined): [string, string][][] =>
    control?.values.map((value) => [[control.name, value]]) ?? [[]];
  const cells = pairsOf(first).map((row) => pairsOf(second).map((column) => toCell([...row, ...column])));
  return second ? { offer, rows: first, columns: second, cells } : { offer, columns: first, cells: [cells.flat()] };
}

/** Key of the cell that has the sizes of a selection. */
export function cellKey({ rows, columns }: SizeTable, selection: Selection): string {
  return keyOf([rows, columns].flatMap((control) => (control ? [[control.name, selection[control.name] ?? '']] : [])));
}

const keyOf = (pairs: string[][]) => new URLSearchParams(pairs).toString();

/** Unit price of a cell at the typed quantity. */
export function cellPrice(offer: Offer, { choice }: SizeCell, text = ''): number {
  return lineVariant({ choice, quantity: parseQuantity(text) || 1 }, offer).price;
}

/** True if cells differ in price or availability, so that each cell shows its own. */
export function hasVaryingCells({ cells, offer }: SizeTable): boolean {
  const all = cells.flat();
  return !all.every((cell) => cell.isInStock && cellPrice(offer, cell) === cellPrice(offer, all[0] ?? cell));
}

/** Sums of a quantity table. Invalid quantities and unavailable sizes are ignored. */
export type QuantitySums = {
  total: number;
  /** Number of sizes with a quantity. */
  sizes: number;
  /** Total price in minor units; undefined if a price is on request. */
  amount: number | undefined;
  /** Sentences about unavailable sizes, minimum, multiples and discounts. Each starts with its size. */
  messages: readonly string[];
};

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

/** Sizes with a valid quantity, in table order. */
export function requestedSizes({ cells }: SizeTable, quantities: Quantities) {
  return cells.flat().flatMap(({ key, choice, isOffered, label }) => {
    const quantity = parseQuantity(quantities[key] ?? '');
    return quantity && isOffered ? { choice, quantity, label } : [];
  });
}
