import { readFileSync } from 'node:fs';
import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import type { Catalogue } from '@/lib/catalogue/parse';
import { menu } from '@/lib/site/menu';
import { parseValidCatalogue } from '@/scripts/build/images/photograph-urls';
import { catalogueFile } from './site';

/** A listing that the data requires: its path, and ids of its products in any order. */
export type ExpectedListing = { path: string; ids: string[] };

/** Paths of the subcategories in the menu. */
const MENU_PATHS = menu.flatMap(({ items }) => items.map(({ href }) => href));

/** The catalogue of the export. */
export const catalogue: Catalogue = parseValidCatalogue(readFileSync(catalogueFile), catalogueFile);
export const { products } = catalogue;

/** All subcategories of the menu and of the data. */
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

/** All listings with numbered pages. */
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

/** Paths of the pages of a listing: one per 9 products, and one for an empty listing. */
export function numberedPaths({ path, ids }: ExpectedListing): string[] {
  const pages = Math.max(1, Math.ceil(ids.length / PAGE_SIZE));
  return Array.from({ length: pages }, (_, index) => (index === 0 ? path : `${path}page/${index + 1}/`));
}

/** Number of products on a page; pages are numbered from 1. */
export function countOnPage(total: number, page: number): number {
  return Math.max(0, Math.min(PAGE_SIZE, total - (page - 1) * PAGE_SIZE));
}
