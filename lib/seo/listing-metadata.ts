import 'server-only';
import type { Metadata } from 'next';
import { allListings, type Listing } from '../listing/listings';
import { memoizeByKey } from '../memoize';
import { readOnce } from '../read-once';
import { listingSeoTexts, listingSummary, nameListings } from './listing-texts';
import { pageMetadata } from './metadata';
import { listingShareImage } from './share-image';

/** All listings with unique names, by address. */
const getNamedListings = readOnce(
  () => new Map(nameListings(allListings()).map((named) => [named.listing.hrefOf(1), named])),
);
const textsOfPage = memoizeByKey((page: number) => listingSeoTexts([...getNamedListings().values()], page));

/** Metadata of a page of a listing, with a unique title and description. A second address has the same canonical address. */
export function listingMetadata({ listing, page }: { listing: Listing; page: number }): Metadata {
  const found = textsOfPage(page).get(listing.hrefOf(1));
  if (!found) throw new Error(`No page ${page} of ${listing.hrefOf(1)}`);
  return pageMetadata({ ...found, path: listing.hrefOf(page), image: listingShareImage(listing.products) });
}

/** The text below the products of a listing. */
export function listingFacts(listing: Listing): string {
  const named = getNamedListings().get(listing.hrefOf(1));
  return named ? listingSummary(named) : '';
}
