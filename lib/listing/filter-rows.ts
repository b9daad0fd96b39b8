import type { Facet, OptionsFacet, SliderFacet, StateFacet } from './facets/facet';
import { facetsOf } from './facets/facets';
import type { IndexRow } from './index-row';
import { rowOfParts, splitByPrice } from './row-parts';
import { isInScope, type Scope } from './scope';
import { MAX_TOP_OPTIONS, topOptions } from './top-options';
import type { Filters } from './url-state';

/** An option of a facet. `count`: number of products that match it and all other facets. */
export type FacetOption = { value: string; label: string; count: number };

/** `isOffered`: false if the listing has too few values. */
type ViewBase = Pick<Facet, 'key' | 'parameter' | 'legend'> & { isOffered: boolean };

/** `total`: the number of all options. Default: `options` has all. */
type OptionsView = ViewBase & Pick<OptionsFacet, 'control'> & { options: readonly FacetOption[]; total?: number };

/** A facet as the filter panel shows it. `highest`: the highest amount in the listing. */
export type FacetView =
  | OptionsView
  | (ViewBase & { control: 'slider'; highest: number })
  | (ViewBase & { control: 'state' });

/** The facets of a listing in the order of the panel. */
export type FacetViews = readonly FacetView[];

/** True if a row matches. */
export type RowTest = (row: IndexRow) => boolean;

type OptionsColumn = {
  facet: OptionsFacet;
  view: OptionsView;
  /** For each part of `FacetIndex.parts` the positions of its values in the options. */
  positions: readonly (readonly number[])[];
};
/** A facet of a listing with its view. Filters change only the counts of options, which are 0 here. */
export type FacetColumn = OptionsColumn | { facet: SliderFacet | StateFacet; view: FacetView };

/**
 * The products of a listing with their facet values. It is built once, so that filtering only compares numbers. Rows are split into
 * parts (see `splitByPrice`), because all facets must match the same variant.
 */
export type FacetIndex = {
  rows: readonly IndexRow[];
  scope: Scope;
  columns: readonly FacetColumn[];
  parts: readonly IndexRow[];
  /** The parts of row n are `parts[starts[n]]` to `parts[starts[n + 1] - 1]`. */
  starts: readonly number[];
};

/**
 * Builds the facet index of a listing. A search passes the rows that it has found.
 * @param all rows of the complete shop; the state facet is offered if any of them has shipping limits
 */
export function buildFacetIndex(rows: readonly IndexRow[], scope: Scope, all = rows): FacetIndex {
  const rowsInScope = rows.filter((row) => isInScope(row, scope));
  const starts = [0];
  const parts: IndexRow[] = [];
  for (const row of rowsInScope) starts.push(parts.push(...splitByPrice(row)));
  return {
    rows: rowsInScope,
    scope,
    columns: facetsOf(scope).map((facet) => toColumn(parts, facet, scope, all)),
    parts,
    starts,
  };
}

function toColumn(parts: readonly IndexRow[], facet: Facet, scope: Scope, all: readonly IndexRow[]): FacetColumn {
  const { key, parameter, legend } = facet;
  const base = { key, parameter, legend };
  if (facet.control === 'state') {
    const isOffered = all.some(({ card }) => card.states);
    return { facet, view: { ...base, control: 'state', isOffered } };
  }
  if (facet.control === 'slider') {
    const highest = parts.reduce((max, { card }) => Math.max(max, facet.amountOf(card)), 0);
    return { facet, view: { ...base, control: 'slider', highest, isOffered: highest > 0 } };
  }
  const firstWith = new Map<string, IndexRow>();
  const values = parts.map((row) => {
    const found = facet.valuesOf(row, scope);
    for (const value of found) if (!firstWith.has(value)) firstWith.set(value, row);
    return found;
  });
  const sorted = facet.sort([...firstWith.keys()], scope);
  const positionOf = new Map(sorted.map((value, position) => [value, position]));
  const options = sorted.map((value) => ({ value, label: facet.label(value, firstWith.get(value)), count: 0 }));
  return {
    facet,
    view: { ...base, control: facet.control, options, isOffered: options.length >= facet.minOptions },
    positions: values.map((found) => found.flatMap((value) => positionOf.get(value) ?? [])),
  };
}

/**
 * Filters rows and counts facet options. Values of one facet are joined by OR, facets by AND. The counts of a facet ignore its
 * selection; options without products have 0. A row is reduced to its matching parts.
 */
export function filterRows(facetIndex: FacetIndex, filters: Filters): { matches: IndexRow[]; facets: FacetViews } {
  const { rows, scope, columns, parts, starts } = facetIndex;
  const tests = columns.flatMap(({ facet }) => {
    const test = selectionTest(facet, filters, scope);
    return test ? [{ facet, test }] : [];
  });
  /** For each part the facets that exclude it. */
  const excluding = parts.map((part) => tests.flatMap(({ facet, test }) => (test(part) ? [] : facet)));
  return {
    matches: rows.flatMap((row, index) => {
      const [start, end] = [starts[index] as number, starts[index + 1] as number];
      const matching = parts.slice(start, end).filter((_, part) => excluding[start + part]?.length === 0);
      if (matching.length === 0) return [];
      return matching.length === end - start ? row : rowOfParts(row, matching);
    }),
    facets: columns.map((column) =>
      toView(column, starts, (part) => excluding[part]?.every((facet) => facet === column.facet) ?? false),
    ),
  };
}

/** Returns a test for rows that match the selection of a facet; undefined if nothing is selected. */
export function selectionTest(facet: Facet, filters: Filters, scope: Scope): RowTest | undefined {
  const selected = (filters[facet.parameter] ?? []).filter(facet.matches);
  const [first] = selected;
  if (first === undefined) return undefined;
  if ('valuesOf' in facet) return (row) => facet.valuesOf(row, scope).some((value) => selected.includes(value));
  const allows = facet.allows(first);
  return ({ card }) => allows(card);
}

/** The view of a facet with the counts of its options. */
function toView(column: FacetColumn, starts: readonly number[], isCounted: (part: number) => boolean): FacetView {
  if (!('positions' in column)) return column.view;
  const { view, positions } = column;
  const { options } = view;
  const counts = options.map(() => 0);
  // Each row counts once for an option, even if several of its parts have it.
  const lastCounted: number[] = [];
  let row = 0;
  for (const [part, partPositions] of positions.entries()) {
    while (part >= (starts[row + 1] as number)) row += 1;
    for (const position of isCounted(part) ? partPositions : []) {
      if (lastCounted[position] === row) continue;
      lastCounted[position] = row;
      counts[position] = (counts[position] as number) + 1;
    }
  }
  return { ...view, options: options.map((option, position) => ({ ...option, count: counts[position] as number })) };
}

/** Shortens long option lists for the static HTML of a page. The browser loads the other options with the index. */
export function staticFacets(facets: FacetViews): FacetViews {
  return facets.map((view) =>
    view.control === 'checks' && view.options.length > MAX_TOP_OPTIONS
      ? { ...view, options: topOptions(view.options), total: view.options.length }
      : view,
  );
}
