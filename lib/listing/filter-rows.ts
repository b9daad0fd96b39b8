import type { Facet, OptionsFacet, SliderFacet, StateFacet } from './facets/facet';
import { facetsOf } from './facets/facets';
import type { IndexRow } from './index-row';
import { rowOfParts, splitByPrice } from './row-parts';
import { isInScope, type Scope } from './scope';
import { MAX_TOP_OPTIONS, topOptions } from './top-options';
import type { Filters } from './url-state';

/** An option of a facet; `count` is how many products it would leave, given all other facets. */
export type FacetOption = { value: string; label: string; count: number };

type Named<Of extends Facet> = Pick<Of, 'key' | 'parameter' | 'legend'>;

/** A facet as the filter panel shows it. */
export type FacetView =
  | (Named<OptionsFacet> &
      Pick<OptionsFacet, 'control'> & {
        options: readonly FacetOption[];
        /** The number of all options. Default: `options` has all. */
        total?: number;
        /** Whether there is enough to choose from. */
        isOffered: boolean;
      })
  /** `highest` is the highest amount in the listing. */
  | (Named<SliderFacet> & { control: 'slider'; highest: number; isOffered: boolean })
  | (Named<StateFacet> & { control: 'state'; isOffered: boolean });

/** The facets of a listing in the order of the panel. */
export type FacetViews = readonly FacetView[];

/** A facet's values in a listing in the order in which they are offered, and for each part the places of its own. */
type OptionsColumn = {
  facet: OptionsFacet;
  options: readonly Omit<FacetOption, 'count'>[];
  places: readonly (readonly number[])[];
};

/** The values of all products of a listing for one facet. */
export type FacetColumn =
  | OptionsColumn
  | { facet: SliderFacet; highest: number }
  | { facet: StateFacet; isOffered: boolean };

/**
 * The products of a listing and the values they may be narrowed by, read once; then each question is a few passes over numbers. Facets
 * are true for one part; those of a row begin at its place in `starts`.
 */
export type FacetIndex = {
  rows: readonly IndexRow[];
  scope: Scope;
  columns: readonly FacetColumn[];
  parts: readonly IndexRow[];
  starts: Uint32Array;
};

/**
 * Reads the facets of a listing; a search passes the rows that it has found.
 * @param all the rows of the shop: the facet for states is offered if some product is not shipped everywhere
 */
export function buildFacetIndex(rows: readonly IndexRow[], scope: Scope, all = rows): FacetIndex {
  const own = rows.filter((row) => isInScope(row, scope));
  const starts = new Uint32Array(own.length + 1);
  const parts = own.flatMap((row, place) => {
    const parts = splitByPrice(row);
    starts[place + 1] = (starts[place] as number) + parts.length;
    return parts;
  });
  return {
    rows: own,
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

const NONE: readonly number[] = [];

function toOptionsColumn(parts: readonly IndexRow[], facet: OptionsFacet, scope: Scope): OptionsColumn {
  const firstWith = new Map<string, IndexRow>();
  const values = parts.map((row) => {
    const found = facet.valuesOf(row, scope);
    for (const value of found) if (!firstWith.has(value)) firstWith.set(value, row);
    return found;
  });
  const sorted = facet.sort([...firstWith.keys()], scope);
  const placeOf = new Map(sorted.map((value, place) => [value, place]));
  return {
    facet,
    options: sorted.map((value) => ({ value, label: facet.label(value, firstWith.get(value)) })),
    places: values.map((found) => (found.length === 0 ? NONE : found.flatMap((value) => placeOf.get(value) ?? []))),
  };
}

/**
 * Filters rows and counts facets. Facets count over the whole listing and leave out their own choice; options that lead to nothing
 * stay, with 0. Choices within a facet widen, facets narrow each other. Of a row some of whose parts match, these alone are left.
 */
export function filterRows(table: FacetIndex, filters: Filters): { matches: IndexRow[]; facets: FacetViews } {
  const { rows, columns, parts, starts } = table;
  // The number of facets in which a part fails, and the last one: failing one alone, it counts in that facet's options.
  const fails = new Uint8Array(parts.length);
  const failed = new Uint8Array(parts.length);
  for (const [index, column] of columns.entries()) {
    const passes = columnTest(parts, column, filters);
    if (!passes) continue;
    for (let part = 0; part < parts.length; part += 1) {
      if (passes(part)) continue;
      fails[part] = (fails[part] as number) + 1;
      failed[part] = index;
    }
  }
  return {
    matches: rows.flatMap((row, place) => {
      const [start, end] = [starts[place] as number, starts[place + 1] as number];
      let count = 0;
      for (let part = start; part < end; part += 1) if (fails[part] === 0) count += 1;
      if (count === 0) return [];
      if (count === end - start) return row;
      return rowOfParts(
        row,
        parts.slice(start, end).filter((_, index) => fails[start + index] === 0),
      );
    }),
    facets: columns.map((column, index) => {
      const isCounted = (part: number) => fails[part] === 0 || (fails[part] === 1 && failed[part] === index);
      return toView(column, starts, isCounted);
    }),
  };
}

/** Whether the part at a place passes the choices of a facet; undefined when there are none. */
function columnTest(
  parts: readonly IndexRow[],
  column: FacetColumn,
  filters: Filters,
): ((part: number) => boolean) | undefined {
  const { facet } = column;
  const chosen = (filters[facet.parameter] ?? []).filter(facet.matches);
  const [first] = chosen;
  if (first === undefined) return undefined;
  if (!('options' in column)) {
    const allows = column.facet.allows(first);
    return (part) => allows((parts[part] as IndexRow).card);
  }
  const isChosen = Uint8Array.from(column.options, ({ value }) => Number(chosen.includes(value)));
  return (part) => (column.places[part] as readonly number[]).some((place) => isChosen[place] === 1);
}

function toView(column: FacetColumn, starts: Uint32Array, isCounted: (part: number) => boolean): FacetView {
  const { key, parameter, legend } = column.facet;
  const named = { key, parameter, legend };
  if ('highest' in column) {
    return { ...named, control: 'slider', highest: column.highest, isOffered: column.highest > 0 };
  }
  if (!('options' in column)) return { ...named, control: 'state', isOffered: column.isOffered };
  const { facet, options, places } = column;
  const counts = new Uint32Array(options.length);
  // The end of the row that an option has counted last: of a row's parts one is enough.
  const seen = new Uint32Array(options.length);
  for (let row = 1, part = 0; options.length > 0 && row < starts.length; row += 1) {
    const end = starts[row] as number;
    for (; part < end; part += 1) {
      const own = places[part] as readonly number[];
      if (own.length === 0 || !isCounted(part)) continue;
      for (const place of own) {
        if (seen[place] === end) continue;
        seen[place] = end;
        counts[place] = (counts[place] as number) + 1;
      }
    }
  }
  return {
    ...named,
    control: facet.control,
    options: options.map((option, place) => ({ ...option, count: counts[place] as number })),
    isOffered: options.length >= facet.minOptions,
  };
}

/** Facets of an exported page: long lists have their first options only. The others are loaded with the index. */
export function staticFacets(facets: FacetViews): FacetViews {
  return facets.map((view) =>
    view.control === 'checks' && view.options.length > MAX_TOP_OPTIONS
      ? { ...view, options: topOptions(view.options), total: view.options.length }
      : view,
  );
}
