/** Sort orders of the specification, the default first. */
export const SORTS = ['featured', 'price-low-high', 'price-high-low', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

/** What a visitor has set on a listing; it lives in the address and nowhere else. */
export type ListingState = {
  /** Names of makers, as shown. */
  brands: readonly string[];
  /** Slugs of subcategories. */
  sections: readonly string[];
  /** 'M', '10.5', or with its control: 'waist:34', 'length:32', 'sleeve:33'. */
  sizes: readonly string[];
  /** Families of colors. */
  colors: readonly string[];
  /** US dollars; unpriced goods are never hidden by it. */
  max: number | undefined;
  isReduced: boolean;
  /** The code of the state that goods must be shipped to. */
  shipsTo: string | undefined;
  sort: Sort;
  page: number;
};

export const DEFAULT_STATE: ListingState = {
  brands: [],
  sections: [],
  sizes: [],
  colors: [],
  max: undefined,
  isReduced: false,
  shipsTo: undefined,
  sort: 'featured',
  page: 1,
};

const MAX_VALUES = 50;
const MAX_LENGTH = 80;

/** Reads a state from the query of an address; what is invalid is ignored, never an error. */
export function parseListingQuery(query: string): ListingState {
  const parameters = new URLSearchParams(query);
  const list = (name: string) =>
    [...new Set(parameters.getAll(name).filter((value) => value !== '' && value.length <= MAX_LENGTH))].slice(
      0,
      MAX_VALUES,
    );
  const sort = SORTS.find((known) => known === parameters.get('sort'));
  const max = readNumber(parameters.get('max'), /^\d{1,6}(?:\.\d{1,2})?$/);
  const state = parameters.get('ships-to') ?? '';
  return {
    brands: list('brand'),
    sections: list('section'),
    sizes: list('size'),
    colors: list('color'),
    max: max !== undefined && max > 0 ? max : undefined,
    isReduced: parameters.get('reduced') === '1',
    shipsTo: /^[A-Z]{2}$/.test(state) ? state : undefined,
    sort: sort ?? DEFAULT_STATE.sort,
    page: Math.max(1, readNumber(parameters.get('page'), /^[1-9]\d{0,6}$/) ?? 1),
  };
}

/** Writes a state as a query with its '?'; defaults stay unwritten, so the default state is ''. */
export function serializeListingState(state: ListingState): string {
  const parameters = new URLSearchParams();
  for (const brand of state.brands) parameters.append('brand', brand);
  for (const section of state.sections) parameters.append('section', section);
  for (const size of state.sizes) parameters.append('size', size);
  for (const color of state.colors) parameters.append('color', color);
  if (state.max !== undefined) parameters.set('max', String(state.max));
  if (state.isReduced) parameters.set('reduced', '1');
  if (state.shipsTo) parameters.set('ships-to', state.shipsTo);
  if (state.sort !== DEFAULT_STATE.sort) parameters.set('sort', state.sort);
  if (state.page > 1) parameters.set('page', String(state.page));
  const query = parameters.toString();
  return query ? `?${query}` : '';
}

/** True when anything narrows the listing; sort and page do not. */
export function isFiltered(state: ListingState): boolean {
  const { brands, sections, sizes, colors, max, isReduced, shipsTo } = state;
  return (
    brands.length + sections.length + sizes.length + colors.length > 0 ||
    max !== undefined ||
    isReduced ||
    Boolean(shipsTo)
  );
}

function readNumber(text: string | null, shape: RegExp): number | undefined {
  return text !== null && shape.test(text) ? Number(text) : undefined;
}
