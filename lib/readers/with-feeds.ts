import 'server-only';
import type { Metadata } from 'next';
import { absolute } from '../seo/metadata';
import { hasNewProducts } from './new-products';
import { readerFiles } from './reader-files';

/** The metadata of a page with links to the feeds of new products, if there are any. */
export function withFeeds(head: Metadata): Metadata {
  if (!hasNewProducts()) return head;
  const { atom, jsonFeed } = readerFiles;
  const types = Object.fromEntries(
    [atom, jsonFeed].map(({ path, type, title }) => [type, [{ url: absolute(path), title }]]),
  );
  return { ...head, alternates: { ...head.alternates, types } };
}
