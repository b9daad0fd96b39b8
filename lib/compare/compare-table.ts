import { splitFeatures } from '../catalogue/specs';
import type { IndexRow } from '../index/row';
import { type Aligned, alignPairs } from './align';
import type { CompareRow } from './compare-row';
import { fieldRows } from './field-rows';
import { inOneUnit } from './in-one-unit';

/** A feature that is no pair, and whether all of the products have it. */
export type ComparedFeature = { text: string; isShared: boolean };

/** Products side by side, a column each in their order. */
export type CompareTable = {
  fields: readonly CompareRow[];
  /** What two or more of them tell. */
  shared: readonly CompareRow[];
  /** What one alone tells, product by product. */
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
