import { isPriced } from '../../money';
import { groupBy } from '../group-by';
import { kitsByPiece } from '../kits';
import type { Product } from '../schema/product';

const MAX_RELATED = 6;

const categoryOf = ({ placements: [{ category }] }: Product) => category;
const subcategoryOf = ({ placements: [{ category, subcategory }] }: Product) =>
  `${category}/${subcategory?.slug ?? ''}`;

/** Sorts products without a price last. */
const sortPrice = (product: Product) => (isPriced(product) ? product.price : Number.MAX_VALUE);

/**
 * Up to six related products of each product, by its id: first from its subcategory, then from its category, each by nearest
 * price. Kits and their pieces are not related: their pages list each other anyway.
 */
export function findRelated(products: readonly Product[]): Map<string, Product[]> {
  const byPrice = [...products].sort((a, b) => sortPrice(a) - sortPrice(b));
  const kitsOf = kitsByPiece(products);
  const related = new Map<string, Product[]>(products.map(({ id }) => [id, []]));
  for (const group of [subcategoryOf, categoryOf].flatMap((keyOf) => [...groupBy(byPrice, keyOf).values()])) {
    for (const [index, product] of group.entries()) {
      const found = related.get(product.id) ?? [];
      const listed = [product, ...(kitsOf.get(product.id) ?? []), ...found].map(({ id }) => id);
      const excluded = new Set([...listed, ...product.pieces]);
      // The group is sorted by price, so products with similar prices are next to each other. A product without a price gets the cheapest.
      const center = isPriced(product) ? index : 0;
      const reach = MAX_RELATED + excluded.size;
      const distance = (other: Product) => Math.abs(sortPrice(other) - product.price);
      const nearest = group
        .slice(Math.max(0, center - reach), center + reach + 1)
        .filter(({ id }) => !excluded.has(id))
        .sort((a, b) => distance(a) - distance(b));
      found.push(...nearest.slice(0, MAX_RELATED - found.length));
    }
  }
  return related;
}
