import { type Circle, toCircles, walk } from './circles';
import { groupBy } from './group-by';
import { toLargeGroups } from './large-groups';
import { Likeness } from './likeness';
import { drawnKindOf } from './look-alikes';
import type { Product } from './schema/product';
import { SimilarLinks } from './similar-links';

const MOST = 6;
/** How many pages name a product at least: as similar, as a piece or as a kit; all others, where there are fewer. */
const NAMED_BY = 4;
/** With how many of its neighbors by price a product is compared, on either side. */
const NEAR = 12;

/** What goods are together by, from the widest to the closest. */
const LEVELS: readonly ((product: Product) => string)[] = [
  ({ placements: [{ category }] }) => category,
  ({ placements: [{ category, subcategory }] }) => JSON.stringify([category, subcategory?.slug]),
  (product) => {
    const { category, subcategory } = product.placements[0];
    return JSON.stringify([category, subcategory?.slug, drawnKindOf(product)]);
  },
];

/**
 * Up to six products that a visitor may mean instead of each one, by its id: of its kind, its subcategory or its category, near in
 * price, those that have most in common with it first; of another category only where its own has too few. Each product is named by
 * four others or more, or by all: as similar, as a piece or as a kit. A kit and its pieces are not similar, for their pages name each
 * other anyway. Takes time in proportion to the products.
 */
export function findSimilar(products: readonly Product[]): Map<string, Product[]> {
  const byPrice = [...products].sort((a, b) => a.price - b.price);
  const links = new SimilarLinks(products, MOST);
  // Each is named by those just before it, and so names the four behind it at most: a kit or a piece that is passed over among them has
  // named it already. So no page is ever full here.
  for (const [product, circle] of toCircles(toLargeGroups(byPrice, LEVELS, NAMED_BY + 1)))
    links.beNamed(product, walk(circle, product, -1), NAMED_BY);
  const circles = LEVELS.map((levelOf) => toCircles(groupBy(byPrice, levelOf).values())).reverse();
  const likeness = new Likeness(products);
  return new Map(
    products.map((product) => {
      for (const [distance, level] of circles.entries()) {
        const circle = level.get(product) as Circle<Product>;
        const near = [...walk(circle, product, 1, NEAR), ...walk(circle, product, -1, NEAR)];
        links.name(product, likeness.sort(product, near), distance < 2 ? MOST : NAMED_BY);
      }
      const named = likeness.sort(product, links.from(product));
      return [product.id, named.sort((a, b) => Number(areAkin(product, [b])) - Number(areAkin(product, [a])))];
    }),
  );
}

/** Whether all of them are listed in a category of the product's, so that a page may call them similar. */
export function areAkin(product: Product, others: readonly Product[]): boolean {
  const categories = new Set(product.placements.map(({ category }) => category));
  return others.every(({ placements }) => placements.some(({ category }) => categories.has(category)));
}
