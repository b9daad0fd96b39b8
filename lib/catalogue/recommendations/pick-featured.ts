import { hash32 } from '../../hash';
import { memoizeByKey } from '../../memoize';
import type { Product } from '../schema/product';

/** Picks up to `max` products, in turn from each list: best sellers first, then others from the whole list. */
export function pickAcrossLists(lists: readonly (readonly Product[])[], max: number): Product[] {
  const samples = lists.map((products) => samplesOf(products, max));
  const longest = Math.max(0, ...samples.map(({ length }) => length));
  const picked = new Map<string, Product>();
  for (let index = 0; index < longest && picked.size < max; index += 1) {
    for (const list of samples) {
      const product = list[index];
      if (product) picked.set(product.id, product);
    }
  }
  return [...picked.values()].slice(0, max);
}

/** Picks items for a product page, without the product itself. Deterministic. */
export function pickForProduct<Item extends { id: string }>(id: string, pool: readonly Item[], count: number): Item[] {
  const page = hashNumber(id);
  const others = pool.filter((item) => item.id !== id);
  return smallest(others, count, (item) => mixBits(page + rankOf(item)));
}

/** All best sellers and a sample of the list. The first products of the list are often of one brand. */
function samplesOf(products: readonly Product[], count: number): Product[] {
  const sample = new Set(smallest(products, count, rankOf));
  const bestsellers = products.filter(({ isBestseller }) => isBestseller);
  return [...new Set([...bestsellers, ...products.filter((product) => sample.has(product))])];
}

/**
 * The items with the smallest rank. The rank of an item does not depend on other items, so that an edited product changes few
 * pages.
 */
function smallest<Item>(items: readonly Item[], count: number, rankBy: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, rank: rankBy(item) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ item }) => item);
}

const rankOfId = memoizeByKey((id: string) => mixBits(hashNumber(id)));
/** A pseudo-random rank from the id, cached. */
const rankOf = ({ id }: { id: string }): number => rankOfId(id);

const hashNumber = (id: string) => Number.parseInt(hash32(id), 16);

/** The finalizer of MurmurHash3: each output bit depends on all input bits, so that similar ids have different ranks. */
function mixBits(number: number): number {
  let mix = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return (mix ^ (mix >>> 16)) >>> 0;
}
