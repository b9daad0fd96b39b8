import 'server-only';
import type { Metadata } from 'next';
import { getBrand, getBrands, getProducts } from '../../catalogue/load';
import { brandListing } from '../../listing/listings';
import { listingMetadata } from '../../seo/listing-metadata';
import { pageMetadata } from '../../seo/metadata';
import { byFrequency, summarizeNames } from '../../seo/sentences';
import { shopPages } from '../shop-pages';
import { type ListingPage, pageSegments, readSegments } from './listing-page';

type BrandParams = { brand: string; rest?: string[] };

/** The list of brands. `count` is the number of products. */
export function getBrandsPage() {
  return { brands: getBrands().map(({ slug, name, products }) => ({ slug, name, count: products.length })) };
}

/** Metadata of /brands/: the description names the three brands with the most products. */
export function brandsMetadata(): Metadata {
  const largest = byFrequency(getProducts().map(({ brand }) => brand.name)).map(({ name }) => name);
  return pageMetadata({ ...shopPages.brands, description: `All brands: ${summarizeNames(largest, { max: 3 })}.` });
}

/** Route parameters of /brands/5-11/, /brands/5-11/page/2/ and so on. */
export function brandParams(): BrandParams[] {
  return getBrands().flatMap((brand) =>
    pageSegments(brandListing(brand).pages).map((rest) => ({ brand: brand.slug, rest })),
  );
}

/** A page of the products of a brand; undefined for an unknown brand. */
export function getBrandPage({ brand: slug, rest }: BrandParams): ListingPage | undefined {
  const brand = getBrand(slug);
  return brand && { listing: brandListing(brand), page: readSegments(rest).page };
}

/** Metadata of a brand's page; undefined for an unknown brand. */
export function brandMetadata(params: BrandParams): Metadata | undefined {
  const found = getBrandPage(params);
  return found && listingMetadata(found.listing, found.page);
}
