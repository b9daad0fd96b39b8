import 'server-only';
import type { Metadata } from 'next';
import { CATEGORIES, isCategory } from '../../catalogue/categories/categories';
import { getCategories } from '../../catalogue/load';
import { type BannerContent, toBanner } from '../../listing/banners';
import { categoryListing, type Listing, subcategoryListing } from '../../listing/listings';
import { listingMetadata } from '../../seo/listing-metadata';
import { pageMetadata } from '../../seo/metadata';
import { getOwnPage, getOwnPages } from '../own-pages/own-pages';
import type { OwnPage } from '../own-pages/parse-page';
import { ownShopPage } from '../shop-pages';
import { unlinkedRoutes } from '../unlinked-routes';
import { type ListingPage, pageSegments, readSegments } from './listing-page';

type CategoryParams = { category: string; rest?: string[] };

/** A page of a category or subcategory, or a page that the shop's owner wrote. Banners are on first pages only. */
export type CategoryPage =
  | { kind: 'own-page'; ownPage: OwnPage }
  | ({ kind: 'listing'; banner: BannerContent | undefined } & ListingPage);

/**
 * Route parameters of /clothing/, /clothing/page/2/, /clothing/shirts/, /clothing/shirts/page/2/, and of the shop's own pages
 * such as /about/. One route has them all, because Next allows one parameter name per folder level.
 */
export function categoryParams(): CategoryParams[] {
  return [
    ...getCategories().flatMap((category) => [
      ...pageSegments(categoryListing(category.key).pages).map((rest) => ({ category: category.slug, rest })),
      ...category.subcategories.flatMap((group) =>
        pageSegments(subcategoryListing(category, group).pages).map((rest) => ({
          category: category.slug,
          rest: [group.slug, ...rest],
        })),
      ),
    ]),
    ...getOwnPages().map(({ name }) => ({ category: name, rest: [] })),
  ];
}

/** The page at an address, such as ['shirts', 'page', '2'] in 'clothing'; undefined for an unknown address. */
export function getCategoryPage({ category, rest }: CategoryParams): CategoryPage | undefined {
  const ownPage = getOwnPage(category);
  if (ownPage) return { kind: 'own-page', ownPage };
  const { slug, page } = readSegments(rest);
  const listing = findListing(category, slug);
  return listing && { kind: 'listing', listing, page, banner: page === 1 ? toBanner(listing) : undefined };
}

/** Metadata of such a page; undefined for an unknown address. */
export function categoryMetadata({ category, rest }: CategoryParams): Metadata | undefined {
  const ownPage = getOwnPage(category);
  if (ownPage) return pageMetadata(ownShopPage(ownPage));
  const { slug, page } = readSegments(rest);
  const listing = findListing(category, slug);
  return listing && listingMetadata(listing, page);
}

function findListing(categorySlug: string, slug: string | undefined): Listing | undefined {
  const category = getCategories().find((each) => each.slug === categorySlug);
  if (!category || slug === undefined) return category && categoryListing(category.key);
  const group = category.subcategories.find((each) => each.slug === slug);
  return group && subcategoryListing(category, group);
}

/** Route parameters of the second addresses of categories: /category/clothing/. */
export function genericCategoryParams(): { category: string }[] {
  return CATEGORIES.map(({ key }) => ({ category: key }));
}

/** A category at its second address; undefined for an unknown category. */
export function getGenericCategoryPage(category: string): (ListingPage & { path: string }) | undefined {
  if (!isCategory(category)) return undefined;
  return { listing: categoryListing(category), page: 1, path: unlinkedRoutes.genericCategory(category) };
}

/** Metadata of such a page. Its canonical address is that of the category, such as /clothing/. */
export function genericCategoryMetadata(category: string): Metadata | undefined {
  return isCategory(category) ? listingMetadata(categoryListing(category), 1) : undefined;
}
