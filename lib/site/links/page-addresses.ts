import questionsData from '@data/questions.json';
import { CATEGORIES, type CategoryKey, categoryRule } from '../../catalogue/categories/categories';
import type { ParsedProduct } from '../../catalogue/schema/product';
import { SIZE_GUIDES } from '../../catalogue/sizes/size-guides';
import { countPages } from '../../listing/paginate';
import { PAGE_DEFINITIONS } from '../pages';
import { paginatedPath, routes } from '../routes';
import { unlinkedRoutes } from '../unlinked-routes';

/** A page of the shop. */
export type PageAddress = {
  /** Element ids that a link may have after '#'; undefined if unknown. */
  ids?: readonly string[] | undefined;
  /** Number of products of a listing; 1 for a product. Undefined for other pages. */
  products?: number;
  /** True for a page of the owner that has only placeholders. */
  isUnwritten?: boolean;
};
/** The pages of the storefront by path, such as '/faq/' and '/clothing/page/2/'. */
export type PageAddresses = ReadonlyMap<string, PageAddress>;

/**
 * The pages of a shop with these products, without the owner's pages.
 * @param categories all categories, including those that a catalogue adds
 */
export function listPageAddresses(
  all: readonly Pick<ParsedProduct, 'id' | 'brand' | 'placements' | 'hidden'>[],
  categories: readonly { key: CategoryKey }[] = CATEGORIES,
): Map<string, PageAddress> {
  const products = all.filter(({ hidden }) => !hidden);
  const listings = new Map<string, number>();
  const add = (path: string, count: number) => listings.set(path, (listings.get(path) ?? 0) + count);
  add(routes.allProducts(), products.length);
  // Categories and listed subcategories have a page even without products.
  for (const { key } of categories) {
    add(routes.category(key), 0);
    for (const { slug } of categoryRule(key).subcategories) add(routes.subcategory(key, slug), 0);
  }
  for (const { brand, placements } of products) {
    const paths = placements.flatMap(({ category, subcategory }) => [
      routes.category(category),
      ...(subcategory ? [routes.subcategory(category, subcategory.slug)] : []),
    ]);
    for (const path of new Set([routes.brand(brand.slug), ...paths])) add(path, 1);
  }
  const addresses = new Map<string, PageAddress>();
  for (const [path, total] of listings)
    for (let page = 1; page <= countPages(total); page += 1)
      addresses.set(paginatedPath(path, page), { products: total });
  for (const { key } of categories)
    addresses.set(unlinkedRoutes.genericCategory(key), { ...addresses.get(routes.category(key)) });
  for (const { id } of products) addresses.set(routes.product(id), { products: 1 });
  for (const { path } of Object.values(PAGE_DEFINITIONS)) addresses.set(path, {});
  const questions = questionsData as readonly { id: string }[];
  addresses.set(routes.faq(), { ids: questions.map(({ id }) => id) });
  addresses.set(routes.sizeGuide(), { ids: SIZE_GUIDES.map(({ id }) => id) });
  return addresses;
}
