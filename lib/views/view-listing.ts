import 'server-only';
import type { Metadata } from 'next';
import type { Card } from '../catalogue/card';
import type { Facets } from '../listing/count';
import type { Listing, NamedLink } from '../listing/listings';
import { pageLinks, paginate } from '../listing/paginate';
import type { Scope } from '../listing/scope';
import { listingFacts, listingMetadata } from '../seo/listing-metadata';
import { cardOf } from './cards';

/** A page of a listing as plain data: all that it says of the catalogue. */
export type ViewedListing = {
  metadata: Metadata;
  title: string;
  description: string;
  crumbs: readonly NamedLink[];
  subcategories: readonly (NamedLink & { count?: number; isCurrent: boolean })[];
  scope: Scope;
  facets: Facets;
  /** How many products the listing has on all of its pages. */
  count: number;
  /** Whether the seller does not ship some of them to every state. */
  hasLimits: boolean;
  cards: readonly Card[];
  page: number;
  /** The page's own address, and that of the listing's first page; a twin has one of its own. */
  path: string;
  basePath: string;
  /** The numbered pages that it links to, and their addresses. */
  links: readonly (number | 'gap')[];
  hrefs: Readonly<Record<number, string>>;
  empty: { message: string; wayOut: NamedLink };
  /** The sentence of facts below the goods of a first page. */
  facts?: string;
};

/**
 * The view of a numbered page of a listing. Counts by section and facet stand on the first page alone: an edit of one product changes
 * some of them, and would change every page of each of its listings.
 */
export function viewListing(listing: Listing, page = 1, path = listing.hrefOf(page)): ViewedListing {
  const { title, description, crumbs, scope, facets, products, pages, hrefOf, empty } = listing;
  const goods = paginate(products, page);
  const cards = goods.map(cardOf);
  const isFirst = page === 1;
  const links = pageLinks(page, pages);
  const numbers = links.filter((link) => link !== 'gap');
  return {
    metadata: listingMetadata(listing, page),
    title,
    description,
    crumbs,
    subcategories: listing.subcategories.map(({ products: { length: count }, ...link }) => ({
      ...link,
      ...(isFirst && { count }),
    })),
    scope,
    facets: isFirst ? facets.first : facets.further,
    count: products.length,
    hasLimits: (isFirst ? products : goods).some(
      ({ restrictions }) => restrictions !== undefined && restrictions.states.length > 0,
    ),
    cards,
    page,
    path,
    basePath: hrefOf(1),
    links,
    hrefs: Object.fromEntries(numbers.map((number) => [number, hrefOf(number)])),
    empty,
    ...(isFirst && cards.length > 0 && { facts: listingFacts(listing) }),
  };
}
