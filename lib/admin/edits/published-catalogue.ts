import { CATEGORIES, categoryRule, isCategory } from '../../catalogue/categories/categories';
import { type CategoryName, isNewCategory } from '../../catalogue/categories/new-categories';
import { PLACEMENT_FIELDS, type RawProduct } from '../../catalogue/schema/product';
import { hash64 } from '../../hash';
import { isRecord } from '../../is-record';
import { forEachInChunks, type TaskOptions } from '../run-in-chunks';
import { changedFields, type FieldChange, hashProduct, nullToUndefined, withFields } from './fields';

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

/** Change of one product. `fields` is empty for added and deleted products. */
export type ProductChange = { id: string; name: string; kind: 'add' | 'update' | 'delete'; fields: FieldChange[] };

/**
 * Replaces products of a catalogue by other versions; `undefined` deletes a product. The given catalogue is not modified, and unchanged
 * products stay the same objects. Added products, and products of another category than before, are last in their category. With an
 * unknown category an added product is in the first group, and other products stay in theirs; validation reports it later.
 * @param nameOf returns the name of a product's category; `undefined` if the category cannot be created
 * @returns the catalogue, and a change for each product that differs
 */
export function applyVersions(
  catalogue: RawCatalogue,
  versions: ReadonlyMap<string, RawProduct | undefined>,
  nameOf: (product: LooseProduct) => string | undefined = categoryNameOf,
): { catalogue: RawCatalogue; changes: ProductChange[] } {
  const firstRows = productsById(catalogue);
  const changes = [...versions].flatMap(([id, version]) => toChange(id, firstRows.get(id), version));
  const byId = new Map(changes.map((change) => [change.id, change]));
  const groups = new Map<string, RawCatalogue[string]>();
  for (const [key, group] of Object.entries(catalogue)) groups.set(key, { ...group, products: [] });
  const isKnown = (product: LooseProduct) => groups.has(String(product.category)) || nameOf(product) !== undefined;
  const moved = new Map<string, LooseProduct>();
  for (const [key, { products }] of Object.entries(catalogue)) {
    for (const before of products) {
      const id = String(before.id);
      const change = byId.get(id);
      if (change?.kind === 'delete') continue;
      const product = change ? withChange(before, change, before === firstRows.get(id)) : before;
      const isMoved = before.category === key && product.category !== key && isKnown(product);
      if (isMoved) moved.set(id, product);
      else groups.get(key)?.products.push(product);
    }
  }
  for (const { id, kind } of changes) {
    const product: LooseProduct | undefined = kind === 'add' ? versions.get(id) : moved.get(id);
    if (!product) continue;
    const key = isKnown(product) ? String(product.category) : (groups.keys().next().value ?? '');
    const group = groups.get(key) ?? { key, name: nameOf(product), products: [] };
    group.products.push(product);
    groups.set(key, group);
  }
  return { catalogue: Object.fromEntries(groups), changes };
}

function toChange(id: string, before: RawProduct | undefined, version: RawProduct | undefined): ProductChange[] {
  const name = String(version?.name ?? before?.name ?? id);
  if (!version) return before ? [{ id, name, kind: 'delete', fields: [] }] : [];
  if (!before) return [{ id, name, kind: 'add', fields: [] }];
  const fields = changedFields(before, version);
  return fields.length > 0 ? [{ id, name, kind: 'update', fields }] : [];
}

/** Sets the changed fields. A product in two categories has two rows; category and subcategory change in the first row only. */
function withChange(row: LooseProduct, { fields }: ProductChange, isFirst: boolean): LooseProduct {
  const shown = isFirst ? fields : fields.filter(({ field }) => !PLACEMENT_FIELDS.includes(field));
  return withFields(row, nullToUndefined(Object.fromEntries(shown.map(({ field, to }) => [field, to]))));
}

/** Name of a product's category: an existing one, or the new one in `categoryName`. */
function categoryNameOf(product: LooseProduct): string | undefined {
  const { category, categoryName } = product;
  if (isCategory(category)) return categoryRule(category).name;
  return isNewCategory(product) ? categoryName : undefined;
}
