import 'server-only';
import type { Metadata } from 'next';
import { allListings, type Listing } from '../listing/listings';
import type { SeoTexts } from './fit-text';
import { listingSeoTexts, listingSummary, type NamedListing, nameListings } from './listing-texts';
import { pageMetadata } from './metadata';
import { listingShareImage } from './share-image';

let namedListings: readonly NamedListing[] | undefined;
let summaries: Map<string, string> | undefined;
const textsByPage = new Map<number, Map<string, SeoTexts>>();

/** Metadata of a page of a listing, with a unique title and description. A second address has the same canonical address. */
export function listingMetadata({ listing, page }: { listing: Listing; page: number }): Metadata {
  const texts = textsByPage.get(page) ?? listingSeoTexts(getNamedListings(), page);
  textsByPage.set(page, texts);
  const found = texts.get(listing.hrefOf(1));
  if (!found) throw new Error(`No page ${page} of ${listing.hrefOf(1)}`);
  return pageMetadata({ ...found, path: listing.hrefOf(page), image: listingShareImage(listing.products) });
}

/** The text below the products of a listing. */
export function listingFacts(listing: Listing): string {
  summaries ??= new Map(getNamedListings().map((entry) => [entry.listing.hrefOf(1), listingSummary(entry)]));
  return summaries.get(listing.hrefOf(1)) ?? '';
}

function getNamedListings(): readonly NamedListing[] {
  namedListings ??= nameListings(allListings());
  return namedListings;
}
