import { type Circle, toCircles, walk } from './circles';
import { Likeness } from './likeness';
import { kindOf } from './look-alikes';
import type { Product } from './schema/product';
import { SimilarLinks } from './similar-links';

const MOST = 6;
/** How many others name a product at least, where its category has so many. */
const NAMED_BY = 3;
/** With how many of its neighbors by price a product is compared, on either side. */
const NEAR = 12;

/** What goods are together by, the closest first. */
const LEVELS: readonly ((product: Product) => readonly unknown[])[] = [
  (product) => [...placeOf(product), kindOf(product)],
  (product) => placeOf(product),
  (product) => placeOf(product).slice(0, 1),
];

/**
 * Up to six products that a visitor may mean instead of each one, by its id: of its kind, its subcategory or at least its category,
 * near in price, those that have most in common with it first. Each is named by three others or more, where its category has them. A
 * kit and its pieces are not similar: their pages name each other anyway. Takes time in proportion to the products.
 */
export function findSimilar(products: readonly Product[]): Map<string, Product[]> {
  const levels = LEVELS.map((levelOf) => toCircles(products, (product) => JSON.stringify(levelOf(product))));
  const circlesOf = (product: Product): Circle<Product>[] => levels.flatMap((circles) => circles.get(product) ?? []);
  const links = new SimilarLinks(MOST);
  // Each names the next ones in its circle, so that each is named by as many.
  for (const product of products) {
    const circle = circlesOf(product).find(({ items }) => items.length > NAMED_BY);
    if (circle) links.name(product, walk(circle, product, 1), NAMED_BY);
  }
  // The few of a kind, and those beside a kit that they belong to, may be named too seldom by then.
  for (const product of products) {
    for (const circle of circlesOf(product)) links.beNamed(product, walk(circle, product, -1), NAMED_BY);
  }
  const likeness = new Likeness(products);
  return new Map(
    products.map((product) => {
      for (const [level, circle] of circlesOf(product).entries()) {
        const count = level === LEVELS.length - 1 ? NAMED_BY : MOST;
        if (links.from(product).size >= count) break;
        const near = [...walk(circle, product, 1, NEAR), ...walk(circle, product, -1, NEAR)];
        links.name(product, likeness.sort(product, near), count);
      }
      return [product.id, likeness.sort(product, links.from(product))];
    }),
  );
}

function placeOf({ placements: [{ category, subcategory }] }: Product): readonly [string, string | undefined] {
  return [category, subcategory?.slug];
}
