import { isPriced } from '../catalogue/price';
import type { IndexRow } from './row';

/** Sort orders of the specification, the default first. */
export const SORTS = ['featured', 'price-low-high', 'price-high-low', 'newest'] as const;
/** An order in which a listing can stand. */
export type Sort = (typeof SORTS)[number];

type Sortable = { isBestseller: boolean };

/** The default order: best sellers first, otherwise as the catalogue lists them. */
export function sortFeatured<Item extends Sortable>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => Number(b.isBestseller) - Number(a.isBestseller));
}

/**
 * Rows in one of the specification's orders; ties keep the order they came in. Unpriced goods stand after priced ones in both
 * price orders, dateless ones last in 'newest'. 'featured' keeps the given order, which a search has ranked.
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
