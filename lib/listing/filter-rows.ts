import type { Facet, OptionsFacet, SliderFacet, StateFacet } from './facets/facet';
import { facetsOf } from './facets/facets';
import type { IndexRow } from './index-row';
import { rowOfParts, splitByPrice } from './row-parts';
import { isInScope, type Scope } from './scope';
import { MAX_TOP_OPTIONS, topOptions } from './top-options';
import type { Filters } from './url-state';

/** An option of a facet. `count`: number of products that match it and all other facets. */
export type FacetOption = { value: string; label: string; count: number };

type ViewBase<Of extends Facet> = Pick<Of, 'key' | 'parameter' | 'legend'>;

/** A facet as the filter panel shows it. */
export type FacetView =
  | (ViewBase<OptionsFacet> &
      Pick<OptionsFacet, 'control'> & {
        options: readonly FacetOption[];
        /** The number of all options. Default: `options` has all. */
        total?: number;
        /** False if the listing has fewer than `minOptions` values. */
        isOffered: boolean;
      })
  /** `highest` is the highest amount in the listing. */
  | (ViewBase<SliderFacet> & { control: 'slider'; highest: number; isOffered: boolean })
  | (ViewBase<StateFacet> & { control: 'state'; isOffered: boolean });

/** The facets of a listing in the order of the panel. */
export type FacetViews = readonly FacetView[];

/** The options of a facet in a listing, in the order of the panel. */
type OptionsColumn = {
  facet: OptionsFacet;
  options: readonly Omit<FacetOption, 'count'>[];
  /** For each part of `FacetIndex.parts` the positions of its values in `options`. */
  positions: readonly (readonly number[])[];
};

/** The values of all products of a listing for one facet. */
export type FacetColumn =
  | OptionsColumn
  | { facet: SliderFacet; highest: number }
  | { facet: StateFacet; isOffered: boolean };

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
  starts: Uint32Array;
};

/**
 * Builds the facet index of a listing. A search passes the rows that it has found.
 * @param all rows of the complete shop; the state facet is offered if any of them has shipping limits
 */
export function buildFacetIndex(rows: readonly IndexRow[], scope: Scope, all = rows): FacetIndex {
  const rowsInScope = rows.filter((row) => isInScope(row, scope));
  const starts = new Uint32Array(rowsInScope.length + 1);
  const parts = rowsInScope.flatMap((row, index) => {
    const rowParts = splitByPrice(row);
    starts[index + 1] = (starts[index] as number) + rowParts.length;
    return rowParts;
  });
  return {
    rows: rowsInScope,
    scope,
    columns: facetsOf(scope).map((facet) => toColumn(parts, facet, scope, all)),
    parts,
    starts,
  };
}

function toColumn(parts: readonly IndexRow[], facet: Facet, scope: Scope, all: readonly IndexRow[]): FacetColumn {
  if (facet.control === 'state') return { facet, isOffered: all.some(({ card }) => card.states) };
  if (facet.control !== 'slider') return toOptionsColumn(parts, facet, scope);
  return { facet, highest: parts.reduce((highest, { card }) => Math.max(highest, facet.amountOf(card)), 0) };
}

const NO_POSITIONS: readonly number[] = [];

function toOptionsColumn(parts: readonly IndexRow[], facet: OptionsFacet, scope: Scope): OptionsColumn {
  const firstWith = new Map<string, IndexRow>();
  const values = parts.map((row) => {
    const found = facet.valuesOf(row, scope);
    for (const value of found) if (!firstWith.has(value)) firstWith.set(value, row);
    return found;
  });
  const sorted = facet.sort([...firstWith.keys()], scope);
  const positionOf = new Map(sorted.map((value, position) => [value, position]));
  return {
    facet,
    options: sorted.map((value) => ({ value, label: facet.label(value, firstWith.get(value)) })),
    positions: values.map((found) =>
      found.length === 0 ? NO_POSITIONS : found.flatMap((value) => positionOf.get(value) ?? []),
    ),
  };
}

