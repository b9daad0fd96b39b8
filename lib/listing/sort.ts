import { isPriced } from '../catalogue/price';
import type { IndexRow } from './index-row';
import type { Sort } from './url-state';

type Sortable = { isBestseller?: boolean };

/** The default order: best sellers first, otherwise as the catalogue lists them. */
export function sortFeatured<Item extends Sortable>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => Number(b.isBestseller ?? false) - Number(a.isBestseller ?? false));
}

/**
 * Sorts rows; ties keep their order. Products without a price come last in both price orders, those without a date in 'newest'.
 * 'featured' keeps the given order, which is the ranking of a search.
 */
export function sortRows(rows: readonly IndexRow[], sort: Sort): IndexRow[] {
  switch (sort) {
    case 'featured':
      return [...rows];
    case 'price-low-high':
      return sortByPrice(rows, 1);
    case 'price-high-low':
      return sortByPrice(rows, -1);
    case 'newest':
      return [...rows].sort((a, b) => {
        if (a.date === b.date) return 0;
        if (a.date === undefined || b.date === undefined) return a.date === undefined ? 1 : -1;
        return a.date < b.date ? 1 : -1;
      });
  }
}

function sortByPrice(rows: readonly IndexRow[], direction: 1 | -1): IndexRow[] {
  return [...rows].sort((a, b) => {
    const isAPriced = isPriced(a.card);
    if (isAPriced !== isPriced(b.card)) return isAPriced ? -1 : 1;
    return direction * (a.card.price - b.card.price);
  });
}
