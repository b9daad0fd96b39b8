import { isPriced } from '../money';
import type { IndexRow } from './index-row';
import type { Sort } from './sort-orders';

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
  switch (sort) {
    case 'featured':
      return [...rows];
    case 'price-low-high':
      return sortBy(rows, priceOf, 1);
    case 'price-high-low':
      return sortBy(rows, priceOf, -1);
    case 'newest':
      return sortBy(rows, ({ date }) => date, -1);
  }
}

const priceOf = ({ card }: IndexRow) => (isPriced(card) ? card.price : undefined);

/** Sorts from low to high (1) or from high to low (-1). Rows without a value come last. */
function sortBy<Value extends number | string>(
  rows: readonly IndexRow[],
  valueIn: (row: IndexRow) => Value | undefined,
  direction: 1 | -1,
) {
  return [...rows].sort((a, b) => {
    const [first, second] = [valueIn(a), valueIn(b)];
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined);
    return first === second ? 0 : first < second ? -direction : direction;
  });
}
