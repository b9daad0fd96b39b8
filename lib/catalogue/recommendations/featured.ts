import 'server-only';
import { readOnce } from '../../read-once';
import { type Card, toCard } from '../card';
import { getCategories, getProduct, getProducts } from '../load';
import type { Product } from '../schema/product';
import { pickAcrossLists, pickForProduct } from './pick-featured';

const POOL_SIZE = 48;
const SHOWN_COUNT = 4;

/** Up to 48 products from all categories; deterministic. The browser shows four of them at random. */
export const featuredPool: () => Card[] = readOnce(() => {
  const lists = getCategories().map(({ products }) => products);
  return pickAcrossLists(lists, POOL_SIZE).map(toCard);
});

/** Products with a common title. */
export type FeaturedGroup = { title: string; cards: Card[] };

/** The cards of the shop's featured groups. Missing products and groups with fewer than four products are omitted. */
export function featuredGroups(groups: readonly { title: string; products: readonly string[] }[]): FeaturedGroup[] {
  return groups
    .map(({ title, products }) => ({
      title,
      cards: [...new Set(products)].flatMap((id) => getProduct(id) ?? []).map(toCard),
    }))
    .filter(({ cards }) => cards.length >= SHOWN_COUNT);
}

/** The products of the groups, filled up with others to 48. */
export function featuredPoolWithGroups(groups: readonly FeaturedGroup[]): Card[] {
  const cards = [...groups.flatMap((group) => group.cards), ...featuredPool()];
  return [...new Map(cards.map((card) => [card.id, card])).values()].slice(0, POOL_SIZE);
}

/**
 * The four products in the exported page.
 * @param id the product of the page, which is excluded. Default: not a product page
 */
export function featuredFor(id?: string): Card[] {
  return id === undefined ? featuredPool().slice(0, SHOWN_COUNT) : pickForProduct(id, featuredPool(), SHOWN_COUNT);
}

/** A product with the date when it was added to the shop, 'YYYY-MM-DD'. */
export type DatedProduct = Product & { date: string };

/** The newest products, newest first. Equal dates keep the order of the catalogue. Products without a date are skipped. */
export function newProducts(max: number, products: readonly Product[] = getProducts()): DatedProduct[] {
  return products
    .filter((product): product is DatedProduct => product.date !== undefined)
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
    .slice(0, max);
}
