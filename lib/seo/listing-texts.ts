import 'server-only';
import { allListings, type Listing } from '../listing/listings';
import type { Texts } from './fit-text';
import { type NamedListing, nameListings, tellListing, tellListings } from './tell-listings';

let named: readonly NamedListing[] | undefined;
let facts: Map<string, string> | undefined;
const byPage = new Map<number, Map<string, Texts>>();

/** Title and description of a page of a listing, unlike those of every other listing and page. */
export function listingTexts(listing: Listing, page: number): Texts {
  const texts = byPage.get(page) ?? tellListings(getNamed(), page);
  byPage.set(page, texts);
  const found = texts.get(listing.hrefOf(1));
  if (!found) throw new Error(`No page ${page} of ${listing.hrefOf(1)}`);
  return found;
}

/** The facts of a listing that stand below its goods. */
export function listingFacts(listing: Listing): string {
  facts ??= new Map(getNamed().map((entry) => [entry.listing.hrefOf(1), tellListing(entry)]));
  return facts.get(listing.hrefOf(1)) ?? '';
}

function getNamed(): readonly NamedListing[] {
  named ??= nameListings(allListings());
  return named;
}