/**
 * Filters rows and counts facet options. Values of one facet are joined by OR, facets by AND. The counts of a facet ignore its
 * selection; options without products have 0. A row is reduced to its matching parts.
 */
export function filterRows(facetIndex: FacetIndex, filters: Filters): { matches: IndexRow[]; facets: FacetViews } {
  const { rows, columns, parts, starts } = facetIndex;
  // For each part: how many facets exclude it, and the last of these facets. If only one excludes it, that facet still counts it.
  const failCount = new Uint8Array(parts.length);
  const failedFacet = new Uint8Array(parts.length);
  for (const [index, column] of columns.entries()) {
    const passes = columnTest(parts, column, filters);
    if (!passes) continue;
    for (let part = 0; part < parts.length; part += 1) {
      if (passes(part)) continue;
      failCount[part] = (failCount[part] as number) + 1;
      failedFacet[part] = index;
    }
  }
  return {
    matches: rows.flatMap((row, rowIndex) => {
      const [start, end] = [starts[rowIndex] as number, starts[rowIndex + 1] as number];
      let count = 0;
      for (let part = start; part < end; part += 1) if (failCount[part] === 0) count += 1;
      if (count === 0) return [];
      if (count === end - start) return row;
      return rowOfParts(
        row,
        parts.slice(start, end).filter((_, index) => failCount[start + index] === 0),
      );
    }),
    facets: columns.map((column, index) => {
      const isCounted = (part: number) =>
        failCount[part] === 0 || (failCount[part] === 1 && failedFacet[part] === index);
      return toView(column, starts, isCounted);
    }),
  };
}

/** Returns a test whether a part matches the selection of a facet; undefined if nothing is selected. */
function columnTest(
  parts: readonly IndexRow[],
  column: FacetColumn,
  filters: Filters,
): ((part: number) => boolean) | undefined {
  const { facet } = column;
  const selected = (filters[facet.parameter] ?? []).filter(facet.matches);
  const [first] = selected;
  if (first === undefined) return undefined;
  if (!('options' in column)) {
    const allows = column.facet.allows(first);
    return (part) => allows((parts[part] as IndexRow).card);
  }
  const isSelected = Uint8Array.from(column.options, ({ value }) => Number(selected.includes(value)));
  return (part) => (column.positions[part] as readonly number[]).some((position) => isSelected[position] === 1);
}

function toView(column: FacetColumn, starts: Uint32Array, isCounted: (part: number) => boolean): FacetView {
  const { key, parameter, legend } = column.facet;
  const base = { key, parameter, legend };
  if ('highest' in column) {
    return { ...base, control: 'slider', highest: column.highest, isOffered: column.highest > 0 };
  }
  if (!('options' in column)) return { ...base, control: 'state', isOffered: column.isOffered };
  const { facet, options, positions } = column;
  const counts = new Uint32Array(options.length);
  // Each row counts once for an option, even if several of its parts have it. Rows are identified by their `end`.
  const lastCounted = new Uint32Array(options.length);
  for (let row = 1, part = 0; options.length > 0 && row < starts.length; row += 1) {
    const end = starts[row] as number;
    for (; part < end; part += 1) {
      const partPositions = positions[part] as readonly number[];
      if (partPositions.length === 0 || !isCounted(part)) continue;
      for (const position of partPositions) {
        if (lastCounted[position] === end) continue;
        lastCounted[position] = end;
        counts[position] = (counts[position] as number) + 1;
      }
    }
  }
  return {
    ...base,
    control: facet.control,
    options: options.map((option, position) => ({ ...option, count: counts[position] as number })),
    isOffered: options.length >= facet.minOptions,
  };
}

/** Shortens long option lists for the static HTML of a page. The browser loads the other options with the index. */
export function staticFacets(facets: FacetViews): FacetViews {
  return facets.map((view) =>
    view.control === 'checks' && view.options.length > MAX_TOP_OPTIONS
      ? { ...view, options: topOptions(view.options), total: view.options.length }
      : view,
  );
}
