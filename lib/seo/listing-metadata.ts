import type { Metadata } from 'next';
import type { Listing } from '../listing/listings';
import { cut, pageMetadata } from './metadata';

/** The head of a listing's page; its twin passes the same listing and so names the same canonical address. */
export function listingMetadata(listing: Listing, page: number): Metadata {
  const { title, description, crumbs, hrefOf, products, pages } = listing;
  const parents = crumbs.slice(1, -1).map(({ name }) => name);
  const name = [title, ...parents].join(', ');
  const count = `${products.length} ${products.length === 1 ? 'product' : 'products'}`;
  return pageMetadata({
    title: page > 1 ? `${name}, page ${page}` : name,
    description: cut(page > 1 ? `${name}: page ${page} of ${pages}, ${count}.` : `${name}: ${description}`),
    path: hrefOf(page),
  });
}
