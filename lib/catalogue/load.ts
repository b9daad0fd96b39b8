import 'server-only';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readEnvironment } from '../environment';
import { CATEGORIES, type CategoryKey, categoryRule, type Subcategory } from './categories';
import { drawingAddress } from './drawings/address';
import { getDrawings } from './drawings/manifest';
import { kitsByPiece } from './kits';
import { lastDays, type RawGroups } from './last-changes';
import { type Catalogue, type Category, formatProblem } from './parse';
import { parseJson } from './parse-json';
import { parseCatalogueText } from './parse-text';
import { getPhotograph } from './photographs/manifest';
import type { DrawnPicture } from './pictures';
import { readLastChanges } from './read-last-changes';
import type { Placement, Product } from './schema/product';
import { findSimilar } from './similar';
import { toldApart } from './told-apart';

/** The goods of one address: products in the catalogue's own order. */
export type ProductGroup = { slug: string; name: string; products: readonly Product[] };
/** A category with its products and its subcategories. */
export type CategoryGroup = Category & { products: readonly Product[]; subcategories: readonly ProductGroup[] };

type Index = {
  catalogue: Catalogue;
  byId: ReadonlyMap<string, Product>;
  byCategory: ReadonlyMap<CategoryKey, CategoryGroup>;
  byBrand: ReadonlyMap<string, ProductGroup>;
  kitsOf: ReadonlyMap<string, readonly Product[]>;
};

let index: Index | undefined;
let similar: ReadonlyMap<string, readonly Product[]> | undefined;
let days: ReadonlyMap<string, string> | undefined;

/** Read and parsed once per process; a build over thousands of pages looks products up in maps and never scans. */
function getIndex(): Index {
  index ??= buildIndex(readCatalogue());
  return index;
}

/** The catalogue file as it stands, for `/catalogue.json`. */
export function readCatalogueText(): string {
  const { catalogueFile } = readEnvironment();
  return readFileSync(resolve(/* turbopackIgnore: true */ process.cwd(), catalogueFile), 'utf8');
}

function readCatalogue(): Catalogue {
  const { catalogueFile } = readEnvironment();
  const result = parseCatalogueText(readCatalogueText(), catalogueFile);
  if (result.ok) {
    const products = underOneName(result.catalogue.products).map(withPictures);
    return { ...result.catalogue, products: toldApart(products) };
  }
  throw new Error(
    `The catalogue has ${result.problems.length} problems:\n${result.problems.map(formatProblem).join('\n')}`,
  );
}

/** Gives a subcategory the name that the first of its goods has, however the others write it: 'T-shirts' and 'T-Shirts' share an address. */
function underOneName(products: readonly Product[]): Product[] {
  const first = new Map<string, Subcategory>();
  const named = (placement: Placement): Placement => {
    const { category, subcategory } = placement;
    if (!subcategory) return placement;
    const address = `${category}/${subcategory.slug}`;
    const known = first.get(address) ?? subcategory;
    first.set(address, known);
    return { category, subcategory: known };
  };
  return products.map((product) => {
    const [main, ...others] = product.placements;
    return { ...product, placements: [named(main), ...others.map(named)] };
  });
}

/** Adds the copies that `npm run images` has made of remote photographs, and the drawings that `artwork` has made. */
function withPictures(product: Product): Product {
  const pictures = product.images.map((src) => {
    const photograph = getPhotograph(src);
    return photograph ? { src, variants: photograph.variants } : src;
  });
  const drawn = getDrawings(product.id).map(({ file, kind, caption, view, color }) => ({
    image: drawingAddress(file),
    kind,
    caption,
    ...(view !== 'front' && { view }),
    ...(color && { color }),
  }));
  const isTurn = ({ view, color }: DrawnPicture) => view !== undefined && color !== drawn[0]?.color;
  const drawings = drawn.filter((picture) => !isTurn(picture));
  const turns = drawn.filter(isTurn);
  return {
    ...product,
    ...(pictures.some((picture) => typeof picture !== 'string') && { pictures }),
    ...(drawings.length > 0 && { drawings }),
    ...(turns.length > 0 && { turns }),
  };
}

function buildIndex(catalogue: Catalogue): Index {
  const byCategory = new Map<CategoryKey, CategoryGroup>();
  for (const category of catalogue.categories)
    byCategory.set(category.key, groupCategory(category, catalogue.products));
  const byBrand = new Map<string, ProductGroup & { products: Product[] }>();
  for (const product of catalogue.products) {
    const { slug, name } = product.brand;
    const group = byBrand.get(slug) ?? { slug, name, products: [] };
    group.products.push(product);
    byBrand.set(slug, group);
  }
  return {
    catalogue,
    byId: new Map(catalogue.products.map((product) => [product.id, product])),
    byCategory,
    byBrand,
    kitsOf: kitsByPiece(catalogue.products),
  };
}

/** Subcategories of the menu come first, even when empty, then others in the order of their names; then those that only the goods have. */
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
  const named = order.flatMap((slug) => subcategories.get(slug) ?? []);
  return { ...category, products, subcategories: [...new Set([...named, ...subcategories.values()])] };
}

/** All products in the catalogue's own order. */
export function getProducts(): readonly Product[] {
  return getIndex().catalogue.products;
}

/** The product of an id, or undefined. */
export function getProduct(id: string): Product | undefined {
  return getIndex().byId.get(id);
}

/** Products that a visitor may mean instead: see `findSimilar`. */
export function getSimilar(id: string): readonly Product[] {
  similar ??= findSimilar(getProducts());
  return similar.get(id) ?? [];
}

/** The day since which a product's page says what it says, 'YYYY-MM-DD'; undefined where nobody has recorded it. */
export function getLastChange(id: string): string | undefined {
  days ??= readDays();
  return days.get(id);
}

function readDays(): ReadonlyMap<string, string> {
  const result = readLastChanges(readEnvironment().dataDir);
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  return lastDays(parseJson(readCatalogueText()) as RawGroups, result.changes);
}

/** The kits that a product is a piece of. */
export function getKitsOf(id: string): readonly Product[] {
  return getIndex().kitsOf.get(id) ?? [];
}

/** The categories in the order of `categories.json`: that of the home page. */
export function getCategories(): readonly CategoryGroup[] {
  return CATEGORIES.flatMap(({ key }) => getIndex().byCategory.get(key) ?? []);
}

/** The category of a key; throws for one that the shop does not have. */
export function getCategory(key: CategoryKey): CategoryGroup {
  const category = getIndex().byCategory.get(key);
  if (!category) throw new Error(`No category ${key}`);
  return category;
}

/** The makers by name. */
export function getBrands(): readonly ProductGroup[] {
  return [...getIndex().byBrand.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** The goods of a maker, or undefined. */
export function getBrand(slug: string): ProductGroup | undefined {
  return getIndex().byBrand.get(slug);
}
