import 'server-only';
import type { Metadata } from 'next';
import type { Listing } from '../listing/listings';
import { listingTexts } from './listing-texts';
import { pageMetadata } from './metadata';

/** The head of a listing's page; its twin passes the same listing and so names the same canonical address. */
export function listingMetadata(listing: Listing, page: number): Metadata {
  return pageMetadata({ ...listingTexts(listing, page), path: listing.hrefOf(page) });
}
