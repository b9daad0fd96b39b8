import { type Choice, choiceWords } from '../../catalogue/choice';
import type { ChoiceControl } from '../../catalogue/choice-controls';
import { colorName } from '../../catalogue/color-names';
import {
  CELL_FACTS,
  type CellFact,
  cellName,
  cellOf,
  choiceOfVariant,
  formatCell,
  type VariantCells,
} from '../../catalogue/fields/variant-cells';
import type { RawProduct } from '../../catalogue/schema/product';
import type { RawSizes } from '../../catalogue/schema/sizes';
import { toSizes } from '../../catalogue/to-sizes';
import { choicesAmong } from '../../catalogue/variants/combinations';
import { resolveVariant } from '../../catalogue/variants/resolve-variant';
import type { Sold, Variant } from '../../catalogue/variants/variant';

/** The columns of the grid, in order. */
export const SHEET_FACTS = Object.keys(CELL_FACTS) as CellFact[];

/** The grid of a product's variants: a row for every choice among some of its controls, a column for every fact. */
export type VariantSheet = {
  /** The product as it is sold with what the cells say, as far as that can be read. */
  sold: Sold;
  /** The controls among which a buyer chooses. */
  controls: readonly ChoiceControl[];
  cells: VariantCells;
  rows: readonly Choice[];
};

/** The parts of a product that is being typed, none of which has been checked; facts of variants that cannot be read are left out. */
export function soldOfForm(raw: Partial<RawProduct>): Sold {
  const { price, oldPrice, stock, options = [], variants = [] } = raw;
  const figure = (value: unknown) => (typeof value === 'number' ? value : undefined);
  return {
    model: raw.model,
    price: figure(price) ?? 0,
    oldPrice: figure(oldPrice),
    stock: figure(stock),
    colors: (raw.available_colors ?? raw.colors ?? []).map((color) => {
      const { name, hex } = typeof color === 'string' ? { name: color, hex: color } : color;
      return { name: name.startsWith('#') ? colorName(name) : name, hex };
    }),
    sizes: toSizes(labelsOf(raw.available_sizes ?? raw.size ?? raw.sizes), raw.category ?? ''),
    options: options.map(({ name, values }) => ({ name, values: values.map(String) })),
    variants: variants.map((row): Variant => {
      const facts = SHEET_FACTS.flatMap((fact) =>
        row[fact] !== undefined && isReadableCell(fact, formatCell(fact, row[fact]))
          ? [[factKey(fact), row[fact]]]
          : [],
      );
      return { choice: choiceOfVariant(row), ...Object.fromEntries(facts) };
    }),
  };
}

/** Sizes with every label as text. */
function labelsOf(sizes: RawProduct['sizes']): RawSizes | undefined {
  if (sizes === undefined || Array.isArray(sizes)) return sizes?.map(String);
  return Object.fromEntries(Object.entries(sizes).map(([name, labels]) => [name, labels.map(String)])) as RawSizes;
}

/** The controls that cells name, in the order of the page; where they name none, the sizes, or else the first. */
export function namedBy(cells: VariantCells, controls: readonly ChoiceControl[]): string[] {
  const named = new Set(Object.keys(cells).flatMap((name) => Object.keys(cellOf(name).choice)));
  const found = controls.filter(({ name }) => named.has(name));
  const usual = controls.find(({ name }) => name === 'size') ?? controls[0];
  return (found.length > 0 ? found : usual ? [usual] : []).map(({ name }) => name);
}

/** The number of rows for some controls, without making them. */
export function rowCount(controls: readonly ChoiceControl[], by: readonly string[]): number {
  return controls.reduce((count, { name, values }) => (by.includes(name) ? count * values.length : count), 1);
}

/** The choices among some controls. */
export function rowsBy(controls: readonly ChoiceControl[], by: readonly string[]): Choice[] {
  return choicesAmong(controls.filter(({ name }) => by.includes(name)));
}

/** The cells of values that the product does not have any more: no row shows them. */
export function strayCells({ cells, controls }: Pick<VariantSheet, 'cells' | 'controls'>): string[] {
  const values = new Map(controls.map((control) => [control.name, control.values]));
  return Object.keys(cells).filter((cell) =>
    Object.entries(cellOf(cell).choice).some(([name, value]) => !values.get(name)?.includes(value)),
  );
}

/** The words over a row: '3XL' where there is one control, else 'Black, size 3XL'. */
export function rowWords(choice: Choice): string {
  const [only, ...others] = Object.values(choice);
  return (others.length === 0 && only) || choiceWords(choice);
}

/** A cell as it is shown. */
export type ShownCell = {
  name: string;
  /** The text that the row says; '' where it says nothing. */
  own: string;
  /** The text that holds: where the row says nothing, that of variants that name less, or of the product. */
  inherited: string;
  /** Whether variants that name more than the row say something else. */
  isVaried: boolean;
};

/** The facts that variants say which name more than the rows do, by row. */
export function finerFacts({ sold, rows }: Pick<VariantSheet, 'sold' | 'rows'>): ReadonlySet<string> {
  const names = Object.keys(rows[0] ?? {});
  const found = new Set<string>();
  for (const { choice, ...facts } of sold.variants ?? []) {
    if (Object.keys(choice).length <= names.length || !names.every((name) => name in choice)) continue;
    const row = Object.fromEntries(names.map((name) => [name, choice[name] ?? '']));
    for (const fact of SHEET_FACTS) if (facts[factKey(fact)] !== undefined) found.add(cellName(row, fact));
  }
  return found;
}

/** The cells of a row, in the order of `SHEET_FACTS`. */
export function cellsOfRow({ sold, cells }: VariantSheet, choice: Choice, finer: ReadonlySet<string>): ShownCell[] {
  const resolved = resolveVariant(sold, choice);
  return SHEET_FACTS.map((fact) => {
    const name = cellName(choice, fact);
    const value = resolved[factKey(fact)];
    // A product without a price has none to inherit.
    const inherited = fact === 'price' && value === 0 ? '' : formatCell(fact, value);
    return { name, own: cells[name] ?? '', inherited, isVaried: finer.has(name) };
  });
}

const factKey = (fact: CellFact) => (fact === 'image_links' ? 'images' : fact);

/** Whether the text of a cell can be read as a value of its fact. */
export function isReadableCell(fact: CellFact, text: string): boolean {
  const value = CELL_FACTS[fact].text.parse(text);
  return value === undefined || isOfFact(fact, value);
}

function isOfFact(fact: CellFact, value: unknown): boolean {
  if (fact === 'number' || fact === 'barcode') return typeof value === 'string';
  if (fact === 'image_links') return Array.isArray(value);
  return typeof value === (fact === 'made' ? 'boolean' : 'number');
}
