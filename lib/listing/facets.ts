import { COLOR_FAMILIES, colorFamily } from '../catalogue/color-family';
import { getDiscountPercent, isPriced } from '../catalogue/price';
import type { IndexRow } from '../index/row';
import type { ListingState } from './listing-url';
import { readToken, SIZE_CONTROLS, type SizeControl, sizeTokens, sortTokens } from './size-tokens';

/** A choice of a facet; `count` is how many products it would leave, given all other facets. */
export type FacetOption = { value: string; label: string; count: number; isChosen: boolean };

export type Facets = {
  brands: FacetOption[];
  sections: FacetOption[];
  sizes: { control: SizeControl; legend: string; options: FacetOption[] }[];
  colors: FacetOption[];
  reduced: { count: number; isChosen: boolean };
  /** The highest price in the listing, US dollars; 0 when nothing is priced. */
  highestPrice: number;
};

/** The facets of a row, read once and kept. */
export type FacetRow = {
  row: IndexRow;
  sizes: readonly string[];
  colors: readonly string[];
  sections: readonly { slug: string; name: string }[];
  isReduced: boolean;
};

/** Prepares a row; `sections` are the subcategories by which its listing may be narrowed. */
export function toFacetRow(row: IndexRow, sections: FacetRow['sections']): FacetRow {
  return {
    row,
    sizes: sizeTokens(row),
    colors: [...new Set(row.colors.map(colorFamily))],
    sections,
    isReduced: getDiscountPercent(row.card) !== undefined,
  };
}

// One bit for each facet: a row that fails in one facet only still counts in that facet's own options.
const BRAND = 1;
const SECTION = 2;
const COLOR = 4;
const PRICE = 8;
const REDUCED = 16;
const STATE = 32;
const FIRST_SIZE = 64;

/**
 * Filters rows and counts facets in one pass. Facets count over the whole listing and leave out their own choice; options that
 * lead to nothing stay, with 0. Choices within a facet widen, facets narrow each other.
 */
export function filterRows(rows: readonly FacetRow[], state: ListingState): { matches: IndexRow[]; facets: Facets } {
  const brands = new Set(state.brands);
  const sections = new Set(state.sections);
  const colors = new Set(state.colors);
  const chosenSizes = SIZE_CONTROLS.map(
    ({ control }) => new Set(state.sizes.filter((token) => readToken(token).control === control)),
  );
  const counts = { brands: new Counter(), sections: new Counter(), colors: new Counter(), sizes: new Counter() };
  const sectionNames = new Map<string, string>();
  const matches: IndexRow[] = [];
  let reduced = 0;
  let highestPrice = 0;

  for (const entry of rows) {
    const { row } = entry;
    let fails = 0;
    if (brands.size > 0 && !brands.has(row.card.brand)) fails |= BRAND;
    if (sections.size > 0 && !entry.sections.some(({ slug }) => sections.has(slug))) fails |= SECTION;
    if (colors.size > 0 && !entry.colors.some((color) => colors.has(color))) fails |= COLOR;
    if (state.max !== undefined && isPriced(row.card) && row.card.price > state.max) fails |= PRICE;
    if (state.isReduced && !entry.isReduced) fails |= REDUCED;
    if (state.shipsTo && row.card.states?.includes(state.shipsTo)) fails |= STATE;
    for (const [index, chosen] of chosenSizes.entries()) {
      if (chosen.size > 0 && !entry.sizes.some((token) => chosen.has(token))) fails |= FIRST_SIZE << index;
    }
    if (fails === 0) matches.push(row);
    if (row.card.price > highestPrice) highestPrice = row.card.price;
    counts.brands.add(row.card.brand, (fails & ~BRAND) === 0);
    for (const { slug, name } of entry.sections) {
      sectionNames.set(slug, name);
      counts.sections.add(slug, (fails & ~SECTION) === 0);
    }
    for (const color of entry.colors) counts.colors.add(color, (fails & ~COLOR) === 0);
    for (const token of entry.sizes) {
      const index = SIZE_CONTROLS.findIndex(({ control }) => control === readToken(token).control);
      counts.sizes.add(token, (fails & ~(FIRST_SIZE << index)) === 0);
    }
    if (entry.isReduced && (fails & ~REDUCED) === 0) reduced += 1;
  }

  const byName = (a: string, b: string) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1);
  return {
    matches,
    facets: {
      brands: counts.brands.options([...counts.brands.values()].sort(byName), brands),
      sections: counts.sections.options(
        [...counts.sections.values()],
        sections,
        (slug) => sectionNames.get(slug) ?? slug,
      ),
      sizes: SIZE_CONTROLS.flatMap(({ control, legend }, index) => {
        const tokens = sortTokens([...counts.sizes.values()].filter((token) => readToken(token).control === control));
        const options = counts.sizes.options(tokens, chosenSizes[index], (token) => readToken(token).label);
        return options.length > 0 ? [{ control, legend, options }] : [];
      }),
      colors: counts.colors.options(
        COLOR_FAMILIES.filter((family) => counts.colors.has(family)),
        colors,
      ),
      reduced: { count: reduced, isChosen: state.isReduced },
      highestPrice,
    },
  };
}

/** Counts values, keeping those that are met but never count. */
class Counter {
  private readonly counts = new Map<string, number>();

  add(value: string, isCounted: boolean): void {
    this.counts.set(value, (this.counts.get(value) ?? 0) + (isCounted ? 1 : 0));
  }

  has(value: string): boolean {
    return this.counts.has(value);
  }

  values(): IterableIterator<string> {
    return this.counts.keys();
  }

  options(
    values: readonly string[],
    chosen: ReadonlySet<string> = new Set(),
    labelOf: (value: string) => string = (value) => value,
  ): FacetOption[] {
    return values.map((value) => ({
      value,
      label: labelOf(value),
      count: this.counts.get(value) ?? 0,
      isChosen: chosen.has(value),
    }));
  }
}
