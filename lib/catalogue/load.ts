import 'server-only';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import orderKits from '@data/order-kits.json';
import { readOnce } from '../read-once';
import { readEnvironment } from '../site/environment';
import { CATEGORIES, type CategoryKey, categoryRule } from './categories/categories';
import { groupBy } from './group-by';
import { imageWithCopies, pictureWithCopies } from './images/image-copies';
import { kitsByPiece } from './kits';
import { type Category, formatProblem, parseCatalogue, type RawGroups } from './parse';
import { parseJson } from './parse-json';
import { findRelated } from './recommendations/related';
import { ORDER_KITS_FILE, type OrderKit, parseOrderKits, toOrderKits } from './schema/order-kits';
import type { ParsedProduct, Product } from './schema/product';

/** The products of a brand or subcategory page, in catalogue order. */
export type ProductGroup = { slug: string; name: string; products: readonly Product[] };
/** A category with its products and its subcategories. */
export type CategoryGroup = Category & { products: readonly Product[]; subcategories: readonly ProductGroup[] };

/** Parsed once per process. Maps, because a build looks up products on thousands of pages. */
const getIndex = readOnce(readIndex);
const related = readOnce(() => findRelated(getProducts()));

function readIndex() {
  const { catalogueFile } = readEnvironment();
  const file = resolve(/* turbopackIgnore: true */ process.cwd(), catalogueFile);
  const raw = parseJson(readFileSync(file), catalogueFile);
  const result = parseCatalogue(raw, catalogueFile);
  if (!result.ok) {
    const lines = result.problems.map(formatProblem);
    throw new Error(`The catalogue has ${lines.length} problems:\n${lines.join('\n')}`);
  }
  const { categories, products: parsed } = result.catalogue;
  const products = parsed.filter(({ hidden }) => !hidden).map(withFiles);
  return {
    /** The parsed JSON of the catalogue file. */
    raw: raw as RawGroups,
    /** Without hidden products. */
    products,
    byId: new Map(products.map((product) => [product.id, product])),
    byCategory: new Map(categories.map((category) => [category.key, groupCategory(category, products)])),
    byBrand: new Map([...groupBy(products, ({ brand }) => brand.slug)].map(toBrand)),
    kitsOf: kitsByPiece(products),
  };
}

/** Adds the smaller copies of photographs and the sizes of documents. */
function withFiles(product: ParsedProduct): Product {
  const variants = product.variants?.map((variant) =>
    variant.images ? { ...variant, images: variant.images.map(imageWithCopies) } : variant,
  );
  const documents = product.documents?.map((document) => ({ ...document, ...fileSize(document.href) }));
  return {
    ...product,
    ...(variants && { variants }),
    ...(documents && { documents }),
    images: product.images.map(pictureWithCopies),
  };
}

/** The size of a file of the shop. Empty if the file is missing; `catalogue:check` reports missing files. */
function fileSize(path: string): { bytes?: number } {
  const stats = statSync(publicFilePath(path), { throwIfNoEntry: false });
  return stats ? { bytes: stats.size } : {};
}

/** The entry of a brand by its slug. The name comes from the first product, because all products spell a brand the same. */
function toBrand([slug, products]: [string, Product[]]): [string, ProductGroup] {
  return [slug, { slug, name: products[0]?.brand.name ?? slug, products }];
}

/**
 * A category with its products. Its subcategories: those of the menu, even if they are empty, then those with a name in
 * `categories.json`, then those that only products have.
 */
function groupCategory(category: Category, all: readonly Product[]): CategoryGroup {
  const products: Product[] = [];
  const { subcategories: listed, order } = categoryRule(category.key);
  const subcategories = new Map<string, ProductGroup & { products: Product[] }>();
  for (const group of listed) subcategories.set(group.slug, { ...group, products: [] });
  for (const product of all) {
    const placements = product.placements.filter((placement) => placement.category === category.key);
    if (placements.length > 0) products.push(product);
    for (const { subcategory } of placements) {
      if (!subcategory) continue;
      const group = subcategories.get(subcategory.slug) ?? { ...subcategory, products: [] };
      group.products.push(product);
      subcategories.set(subcategory.slug, group);
    }
  }
  const ordered = order.flatMap((slug) => subcategories.get(slug) ?? []);
  return { ...category, products, subcategories: [...new Set([...ordered, ...subcategories.values()])] };
}

/** The parsed JSON of the catalogue file, for `/catalogue.json`. */
export const getRawGroups = (): RawGroups => getIndex().raw;

/** All products that are not hidden, in catalogue order. */
export const getProducts = (): readonly Product[] => getIndex().products;

/** The product with an id. Undefined if it is hidden or missing. */
export const getProduct = (id: string): Product | undefined => getIndex().byId.get(id);

/** The related products of a product: see `findRelated`. */
export const getRelated = (id: string): readonly Product[] => related().get(id) ?? [];

/** The kits that contain a product. */
export const getKitsOf = (id: string): readonly Product[] => getIndex().kitsOf.get(id) ?? [];

/** The categories in the order of `categories.json`, as on the home page. */
export const getCategories = (): readonly CategoryGroup[] =>
  CATEGORIES.flatMap(({ key }) => getIndex().byCategory.get(key) ?? []);

/** The category with a key. Throws if the shop does not have it. */
export function getCategory(key: CategoryKey): CategoryGroup {
  const category = getIndex().byCategory.get(key);
  if (!category) throw new Error(`No category ${key}`);
  return category;
}

/** The brands, sorted by slug. */
export const getBrands = (): readonly ProductGroup[] =>
  [...getIndex().byBrand.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));

/** The brand with a slug. Undefined if it has no products. */
export const getBrand = (slug: string): ProductGroup | undefined => getIndex().byBrand.get(slug);

/** The kits in `order-kits.json`; empty without the file. Throws an error that lists every problem of the file. */
export function getOrderKits(): OrderKit[] {
  if (orderKits === null) return [];
  const { dataDir } = readEnvironment();
  const products = getProducts();
  const result = parseOrderKits(orderKits, join(dataDir, ORDER_KITS_FILE), products);
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  return toOrderKits(result.kits, products);
}

/** The path of the file that the site serves at a URL path such as '/uploads/a.webp'. The data folder overrides `public/`. */
export function publicFilePath(urlPath: string, dataDir = readEnvironment().dataDir): string {
  const file = join(/* turbopackIgnore: true */ dataDir, urlPath);
  return existsSync(file) ? file : join(/* turbopackIgnore: true */ 'public', urlPath);
}
