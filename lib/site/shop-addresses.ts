import { CATEGORIES, type CategoryKey, categoryRule } from '../catalogue/categories';
import type { ParsedProduct } from '../catalogue/schema/product';
import { SIZE_GUIDES } from '../catalogue/size-guides';
import { countPages } from '../listing/paginate';
import { PAGE_ROWS } from './pages';
import { faqQuestions } from './questions';
import { numberedPath, routes } from './routes';
import { unlinkedRoutes } from './unlinked-routes';

/** A page of the shop. `ids` are the parts that a link may name after '#'; undefined if unknown. */
export type ShopAddress = {
  ids?: readonly string[] | undefined;
  /** The number of products of a listing; 1 for a product. Undefined for pages that do not depend on products. */
  products?: number;
};
/** The pages of the storefront by path, such as '/faq/' and '/clothing/page/2/'. */
export type Addresses = ReadonlyMap<string, ShopAddress>;
type PlacedProduct = Pick<ParsedProduct, 'id' | 'brand' | 'placements' | 'hidden'>;

/**
 * The pages of a shop with these products, without the owner's pages.
 * @param categories all categories, including those that a catalogue adds
 */
export function shopAddresses(
  all: readonly PlacedProduct[],
  categories: readonly { key: CategoryKey }[] = CATEGORIES,
): Map<string, ShopAddress> {
  const products = all.filter(({ hidden }) => !hidden);
  const addresses = new Map<string, ShopAddress>();
  for (const [path, count] of countListed(products, categories)) {
    for (let page = 1; page <= countPages(count); page += 1)
      addresses.set(numberedPath(path, page), { products: count });
  }
  for (const { key } of categories)
    addresses.set(unlinkedRoutes.genericCategory(key), { ...addresses.get(routes.category(key)) });
  for (const { id } of products) addresses.set(routes.product(id), { products: 1 });
  for (const { path } of Object.values(PAGE_ROWS)) addresses.set(path, {});
  addresses.set(routes.faq(), { ids: faqQuestions.map(({ id }) => id) });
  addresses.set(routes.sizeGuide(), { ids: SIZE_GUIDES.map(({ id }) => id) });
  return addresses;
}

/** The number of products of each listing by path. Listed subcategories have a page even without products. */
function countListed(products: readonly PlacedProduct[], categories: readonly { key: CategoryKey }[]) {
  const counts = new Map([[routes.allProducts(), products.length]]);
  for (const { key } of categories) {
    counts.set(routes.category(key), 0);
    for (const { slug } of categoryRule(key).subcategories) counts.set(routes.subcategory(key, slug), 0);
  }
  for (const { brand, placements } of products) {
    const paths = placements.flatMap(({ category, subcategory }) => [
      routes.category(category),
      ...(subcategory ? [routes.subcategory(category, subcategory.slug)] : []),
    ]);
    for (const path of new Set([routes.brand(brand.slug), ...paths])) counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return counts;
}
