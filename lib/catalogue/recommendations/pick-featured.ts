import { hash32 } from '../../hash';
import type { Product } from '../schema/product';

/** Some products out of lists of them, at most so many: best sellers first, then others from here and there, of each list alike. */
export function pickAcrossLists(lists: readonly (readonly Product[])[], most: number): Product[] {
  const spread = lists.map((products) => spreadOf(products, most));
  const longest = Math.max(0, ...spread.map(({ length }) => length));
  const picked = new Map<string, Product>();
  for (let index = 0; index < longest && picked.size < most; index += 1) {
    for (const list of spread) {
      const product = list[index];
      if (product) picked.set(product.id, product);
    }
  }
  return [...picked.values()].slice(0, most);
}

/** Some of a pool for the page of a product, which is none of them itself. */
export function pickForProduct<Item extends { id: string }>(id: string, pool: readonly Item[], count: number): Item[] {
  const page = hashNumber(id);
  const others = pool.filter((item) => item.id !== id);
  return smallest(others, count, (item) => mixBits(page + rankOf(item)));
}

/** Not the first of a long list, so that one maker does not fill the pool. */
function spreadOf(products: readonly Product[], count: number): Product[] {
  const some = new Set(smallest(products, count, rankOf));
  const best = products.filter(({ isBestseller }) => isBestseller);
  return [...new Set([...best, ...products.filter((product) => some.has(product))])];
}

/** The items of smallest figure. Each has one of its own, so that one item more or less moves no other: an edit changes few pages. */
function smallest<Item>(items: readonly Item[], count: number, figureOf: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, figure: figureOf(item) }))
    .sort((a, b) => a.figure - b.figure)
    .slice(0, count)
    .map(({ item }) => item);
}

const ranks = new Map<string, number>();

/** The rank of a product among others, worked out once. */
function rankOf({ id }: { id: string }): number {
  const rank = ranks.get(id) ?? mixBits(hashNumber(id));
  ranks.set(id, rank);
  return rank;
}

const hashNumber = (id: string) => Number.parseInt(hash32(id), 16);

/** Another number, each bit of which depends on all bits of this one, as MurmurHash3 ends: ids that are much alike get far apart. */
function mixBits(number: number): number {
  let mix = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return (mix ^ (mix >>> 16)) >>> 0;
}
