import 'server-only';
import type { Metadata } from 'next';
import { getProducts } from '../catalogue/load';
import type { Product } from '../catalogue/schema/product';
import { absoluteUrl } from './metadata';

/** The most products of a feed. */
const MAX_FEED_PRODUCTS = 50;

/** Files of the export for programs: the address without the base path, the media type, and the title. */
export const feedFiles = {
  atom: { path: '/feed.xml', type: 'application/atom+xml', title: 'New products' },
  jsonFeed: { path: '/feed.json', type: 'application/feed+json', title: 'New products' },
} as const;

/** A product with the day since which it is sold, 'YYYY-MM-DD'. */
export type DatedProduct = Product & { date: string };

/** The products that are sold since last, newest first; those of one day in the catalogue's order, those without a day not at all. */
export function newProducts(products: readonly Product[] = getProducts()): DatedProduct[] {
  return products
    .filter((product): product is DatedProduct => product.date !== undefined)
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
    .slice(0, MAX_FEED_PRODUCTS);
}

/** Whether a feed would hold anything. */
export function hasNewProducts(): boolean {
  return getProducts().some(({ date }) => date !== undefined);
}

/** The metadata of a page with links to the feeds of new products, if there are any. */
export function withFeedLinks(head: Metadata): Metadata {
  if (!hasNewProducts()) return head;
  const { atom, jsonFeed } = feedFiles;
  const types = Object.fromEntries(
    [atom, jsonFeed].map(({ path, type, title }) => [type, [{ url: absoluteUrl(path), title }]]),
  );
  return { ...head, alternates: { ...head.alternates, types } };
}
