import { isPriced } from '../catalogue/price';
import type { IndexRow } from './index-row';

/** The values that rows can be sorted by. Undefined values come last in both directions. */
const SORT_FIELDS = {
  price: ({ card }: IndexRow) => (isPriced(card) ? card.price : undefined),
  date: ({ date }: IndexRow) => date,
};

/** Direction 1 sorts from low to high, -1 from high to low. Without a field the order does not change. */
type SortOrder = { label: string; field?: keyof typeof SORT_FIELDS; direction?: 1 | -1 };

/** The sort orders of a listing by their value in the URL, in the order of the menu. The first one is the default. */
export const SORT_ORDERS = {
  featured: { label: 'Featured' },
  'price-low-high': { label: 'Price: low to high', field: 'price', direction: 1 },
  'price-high-low': { label: 'Price: high to low', field: 'price', direction: -1 },
  newest: { label: 'Newest', field: 'date', direction: -1 },
} satisfies Record<string, SortOrder>;

/** A sort order, by its value in the URL. */
export type Sort = keyof typeof SORT_ORDERS;
export const SORTS = Object.keys(SORT_ORDERS) as [Sort, ...Sort[]];

type Sortable = { isBestseller?: boolean };

/** The default order: best sellers first, then the order of the catalogue. */
export function sortFeatured<Item extends Sortable>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => Number(b.isBestseller ?? false) - Number(a.isBestseller ?? false));
}

/**
 * Sorts rows; the sort is stable. Products without a price come last in both price orders, products without a date in 'newest'.
 * 'featured' does not sort: listings are already in that order, and searches are ranked.
 */
export function sortRows(rows: readonly IndexRow[], sort: Sort): IndexRow[] {
  const { field, direction = 1 }: SortOrder = SORT_ORDERS[sort];
  if (!field) return [...rows];
  return [...rows].sort((a, b) => {
    const [first, second] = [SORT_FIELDS[field](a), SORT_FIELDS[field](b)];
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined);
    return first === second ? 0 : first < second ? -direction : direction;
  });
}
