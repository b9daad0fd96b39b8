import 'server-only';
import type { Metadata } from 'next';
import { getProducts } from '../catalogue/load';
import { absoluteUrl } from './metadata';

/** Number of products in a feed. */
export const MAX_FEED_PRODUCTS = 50;

/** The feed files of the export. Paths have no base path. */
export const feedFiles = {
  atom: { path: '/feed.xml', type: 'application/atom+xml', title: 'New products' },
  jsonFeed: { path: '/feed.json', type: 'application/feed+json', title: 'New products' },
} as const;

/** True if some product has a date, so that the feeds are not empty. */
export function hasNewProducts(): boolean {
  return getProducts().some(({ date }) => date !== undefined);
}

/** Adds links to the feeds of new products to the metadata of a page. Unchanged if the feeds are empty. */
export function withFeedLinks(metadata: Metadata): Metadata {
  if (!hasNewProducts()) return metadata;
  const { atom, jsonFeed } = feedFiles;
  const types = Object.fromEntries(
    [atom, jsonFeed].map(({ path, type, title }) => [type, [{ url: absoluteUrl(path), title }]]),
  );
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}
