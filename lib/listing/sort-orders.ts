/** The sort orders of a listing by their value in the URL, in the order of the menu. The first one is the default. */
export const SORTS = ['featured', 'price-low-high', 'price-high-low', 'newest'] as const;
/** A sort order, by its value in the URL. */
export type Sort = (typeof SORTS)[number];

/** The labels of the menu. `sort.ts` has the rules, which only the search worker and the build need. */
export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  featured: 'Featured',
  'price-low-high': 'Price: low to high',
  'price-high-low': 'Price: high to low',
  newest: 'Newest',
};
