import { type Choice, choiceWords } from '../../catalogue/choice';
import type { ChoiceControl } from '../../catalogue/choice-controls';
import type { FactName, RawVariant } from '../../catalogue/fields/fact-name';
import { CELL_FACTS, cellName, cellOf, formatCell, type VariantCells } from '../../catalogue/fields/variant-cells';
import type { RawProduct } from '../../catalogue/schema/product';
import { choicesAmong } from '../../catalogue/variants/combinations';
import { resolveVariant } from '../../catalogue/variants/resolve-variant';
import { soldOfRow } from '../../catalogue/variants/sold-of-row';
import type { Sold } from '../../catalogue/variants/variant';

/** The columns of the grid, in order. */
export const SHEET_FACTS = Object.keys(CELL_FACTS) as FactName[];

/** The grid of a product's variants: a row for every choice among some of its controls, a column for every fact. */
export type VariantSheet = {
  /** The product as it is sold with what the cells say, as far as that can be read. */
  sold: Sold;
  /** The controls among which a buyer chooses. */
  controls: readonly ChoiceControl[];
  cells: VariantCells;
  rows: readonly Choice[];
};

/** The parts of a product that is being typed, none of which has been checked: figures and facts that cannot be read are left out. */
export function soldOfForm(raw: Partial<RawProduct>): Sold {
  const figure = (value: unknown) => (typeof value === 'number' ? value : undefined);
  const variants = raw.variants?.map(
    (row) =>
      Object.fromEntries(
        Object.entries(row).filter(([name, value]) => !isFact(name) || isOfFact(name, value)),
      ) as RawVariant,
  );
  const [price = 0, oldPrice, stock] = [raw.price, raw.oldPrice, raw.stock].map(figure);
  return soldOfRow({ ...raw, price, oldPrice, stock, variants } as RawProduct);
}

const isFact = (name: string): name is FactName => Object.hasOwn(CELL_FACTS, name);

/** The controls that cells name, in the order of the page; where they name none, the sizes, or else the first. */
export function namedBy(cells: VariantCells, controls: readonly ChoiceControl[]): string[] {
  const named = new Set(Object.keys(cells).flatMap((name) => Object.keys(cellOf(name).choice)));
  const found = controls.filter(({ name }) => named.has(name));
  const usual = controls.find(({ name }) => name === 'size') ?? controls[0];
  return (found.length > 0 ? found : usual ? [usual] : []).map(({ name }) => name);
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

const factKey = (fact: FactName) => (fact === 'image_links' ? 'images' : fact);

/** Whether the text of a cell can be read as a value of its fact. */
export function isReadableCell(fact: FactName, text: string): boolean {
  const value = CELL_FACTS[fact].text.parse(text);
  return value === undefined || isOfFact(fact, value);
}

function isOfFact(fact: FactName, value: unknown): boolean {
  if (fact === 'number' || fact === 'barcode') return typeof value === 'string';
  if (fact === 'image_links') return Array.isArray(value);
  return typeof value === (fact === 'made' ? 'boolean' : 'number');
}
