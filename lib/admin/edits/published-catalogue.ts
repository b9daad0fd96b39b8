import { CATEGORIES } from '../../catalogue/categories/categories';
import type { CategoryName } from '../../catalogue/categories/new-categories';
import type { RawProduct } from '../../catalogue/schema/product';
import { hash64 } from '../../hash';
import { isRecord } from '../../is-record';
import { forEachInChunks, type TaskOptions } from '../run-in-chunks';
import { hashProduct } from './fields';

/** Product as a row of the data file. Its fields are not validated yet. */
export type LooseProduct = Partial<RawProduct> & Record<string, unknown>;

/** Category map of the data file: a group of products per category key. */
export type RawCatalogue = Record<string, { products: LooseProduct[] } & Record<string, unknown>>;

/** Catalogue of the site or of a branch. `products` has each product once, in the order of the file. */
export type PublishedCatalogue = {
  /** Hash of all product hashes. */
  hash: string;
  catalogue: RawCatalogue;
  products: ReadonlyMap<string, RawProduct>;
  /** Categories of the file with their names, then the shop's categories that the file does not have. */
  categories: readonly CategoryName[];
};

/**
 * Reads `/catalogue.json`. The build has validated the products, so only the shape is checked. If an id occurs twice, the first row
 * is used. Throws if the value is not a category map, such as an HTML page of the host.
 */
export async function toPublishedCatalogue(json: unknown, taskOptions?: TaskOptions): Promise<PublishedCatalogue> {
  const products = productsById(json);
  if (products.size === 0) throw new Error('The catalogue is empty');
  // Hashing thousands of products is slow; the hash of all products reads the cached hashes.
  await forEachInChunks([...products.values()], hashProduct, taskOptions);
  return {
    hash: hash64([...products].map(([id, raw]) => [id, hashProduct(raw)]).join('\n')),
    catalogue: json as RawCatalogue,
    products,
    categories: readCategories(json as object),
  };
}

/** Products of a category map by id; the first row of each. Throws if the value is not a category map. */
export function productsById(json: unknown): Map<string, RawProduct> {
  const products = new Map<string, RawProduct>();
  for (const group of Object.values(isRecord(json) ? json : {})) {
    if (!isRecord(group) || !Array.isArray(group.products)) throw new Error('The catalogue is not a map of categories');
    for (const raw of group.products) {
      if (!isRecord(raw) || typeof raw.id !== 'string')
        throw new Error('The catalogue has an entry that is not a product');
      if (!products.has(raw.id)) products.set(raw.id, raw as RawProduct);
    }
  }
  return products;
}

function readCategories(groups: object): CategoryName[] {
  const names = new Map<string, string>(
    Object.entries(groups).flatMap(([key, { name }]) => (typeof name === 'string' ? [[key, name]] : [])),
  );
  for (const { key, name } of CATEGORIES) if (!names.has(key)) names.set(key, name);
  return [...names].map(([key, name]) => ({ key, name }));
}
