import { COLOR_FAMILIES, colorFamily } from '../catalogue/color-family';
import { getDiscountPercent, isPriced } from '../catalogue/price';
import type { IndexRow } from '../index/row';
import type { ListingState } from './listing-url';
import { readToken, SIZE_CONTROLS, type SizeControl, sizeTokens, sortTokens } from './size-tokens';

/** A choice of a facet; `count` is how many products it would leave, given all other facets. What is chosen stands in the address. */
export type FacetOption = { value: string; label: string; count: number };

export type Facets = {
  brands: FacetOption[];
  sections: FacetOption[];
  sizes: { control: SizeControl; legend: string; options: FacetOption[] }[];
  colors: FacetOption[];
  /** How many reduced products there are, given all other facets. */
  reduced: number;
  /** The highest price in the listing, US dollars; 0 when nothing is priced. */
  highestPrice: number;
};

/** A value that products of a listing have: 'Bates' of the brands, '34' of the waists. */
type FacetValue = { facet: number; value: string; label: string };

/** A product of a listing; `values` are places in the table's values. */
type FacetRow = { row: IndexRow; values: readonly number[]; isReduced: boolean };

/** The products of a listing and the values they may be narrowed by, read once; then each question is one pass over numbers. */
export type FacetTable = {
  rows: readonly FacetRow[];
  values: readonly FacetValue[];
  /** For each facet the places of its values, in the order in which they are offered. */
  offered: readonly (readonly number[])[];
  highestPrice: number;
};

// The numbers of the facets, and their bits: a row that fails in one facet only still counts in that facet's own options.
const BRAND = 0;
const SECTION = 1;
const COLOR = 2;
const FIRST_SIZE = 3;
const FACETS = FIRST_SIZE + SIZE_CONTROLS.length;
const PRICE = FACETS;
const REDUCED = FACETS + 1;
const STATE = FACETS + 2;
const bit = (facet: number) => 1 << facet;

/** Reads the facets of rows; `sectionsOf` gives the subcategories by which their listing may be narrowed. */
export function toFacetTable(
  rows: readonly IndexRow[],
  sectionsOf: (row: IndexRow) => readonly { slug: string; name: string }[],
): FacetTable {
  const values: FacetValue[] = [];
  const places = Array.from({ length: FACETS }, () => new Map<string, number>());
  const placeOf = (facet: number, value: string, label: string) => {
    const known = places[facet]?.get(value);
    if (known !== undefined) return known;
    places[facet]?.set(value, values.length);
    return values.push({ facet, value, label }) - 1;
  };
  const facetRows = rows.map((row) => ({
    row,
    isReduced: getDiscountPercent(row.card) !== undefined,
    values: [
      placeOf(BRAND, row.card.brand, row.card.brand),
      ...sectionsOf(row).map(({ slug, name }) => placeOf(SECTION, slug, name)),
      ...[...new Set(row.colors.map(colorFamily))].map((color) => placeOf(COLOR, color, color)),
      ...sizeTokens(row).map((token) => {
        const { control, label } = readToken(token);
        return placeOf(FIRST_SIZE + SIZE_CONTROLS.findIndex((known) => known.control === control), token, label);
      }),
    ],
  }));
  const order = (facet: number, found: readonly string[]): readonly string[] => {
    if (facet === BRAND) return [...found].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
    if (facet === SECTION) return found;
    if (facet === COLOR) return COLOR_FAMILIES.filter((family) => found.includes(family));
    return sortTokens(found);
  };
  return {
    rows: facetRows,
    values,
    offered: places.map((known, facet) => order(facet, [...known.keys()]).flatMap((value) => known.get(value) ?? [])),
    highestPrice: rows.reduce((highest, { card }) => Math.max(highest, card.price), 0),
  };
}

/**
 * Filters rows and counts facets in one pass. Facets count over the whole listing and leave out their own choice; options that
 * lead to nothing stay, with 0. Choices within a facet widen, facets narrow each other.
 */
export function filterRows(table: FacetTable, state: ListingState): { matches: IndexRow[]; facets: Facets } {
  const { values, offered } = table;
  const isChosen = chosenValues(table, state);
  const facetOf = Uint8Array.from(values, ({ facet }) => facet);
  const counts = new Uint32Array(values.length);
  const narrowed = narrowedFacets(state);
  const matches: IndexRow[] = [];
  let reduced = 0;

  for (const { row, values: own, isReduced } of table.rows) {
    let fails = narrowed;
    for (const place of own) if (isChosen[place]) fails &= ~bit(facetOf[place] as number);
    if (state.max !== undefined && isPriced(row.card) && row.card.price > state.max) fails |= bit(PRICE);
    if (state.isReduced && !isReduced) fails |= bit(REDUCED);
    if (state.shipsTo && row.card.states?.includes(state.shipsTo)) fails |= bit(STATE);
    if (fails === 0) matches.push(row);
    if (isReduced && (fails & ~bit(REDUCED)) === 0) reduced += 1;
    // Whoever fails in two facets counts in none.
    if ((fails & (fails - 1)) !== 0) continue;
    for (const place of own) {
      if ((fails & ~bit(facetOf[place] as number)) === 0) counts[place] = (counts[place] as number) + 1;
    }
  }

  const options = (facet: number): FacetOption[] =>
    (offered[facet] ?? []).map((place) => {
      const { value, label } = values[place] as FacetValue;
      return { value, label, count: counts[place] as number };
    });
  return {
    matches,
    facets: {
      brands: options(BRAND),
      sections: options(SECTION),
      sizes: SIZE_CONTROLS.flatMap(({ control, legend }, index) => {
        const found = options(FIRST_SIZE + index);
        return found.length > 0 ? [{ control, legend, options: found }] : [];
      }),
      colors: options(COLOR),
      reduced,
      highestPrice: table.highestPrice,
    },
  };
}

/** For each value of the table whether it is chosen. */
function chosenValues({ values }: FacetTable, { brands, sections, colors, sizes }: ListingState): Uint8Array {
  const chosen = [new Set(brands), new Set(sections), new Set(colors)];
  const chosenSizes = new Set(sizes);
  return Uint8Array.from(values, ({ facet, value }) => Number((chosen[facet] ?? chosenSizes).has(value)));
}

/** The bits of the facets in which something is chosen, be it a value that no product has. */
function narrowedFacets({ brands, sections, colors, sizes }: ListingState): number {
  let bits = 0;
  if (brands.length > 0) bits |= bit(BRAND);
  if (sections.length > 0) bits |= bit(SECTION);
  if (colors.length > 0) bits |= bit(COLOR);
  for (const token of sizes) {
    bits |= bit(FIRST_SIZE + SIZE_CONTROLS.findIndex(({ control }) => control === readToken(token).control));
  }
  return bits;
}
