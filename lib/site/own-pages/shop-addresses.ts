import { CATEGORIES } from '../../catalogue/categories';
import type { ParsedProduct } from '../../catalogue/schema/product';
import { SIZE_GUIDES } from '../../catalogue/size-guides';
import { PAGE_ROWS } from '../pages';
import { faqQuestions } from '../questions';
import { routes } from '../routes';

/** Addresses of pages; where their parts are known by their ids, a link may name no other. */
export type Addresses = Map<string, readonly string[] | undefined>;

/** The parts of a product by which pages are made of it. */
export type PlacedGoods = Pick<ParsedProduct, 'id' | 'brand' | 'placements'>;

/** The pages of the shop without its owner's: those of the table of pages, and those of categories and products. */
export function shopAddresses(products: Iterable<PlacedGoods>): Addresses {
  const addresses: Addresses = new Map(Object.values(PAGE_ROWS).map(({ path }) => [path, undefined]));
  addresses.set(
    routes.faq(),
    faqQuestions.map(({ id }) => id),
  );
  addresses.set(
    routes.sizeGuide(),
    SIZE_GUIDES.map(({ id }) => id),
  );
  const add = (path: string) => addresses.set(path, undefined);
  for (const { key, subcategories } of CATEGORIES) {
    add(routes.category(key));
    for (const { slug } of subcategories) add(routes.subcategory(key, slug));
  }
  for (const { id, brand, placements } of products) {
    add(routes.product(id));
    add(routes.brand(brand.slug));
    for (const { category, subcategory } of placements)
      if (subcategory) add(routes.subcategory(category, subcategory.slug));
  }
  return addresses;
}
