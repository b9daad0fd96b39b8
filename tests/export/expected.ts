import { readFileSync } from 'node:fs';
import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { type Catalogue, formatProblem, parseCatalogueText } from '@/lib/catalogue/parse';

import { menu } from '@/lib/site/menu';
import { catalogueFile } from './site';

/** A list of goods as the data calls for it: where it stands and what is in it, in any order. */
export type ExpectedListing = { path: string; ids: string[] };

/** The addresses of the menu's subcategories. */
const MENU_PATHS = menu.flatMap(({ items }) => items.map(({ href }) => href));

/** The model of a category map; fails the test with the problems when it is not valid. */
export function parseModel(text: string, file: string): Catalogue {
  const result = parseCatalogueText(text, file);
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  return result.catalogue;
}

/** The catalogue that the export was built from. */
export const model: Catalogue = parseModel(readFileSync(catalogueFile, 'utf8'), catalogueFile);
export const { products } = model;

/** Every subcategory: those of the menu, and those that only the data has. */
export function expectedSubcategories(): ExpectedListing[] {
  const listings = new Map<string, string[]>(MENU_PATHS.map((path) => [path, []]));
  for (const { key, slug } of CATEGORIES) {
    for (const { id, placements } of products) {
      for (const { category, subcategory } of placements) {
        if (category !== key || !subcategory) continue;
        const path = `/${slug}/${subcategory.slug}/`;
        listings.set(path, [...(listings.get(path) ?? []), id]);
      }
    }
  }
  return [...listings].map(([path, ids]) => ({ path, ids }));
}

/** Every listing that has numbered pages. */
export function expectedListings(): ExpectedListing[] {
  const categories = CATEGORIES.map(({ key, slug }) => ({
    path: `/${slug}/`,
    ids: products.filter(({ placements }) => placements.some(({ category }) => category === key)).map(({ id }) => id),
  }));
  const brands = [...new Set(products.map(({ brand }) => brand.slug))].map((brandSlug) => ({
    path: `/brands/${brandSlug}/`,
    ids: products.filter(({ brand }) => brand.slug === brandSlug).map(({ id }) => id),
  }));
  const all = { path: '/all-products/', ids: products.map(({ id }) => id) };
  return [...categories, ...expectedSubcategories(), ...brands, all];
}

const PAGE_SIZE = 9;

/** The addresses of a listing's pages: ceil(n / 9) of them, and one where n is 0. */
export function numberedPaths({ path, ids }: ExpectedListing): string[] {
  const pages = Math.max(1, Math.ceil(ids.length / PAGE_SIZE));
  return Array.from({ length: pages }, (_, index) => (index === 0 ? path : `${path}page/${index + 1}/`));
}

/** How many products stand on the page of that number, from 1. */
export function countOnPage(total: number, page: number): number {
  return Math.max(0, Math.min(PAGE_SIZE, total - (page - 1) * PAGE_SIZE));
}
