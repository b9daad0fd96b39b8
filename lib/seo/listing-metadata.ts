import 'server-only';
import type { Metadata } from 'next';
import { allListings, type Listing } from '../listing/listings';
import type { Texts } from './fit-text';
import { pageMetadata } from './metadata';
import { listingShareImage } from './share-image';
import { type NamedListing, nameListings, tellListing, tellListings } from './tell-listings';

let named: readonly NamedListing[] | undefined;
let facts: Map<string, string> | undefined;
const byPage = new Map<number, Map<string, Texts>>();

/**
 * The head of a listing's page, with a title and a description unlike those of every other listing and page; its twin passes the same
 * listing and so names the same canonical address.
 */
export function listingMetadata(listing: Listing, page: number): Metadata {
  const texts = byPage.get(page) ?? tellListings(getNamed(), page);
  byPage.set(page, texts);
  const found = texts.get(listing.hrefOf(1));
  if (!found) throw new Error(`No page ${page} of ${listing.hrefOf(1)}`);
  return pageMetadata({ ...found, path: listing.hrefOf(page), image: listingShareImage(listing.products) });
}

/** The facts below the products of a listing. */
export function listingFacts(listing: Listing): string {
  facts ??= new Map(getNamed().map((entry) => [entry.listing.hrefOf(1), tellListing(entry)]));
  return facts.get(listing.hrefOf(1)) ?? '';
}

function getNamed(): readonly NamedListing[] {
  named ??= nameListings(allListings());
  return named;
}
