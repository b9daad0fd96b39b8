import type { Filters } from './address';
import type { ChoiceFacet, Facet, SliderFacet, StateFacet } from './facets/facet';
import { facetsOf } from './facets/table';
import { FIRST_OPTIONS, firstOptions } from './first-options';
import type { IndexRow } from './row';
import { isInScope, type Scope } from './scope';
import { rowOfUnits, unitsOf } from './units';

/** An option of a facet; `count` is how many products it would leave, given all other facets. */
export type FacetOption = { value: string; label: string; count: number };

type Named<Of extends Facet> = Pick<Of, 'key' | 'parameter' | 'legend'>;

/** A facet as the filter panel shows it. */
export type FacetView =
  | (Named<ChoiceFacet> &
      Pick<ChoiceFacet, 'look'> & {
        options: readonly FacetOption[];
        /** The number of all options. Default: `options` has all. */
        total?: number;
        /** Whether there is enough to choose from. */
        isOffered: boolean;
      })
  /** `highest` is the highest amount in the listing. */
  | (Named<SliderFacet> & { look: 'slider'; highest: number; isOffered: boolean })
  | (Named<StateFacet> & { look: 'state'; isOffered: boolean });

/** The facets of a listing in the order of the panel. */
export type Facets = readonly FacetView[];

/** A facet's values in a listing in the order in which they are offered, and for each unit the places of its own. */
type Choices = {
  facet: ChoiceFacet;
  options: readonly Omit<FacetOption, 'count'>[];
  places: readonly (readonly number[])[];
};

/** The values of all products of a listing for one facet. */
export type FacetColumn = Choices | { facet: SliderFacet; highest: number } | { facet: StateFacet; isOffered: boolean };

/**
 * The products of a listing and the values they may be narrowed by, read once; then each question is a few passes over numbers. Facets
 * are true for one unit; those of a row begin at its place in `starts`.
 */
export type FacetTable = {
  rows: readonly IndexRow[];
  scope: Scope;
  columns: readonly FacetColumn[];
  units: readonly IndexRow[];
  starts: Uint32Array;
};

/**
 * Reads the facets of a listing; a search passes the rows that it has found.
 * @param all the rows of the shop: the facet for states is offered if some product is not shipped everywhere
 */
export function toFacetTable(rows: readonly IndexRow[], scope: Scope, all = rows): FacetTable {
  const own = rows.filter((row) => isInScope(row, scope));
  const starts = new Uint32Array(own.length + 1);
  const units = own.flatMap((row, place) => {
    const parts = unitsOf(row);
    starts[place + 1] = (starts[place] as number) + parts.length;
    return parts;
  });
  return {
    rows: own,
    scope,
    columns: facetsOf(scope).map((facet) => toColumn(units, facet, scope, all)),
    units,
    starts,
  };
}

function toColumn(units: readonly IndexRow[], facet: Facet, scope: Scope, all: readonly IndexRow[]): FacetColumn {
  if (facet.look === 'state') return { facet, isOffered: all.some(({ card }) => card.states) };
  if (facet.look !== 'slider') return toChoices(units, facet, scope);
  return { facet, highest: units.reduce((highest, { card }) => Math.max(highest, facet.amountOf(card)), 0) };
}

const NONE: readonly number[] = [];

function toChoices(units: readonly IndexRow[], facet: ChoiceFacet, scope: Scope): Choices {
  const firstWith = new Map<string, IndexRow>();
  const values = units.map((row) => {
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
 * stay, with 0. Choices within a facet widen, facets narrow each other. Of a row some of whose units match, these alone are left.
 */
export function filterRows(table: FacetTable, filters: Filters): { matches: IndexRow[]; facets: Facets } {
  const { rows, columns, units, starts } = table;
  // The number of facets in which a unit fails, and the last one: failing one alone, it counts in that facet's options.
  const fails = new Uint8Array(units.length);
  const failed = new Uint8Array(units.length);
  for (const [index, column] of columns.entries()) {
    const passes = passesOf(units, column, filters);
    if (!passes) continue;
    for (let unit = 0; unit < units.length; unit += 1) {
      if (passes(unit)) continue;
      fails[unit] = (fails[unit] as number) + 1;
      failed[unit] = index;
    }
  }
  return {
    matches: rows.flatMap((row, place) => {
      const [start, end] = [starts[place] as number, starts[place + 1] as number];
      let count = 0;
      for (let unit = start; unit < end; unit += 1) if (fails[unit] === 0) count += 1;
      if (count === 0) return [];
      if (count === end - start) return row;
      return rowOfUnits(
        row,
        units.slice(start, end).filter((_, index) => fails[start + index] === 0),
      );
    }),
    facets: columns.map((column, index) => {
      const isCounted = (unit: number) => fails[unit] === 0 || (fails[unit] === 1 && failed[unit] === index);
      return toView(column, starts, isCounted);
    }),
  };
}

/** Whether the unit at a place passes the choices of a facet; undefined when there are none. */
function passesOf(
  units: readonly IndexRow[],
  column: FacetColumn,
  filters: Filters,
): ((unit: number) => boolean) | undefined {
  const { facet } = column;
  const chosen = (filters[facet.parameter] ?? []).filter(facet.owns);
  const [first] = chosen;
  if (first === undefined) return undefined;
  if (!('options' in column)) {
    const allows = column.facet.allows(first);
    return (unit) => allows((units[unit] as IndexRow).card);
  }
  const isChosen = Uint8Array.from(column.options, ({ value }) => Number(chosen.includes(value)));
  return (unit) => (column.places[unit] as readonly number[]).some((place) => isChosen[place] === 1);
}

function toView(column: FacetColumn, starts: Uint32Array, isCounted: (unit: number) => boolean): FacetView {
  const { key, parameter, legend } = column.facet;
  const named = { key, parameter, legend };
  if ('highest' in column) {
    return { ...named, look: 'slider', highest: column.highest, isOffered: column.highest > 0 };
  }
  if (!('options' in column)) return { ...named, look: 'state', isOffered: column.isOffered };
  const { facet, options, places } = column;
  const counts = new Uint32Array(options.length);
  // The end of the row that an option has counted last: of a row's units one is enough.
  const seen = new Uint32Array(options.length);
  for (let row = 1, unit = 0; options.length > 0 && row < starts.length; row += 1) {
    const end = starts[row] as number;
    for (; unit < end; unit += 1) {
      const own = places[unit] as readonly number[];
      if (own.length === 0 || !isCounted(unit)) continue;
      for (const place of own) {
        if (seen[place] === end) continue;
        seen[place] = end;
        counts[place] = (counts[place] as number) + 1;
      }
    }
  }
  return {
    ...named,
    look: facet.look,
    options: options.map((option, place) => ({ ...option, count: counts[place] as number })),
    isOffered: options.length >= facet.least,
  };
}

/** Facets of an exported page: long lists have their first options only. The others are loaded with the index. */
export function exportedFacets(facets: Facets): Facets {
  return facets.map((view) =>
    view.look === 'checks' && view.options.length > FIRST_OPTIONS
      ? { ...view, options: firstOptions(view.options), total: view.options.length }
      : view,
  );
}
