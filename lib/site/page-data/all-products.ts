import 'server-only';
import type { Metadata } from 'next';
import { allProductsListing } from '../../listing/listings';
import { withFeedLinks } from '../../seo/feed-files';
import { listingMetadata } from '../../seo/listing-metadata';
import { unlinkedRoutes } from '../unlinked-routes';
import { type ListingPage, pageSegments, readSegments } from './listing-page';

type AllProductsParams = { rest?: string[] };

/** Route parameters of /all-products/, /all-products/page/2/ and so on. */
export function allProductsParams(): AllProductsParams[] {
  return pageSegments(allProductsListing().pages).map((rest) => ({ rest }));
}

/** A page of all products. */
export function getAllProductsPage({ rest }: AllProductsParams): ListingPage {
  return { listing: allProductsListing(), page: readSegments(rest).page };
}

/** Metadata of a page of all products, with links to the feeds of new products. */
export function allProductsMetadata(params: AllProductsParams): Metadata {
  const { listing, page } = getAllProductsPage(params);
  return withFeedLinks(listingMetadata(listing, page));
}

/** All products at their second address, /products/. */
export function getProductsPage(): ListingPage & { path: string } {
  return { listing: allProductsListing(), page: 1, path: unlinkedRoutes.products() };
}

/** Metadata of /products/. Its canonical address is /all-products/. */
export function productsMetadata(): Metadata {
  return listingMetadata(allProductsListing(), 1);
}
