import { getDiscountPercent, isPriced, priceRange } from '../catalogue/price';
import { listSizes } from '../catalogue/size-controls';
import { splitFeatures } from '../catalogue/specs';
import { STATES } from '../catalogue/states';
import { fromWords, outerPrices, priceSpan } from '../catalogue/variants/price-span';
import { quantitySpecs } from '../catalogue/variants/quantity-specs';
import { counted } from '../counted';
import type { IndexRow } from '../listing/row';
import { soldOf } from '../listing/sold-of';
import { type Aligned, alignPairs } from './align';
import type { CompareRow } from './compare-row';
import { inOneUnit } from './measure';

/** A feature that is no pair, and whether all of the products have it. */
export type ComparedFeature = { text: string; isShared: boolean };

/** Products side by side, a column each in their order. */
export type CompareTable = {
  fields: readonly CompareRow[];
  /** Lines that two or more of them tell. */
  shared: readonly CompareRow[];
  /** Lines that one alone tells, product by product. */
  single: readonly CompareRow[];
  features: readonly (readonly ComparedFeature[])[];
};

/**
 * Lays products side by side: the fields of the catalogue, their specification by its labels, and the rest of their features. Another
 * order of the products is another order of the columns and changes nothing else.
 */
export function compareTable(rows: readonly IndexRow[]): CompareTable {
  const lines = rows.map((row) => splitFeatures(row.lines));
  const aligned = alignPairs(lines.map(({ specs }) => specs));
  const isShared = ({ values }: Aligned) => values.filter((value) => value !== undefined).length > 1;
  const owner = ({ values }: Aligned) => rows[values.findIndex((value) => value !== undefined)]?.card.id ?? '';
  const single = aligned.filter((line) => !isShared(line));
  return {
    fields: fieldRows(rows),
    shared: aligned.filter(isShared).map(toCompareRow),
    single: single.toSorted((a, b) => (owner(a) < owner(b) ? -1 : Number(owner(a) > owner(b)))).map(toCompareRow),
    features: compareFeatures(lines.map(({ features }) => features)),
  };
}

function toCompareRow({ label, values }: Aligned): CompareRow {
  return { label, ...inOneUnit(values) };
}

function compareFeatures(products: readonly (readonly string[])[]): ComparedFeature[][] {
  const folded = products.map((features) => new Set(features.map((text) => text.toLowerCase())));
  return products.map((features) =>
    features.map((text) => ({ text, isShared: folded.every((others) => others.has(text.toLowerCase())) })),
  );
}

/** The catalogue's own fields, in the order in which a buyer rules products out; those that no product has are left out. */
function fieldRows(rows: readonly IndexRow[]): CompareRow[] {
  const sizes = alignPairs(rows.map((row) => listSizes(row.sizes).map(([label, value]) => ({ label, value }))));
  const options = alignPairs(
    rows.map((row) =>
      (soldOf(row).options ?? []).map(({ name, values }) => ({ label: name, value: values.join(', ') })),
    ),
  );
  const quantities = alignPairs(rows.map((row) => quantitySpecs(soldOf(row))));
  const lines: CompareRow[] = [
    { ...toRow('Price', rows.map(priceOf)), field: 'price' },
    ...(rows.some(({ card }) => card.isFrom) ? [toRow('Prices', rows.map(rangeOf))] : []),
    ...quantities.map(({ label, values }) => toRow(label, values)),
    ...sizes.map(({ label, values }) => toRow(label, values)),
    { ...toRow('Colors', rows.map(colorsOf)), field: 'colors', differs: differ(rows.map(sortedColors)) },
    ...options.map(({ label, values }) => toRow(label, values)),
    toRow(
      'Material',
      rows.map(({ fabric }) => fabric),
    ),
    toRow(
      'Age of the buyer',
      rows.map(({ card }) => (card.minimumAge ? `${card.minimumAge} or older` : undefined)),
    ),
    toRow(
      'Not shipped to',
      rows.map(({ card }) => placesOf(card)),
    ),
    toRow(
      'Pieces',
      rows.map(({ pieces }) => pieces && counted(pieces.length, 'piece')),
    ),
  ];
  return lines.filter(({ cells }) => cells.some((cell) => cell !== undefined));
}

function toRow(label: string, values: readonly (string | undefined)[]): CompareRow {
  const cells = values.map((text) => (text === undefined ? undefined : { text }));
  return { label, cells, differs: differ(values.map((text) => text?.toLowerCase())) };
}

function differ(values: readonly (string | undefined)[]): boolean {
  return new Set(values).size > 1;
}

/** '' for a price on request. */
function priceOf(row: IndexRow): string {
  const span = priceSpan(soldOf(row));
  if (!isPriced(span)) return '';
  const discount = getDiscountPercent(span);
  return `${fromWords(span)}${discount === undefined ? '' : `, ${discount}% off`}`;
}

/** The least and the most that one costs; undefined for a price on request. */
function rangeOf(row: IndexRow): string | undefined {
  return priceRange(outerPrices([soldOf(row)]));
}

function colorsOf({ colors }: IndexRow): string | undefined {
  return colors.map(({ name }) => name).join(', ') || undefined;
}

function sortedColors({ colors }: IndexRow): string {
  return colors
    .map(({ name }) => name.toLowerCase())
    .sort()
    .join();
}

/** The states by name; of cities the index knows how many there are. */
function placesOf({ states = [], places = 0 }: IndexRow['card']): string | undefined {
  const cities = places - states.length;
  const names = states.map((code) => STATES[code] ?? code);
  if (cities > 0) names.push(cities === 1 ? '1 city' : `${cities} cities`);
  return names.join(', ') || undefined;
}
