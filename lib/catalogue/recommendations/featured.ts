import 'server-only';
import { type Card, toCard } from '../card';
import { getCategories, getProduct } from '../load';
import { pickAcrossLists, pickForProduct } from './pick-featured';

const POOL = 48;
const SHOWN = 4;

let pool: Card[] | undefined;

/** Up to 48 products spread over the categories, the same for the same data; a visit picks four of them at random. */
export function featuredPool(): Card[] {
  pool ??= pickAcrossLists(
    getCategories().map(({ products }) => products),
    POOL,
  ).map(toCard);
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
export function featuredPoolWithGroups(groups: readonly FeaturedGroup[]): Card[] {
  const cards = [...groups.flatMap((group) => group.cards), ...featuredPool()];
  return [...new Map(cards.map((card) => [card.id, card])).values()].slice(0, POOL);
}

/** The four that stand in the exported page, without the product that the page is about. */
export function featuredFor(id?: string): Card[] {
  return id === undefined ? featuredPool().slice(0, SHOWN) : pickForProduct(id, featuredPool(), SHOWN);
}
