import { toCard } from '../../lib/catalogue/card';
import { CATEGORIES } from '../../lib/catalogue/categories';
import type { Catalogue } from '../../lib/catalogue/parse';
import type { ParsedProduct } from '../../lib/catalogue/schema/product';
import { sortFeatured } from '../../lib/index/sort';
import { countPages, paginate } from '../../lib/listing/paginate';
import { routes } from '../../lib/site/routes';
import { textPages } from '../../lib/site/shop-pages';

type Listing = { hrefOf: (page: number) => string; title: string; products: ParsedProduct[] };

/**
 * Every canonical page that a catalogue makes, by its path, with what it shows of the catalogue: two editions of a page differ where
 * these texts do. What stands beside the goods of a listing, such as the counts of its filters, is worth nobody's visit.
 */
export function shownPages(catalogue: Catalogue): Map<string, string> {
  const listings = listingsOf(catalogue);
  const counts = listings.map(({ title, products }) => [title, products.length]);
  const pages = new Map<string, unknown>([
    ...textPages.map(({ path }) => [path, ''] as const),
    [routes.home(), counts],
    [routes.brands(), counts],
  ]);
  for (const { hrefOf, title, products } of listings) {
    const sorted = sortFeatured(products);
    for (let page = 1; page <= countPages(products.length); page += 1) {
      pages.set(hrefOf(page), [title, products.length, paginate(sorted, page).map(toCard)]);
    }
  }
  for (const { stock: _, isBestseller: _rank, date: _day, ...shown } of catalogue.products) {
    pages.set(routes.product(shown.id), shown);
  }
  return new Map([...pages].map(([path, shown]) => [path, JSON.stringify(shown)]));
}

function listingsOf({ categories, products }: Catalogue): Listing[] {
  const listings = new Map<string, Listing>();
  const put = (title: string, hrefOf: Listing['hrefOf'], own: readonly ParsedProduct[]) => {
    const listing = listings.get(hrefOf(1)) ?? { hrefOf, title, products: [] };
    listing.products.push(...own);
    listings.set(hrefOf(1), listing);
  };
  put('', (page) => routes.allProducts(page), products);
  // Categories of the menu have a page even when nothing is in them.
  for (const { key, subcategories } of CATEGORIES) {
    put(
      categories.find((category) => category.key === key)?.description ?? '',
      (page) => routes.category(key, page),
      [],
    );
    for (const { slug, name } of subcategories) put(name, (page) => routes.subcategory(key, slug, page), []);
  }
  for (const product of products) {
    put(product.brand.name, (page) => routes.brand(product.brand.slug, page), [product]);
    const categoriesOfIt = new Set(product.placements.map(({ category }) => category));
    for (const category of categoriesOfIt) put('', (page) => routes.category(category, page), [product]);
    for (const { category, subcategory } of product.placements) {
      if (subcategory) put(subcategory.name, (page) => routes.subcategory(category, subcategory.slug, page), [product]);
    }
  }
  return [...listings.values()];
}
