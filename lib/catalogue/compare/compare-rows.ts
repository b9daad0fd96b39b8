import { formatCount } from '../../format';
import { type IndexRow, offerOf } from '../../listing/index-row';
import { splitFeatures } from '../specs';
import { STATES } from '../us-states';
import { listSizes } from '../variants/offer';
import { quantitySpecs } from '../variants/variant-specs';

/** One value in a cell. `hex` is the swatch of a color. */
export type CompareItem = { text: string; hex?: string };

/** A row of the comparison: one cell per product. A cell is empty if the product does not state the fact. */
export type CompareRow = { label: string; cells: readonly (readonly CompareItem[])[]; isEqual: boolean };

/** Rows with their heading. Product facts and features have none. */
export type CompareGroup = { heading?: string; rows: readonly CompareRow[] };

type Fact = { label: string; items: readonly CompareItem[] };

/** Rows below the price: product facts, specs of several products, specs of one product, and features. */
export function compareRows(products: readonly IndexRow[]): CompareGroup[] {
  const align = (factsOf: (product: IndexRow) => readonly Fact[]) => alignByLabel(products.map(factsOf));
  const specs = align(({ lines }) => splitFeatures(lines).specs.flatMap(({ label, value }) => toFact(label, value)));
  const isShared = ({ cells }: CompareRow) =>
    cells.filter((items) => items.length > 0).length >= Math.min(2, products.length);
  const groups: CompareGroup[] = [
    { rows: FACTS.flatMap((factsOf) => align(factsOf)) },
    { heading: 'Specs', rows: specs.filter(isShared) },
    { heading: 'More specs', rows: specs.filter((row) => !isShared(row)) },
    { rows: align(({ lines }) => splitFeatures(lines).features.flatMap((text) => toFact('Features', text))) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** Product facts, most decisive first. Each entry is aligned separately, so that its rows stay together. */
const FACTS: readonly ((product: IndexRow) => readonly Fact[])[] = [
  (product) => quantitySpecs(offerOf(product)).flatMap(({ label, value }) => toFact(label, value)),
  ({ sizes }) => listSizes(sizes).flatMap(({ label, value }) => toFact(label, value)),
  ({ colors }) => [{ label: 'Colors', items: colors.map(({ name, hex }) => ({ text: name, hex })) }],
  (product) => (offerOf(product).options ?? []).flatMap(({ name, values }) => toFact(name, values.join(', '))),
  ({ fabric }) => toFact('Material', fabric),
  ({ card: { minimumAge } }) => toFact('Buyer age', minimumAge ? `${minimumAge} or older` : undefined),
  ({ card }) => toFact('Does not ship to', formatPlaces(card)),
  ({ pieces }) => toFact('Pieces', pieces && formatCount(pieces.length, 'piece')),
];

function toFact(label: string, text: string | undefined): Fact[] {
  return text ? [{ label, items: [{ text }] }] : [];
}

/** Joins facts with the same label into one row, ignoring case and plural: 'Pockets' and 'pocket'. Rows keep the order of the facts. */
function alignByLabel(products: readonly (readonly Fact[])[]): CompareRow[] {
  const rows = new Map<string, { label: string; cells: CompareItem[][] }>();
  for (const [column, facts] of products.entries()) {
    for (const { label, items } of facts) {
      if (items.length === 0) continue;
      const key = label.toLowerCase().replace(/s\b/g, '');
      const row = rows.get(key) ?? { label, cells: products.map(() => []) };
      row.cells[column]?.push(...items);
      rows.set(key, row);
    }
  }
  return [...rows.values()].map((row) => ({ ...row, isEqual: products.length > 1 && areEqual(row.cells) }));
}

/** True if all cells have the same items, in any order and case. */
function areEqual(cells: readonly (readonly CompareItem[])[]): boolean {
  const keys = cells.map((items) => JSON.stringify(items.map(({ text }) => text.toLowerCase()).sort()));
  return new Set(keys).size === 1;
}

/** 'New York, Hawaii, 1 city'. The index has the codes of the states, but only the number of all places. */
function formatPlaces({ states = [], places = 0 }: IndexRow['card']): string {
  const cities = places - states.length;
  return [...states.map((code) => STATES[code] ?? code), ...(cities > 0 ? [formatCount(cities, 'city')] : [])].join(
    ', ',
  );
}
