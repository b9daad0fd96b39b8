import type { IndexRow } from '../index/row';
import type { Filters } from './address';
import type { ChoiceFacet, Facet, SliderFacet, StateFacet } from './facets/facet';
import { facetsOf } from './facets/table';
import { isInScope, type Scope } from './scope';

/**
 * A choice of a facet; `count` is how many products it would leave, given all other facets: a page after the first one is exported without
 * it. What is chosen stands in the address.
 */
export type FacetOption = { value: string; label: string; count?: number };

type Named<Of extends Facet> = Pick<Of, 'key' | 'parameter' | 'legend'>;

/** A facet as panels draw it; `isAwaited` as long as its fields are to come with the index. */
export type FacetView = { isAwaited?: true } & (
  | (Named<ChoiceFacet> &
      Pick<ChoiceFacet, 'look' | 'firstShown'> & {
        options: readonly FacetOption[];
        /** How many there are, where these are not all. */
        among?: number;
        /** Whether there is enough to choose from. */
        isOffered: boolean;
      })
  /** `highest` is the highest amount in the listing. */
  | (Named<SliderFacet> & { look: 'slider'; highest: number; isOffered: boolean })
  | (Named<StateFacet> & { look: 'state'; isOffered: boolean })
);

/** The facets of a listing in the order of the panel. */
export type Facets = readonly FacetView[];

/** A facet's values in a listing in the order in which they are offered, and for each row the places of its own. */
type Choices = {
  facet: ChoiceFacet;
  options: readonly Omit<FacetOption, 'count'>[];
  places: readonly (readonly number[])[];
};

/** The values of all products of a listing for one facet. */
export type FacetColumn = Choices | { facet: SliderFacet; highest: number } | { facet: StateFacet };

/** The products of a listing and the values they may be narrowed by, read once; then each question is a few passes over numbers. */
export type FacetTable = { rows: readonly IndexRow[]; columns: readonly FacetColumn[] };

/** Reads the facets of a listing; a search passes the rows that it has found. */
export function toFacetTable(rows: readonly IndexRow[], scope: Scope): FacetTable {
  const own = rows.filter((row) => isInScope(row, scope));
  return { rows: own, columns: facetsOf(scope).map((facet) => toColumn(own, facet, scope)) };
}

function toColumn(rows: readonly IndexRow[], facet: Facet, scope: Scope): FacetColumn {
  if (facet.look === 'state') return { facet };
  if (facet.look !== 'slider') return toChoices(rows, facet, scope);
  return { facet, highest: rows.reduce((highest, { card }) => Math.max(highest, facet.amountOf(card)), 0) };
}

const NONE: readonly number[] = [];

function toChoices(rows: readonly IndexRow[], facet: ChoiceFacet, scope: Scope): Choices {
  const firstWith = new Map<string, IndexRow>();
  const values = rows.map((row) => {
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
 * stay, with 0. Choices within a facet widen, facets narrow each other.
 */
export function filterRows(table: FacetTable, filters: Filters): { matches: IndexRow[]; facets: Facets } {
  const { rows, columns } = table;
  // The number of facets in which a row fails, and the last one: failing one alone, it counts in that facet's options.
  const fails = new Uint8Array(rows.length);
  const failed = new Uint8Array(rows.length);
  for (const [index, column] of columns.entries()) {
    const passes = passesOf(rows, column, filters);
    if (!passes) continue;
    for (let row = 0; row < rows.length; row += 1) {
      if (passes(row)) continue;
      fails[row] = (fails[row] as number) + 1;
      failed[row] = index;
    }
  }
  return {
    matches: rows.filter((_, row) => fails[row] === 0),
    facets: columns.map((column, index) => {
      const isCounted = (row: number) => fails[row] === 0 || (fails[row] === 1 && failed[row] === index);
      return toView(column, isCounted);
    }),
  };
}

/** Whether the row at a place passes the choices of a facet; undefined when there are none. */
function passesOf(
  rows: readonly IndexRow[],
  column: FacetColumn,
  filters: Filters,
): ((row: number) => boolean) | undefined {
  const { facet } = column;
  const chosen = (filters[facet.parameter] ?? []).filter(facet.owns);
  const [first] = chosen;
  if (first === undefined) return undefined;
  if (!('options' in column)) {
    const allows = column.facet.allows(first);
    return (row) => allows((rows[row] as IndexRow).card);
  }
  const isChosen = Uint8Array.from(column.options, ({ value }) => Number(chosen.includes(value)));
  return (row) => (column.places[row] as readonly number[]).some((place) => isChosen[place] === 1);
}

function toView(column: FacetColumn, isCounted: (row: number) => boolean): FacetView {
  const { key, parameter, legend } = column.facet;
  const named = { key, parameter, legend };
  if ('highest' in column) {
    return { ...named, look: 'slider', highest: column.highest, isOffered: column.highest > 0 };
  }
  if (!('options' in column)) return { ...named, look: 'state', isOffered: true };
  const { facet, options, places } = column;
  const counts = new Uint32Array(options.length);
  for (let row = 0; options.length > 0 && row < places.length; row += 1) {
    const own = places[row] as readonly number[];
    if (own.length === 0 || !isCounted(row)) continue;
    for (const place of own) counts[place] = (counts[place] as number) + 1;
  }
  return {
    ...named,
    look: facet.look,
    ...(facet.firstShown && { firstShown: facet.firstShown }),
    options: options.map((option, place) => ({ ...option, count: counts[place] as number })),
    isOffered: options.length >= facet.least,
  };
}
