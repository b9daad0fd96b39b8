import 'server-only';
import type { Metadata } from 'next';
import { absolute } from '../seo/metadata';
import { hasNewProducts } from './new-products';
import { type ReaderFile, readerFiles } from './reader-files';

/** A page's head with a link to the facts of all products as data. */
export function withFacts(head: Metadata): Metadata {
  return withAlternates(head, [readerFiles.facts]);
}

/** The same with the feeds of new products, where there are any. */
export function withFeeds(head: Metadata): Metadata {
  const { facts, atom, jsonFeed } = readerFiles;
  return withAlternates(head, hasNewProducts() ? [facts, atom, jsonFeed] : [facts]);
}

function withAlternates(head: Metadata, files: readonly ReaderFile[]): Metadata {
  const types = Object.fromEntries(files.map(({ path, type, title }) => [type, [{ url: absolute(path), title }]]));
  return { ...head, alternates: { ...head.alternates, types } };
}
