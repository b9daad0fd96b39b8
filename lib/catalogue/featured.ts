import 'server-only';
import { hashText } from '../slug';
import { type Card, toCard } from './card';
import { getCategories, getProduct } from './load';
import type { Product } from './schema/product';

const POOL = 48;
const SHOWN = 4;

let pool: Card[] | undefined;

/** Up to 48 products spread over the categories, the same for the same data; a visit picks four of them at random. */
export function featuredPool(): Card[] {
  pool ??= interleave(getCategories().map(({ products }) => spread(products, POOL)))
    .slice(0, POOL)
    .map(toCard);
  return pool;
}

/** Goods that belong together, under the words for it. */
export type FeaturedGroup = { title: string; cards: Card[] };

/** The groups that a shop names, with the goods that it has; a group of fewer than four is none. */
export function featuredGroups(named: readonly { title: string; products: readonly string[] }[]): FeaturedGroup[] {
  return named
    .map(({ title, products }) => ({
      title,
      cards: [...new Set(products)].flatMap((id) => getProduct(id) ?? []).map(toCard),
    }))
    .filter(({ cards }) => cards.length >= SHOWN);
}

/** The goods of groups, and as many of the others as there is room for. */
export function withGroups(groups: readonly FeaturedGroup[]): Card[] {
  const cards = [...groups.flatMap((group) => group.cards), ...featuredPool()];
  return [...new Map(cards.map((card) => [card.id, card])).values()].slice(0, POOL);
}

/** The four that stand in the exported page, without the product that the page is about. */
export function featuredFor(id?: string): Card[] {
  const others = featuredPool().filter((card) => card.id !== id);
  const start = id ? Number.parseInt(hashText(id), 16) % Math.max(1, others.length) : 0;
  return [...others.slice(start), ...others.slice(0, start)].slice(0, SHOWN);
}

/** Best sellers first, then products at even distances, so that one maker does not fill the pool. */
function spread(products: readonly Product[], count: number): Product[] {
  const step = Math.max(1, Math.floor(products.length / count));
  return [...products.filter(({ isBestseller }) => isBestseller), ...products.filter((_, index) => index % step === 0)];
}

function interleave(lists: readonly Product[][]): Product[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const picked = new Map<string, Product>();
  for (let index = 0; index < longest && picked.size < POOL; index += 1) {
    for (const list of lists) {
      const product = list[index];
      if (product) picked.set(product.id, product);
    }
  }
  return [...picked.values()];
}
