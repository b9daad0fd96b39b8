import { groupBy } from '../group-by';
import { kitsByPiece } from '../kits';
import { isPriced } from '../price';
import type { Product } from '../schema/product';

const MAX_RELATED = 6;

const categoryOf = ({ placements: [{ category }] }: Product) => category;
const subcategoryOf = ({ placements: [{ category, subcategory }] }: Product) =>
  `${category}/${subcategory?.slug ?? ''}`;

/** Products without a price come after all others. */
const sortPrice = (product: Product) => (isPriced(product) ? product.price : Number.MAX_VALUE);

/**
 * The related products of each product, by its id: first those of its subcategory, then those of its category, each by nearest
 * price, at most six. The page of a kit lists its pieces and that of a piece its kits, so they are not related.
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
      // The group is in order of price: the nearest ones are next to the product, an unpriced one starts with the cheapest.
      const place = isPriced(product) ? index : 0;
      const reach = MAX_RELATED + excluded.size;
      const distance = (other: Product) => Math.abs(sortPrice(other) - product.price);
      const nearest = group
        .slice(Math.max(0, place - reach), place + reach + 1)
        .filter(({ id }) => !excluded.has(id))
        .sort((a, b) => distance(a) - distance(b));
      found.push(...nearest.slice(0, MAX_RELATED - found.length));
    }
  }
  return related;
}
