import type { CategoryName } from '../../../catalogue/categories/new-categories';
import type { RawProduct } from '../../../catalogue/schema/product';
import { productIdSchema } from '../../../catalogue/schema/product-id';
import { slugify } from '../../../slug';
import { withFields } from '../../edits/fields';
import { forEachInChunks, type TaskOptions, withoutProgress } from '../../run-in-chunks';
import type { ProductFormat } from '../formats';
import type { ImportMapping } from '../import-mapping';
import type { ImportCategory, ImportPlace, ImportReport, ImportTable } from '../import-types';
import { buildProduct } from './build-product';
import { groupRows, productFinder, type RowGroup } from './group-rows';
import { firstCell, MappedColumns, MappedRow } from './mapped-row';
import { categoryPaths, matchCategories, NO_CATEGORY } from './match-categories';

/** Categories and products of the shop before the import. */
export type ImportShop = { categories: readonly CategoryName[]; products: readonly RawProduct[] };

/** Product of a file after the import, or its deletion. `fields` are the fields that are in the file. */
export type ImportedProduct = ImportPlace & { id: string } & (
    | { raw: RawProduct; fields?: readonly string[] }
    | { isDeleted: true }
  );

/** Reads the products of a table. For a product that the shop has (same id or number), only fields with a column change. */
export async function readProducts(
  table: ImportTable,
  mapping: ImportMapping,
  format: ProductFormat,
  shop: ImportShop,
  report: ImportReport,
  taskOptions?: TaskOptions,
): Promise<{ products: ImportedProduct[]; categories: ImportCategory[] }> {
  const columns = new MappedColumns(table, mapping, format);
  const rows = table.rows.map(({ line, cells }) => new MappedRow(line, cells, columns));
  const groups = await groupRows(rows, productFinder(shop.products), report, withoutProgress(taskOptions));
  const shopProducts = new Map(shop.products.map((raw) => [raw.id, raw]));
  const assignId = idAssigner(shopProducts);
  const paths = categoryPaths(groups);
  const found = groups.map((group, at) => {
    const assigned = assignId(group);
    const before = shopProducts.get(assigned.id);
    return { group, ...assigned, before, path: paths[at] ?? (before ? undefined : [NO_CATEGORY]) };
  });
  const categories = matchCategories(
    found.flatMap(({ path }) => (path ? [path] : [])),
    mapping,
    shop.categories,
  );
  const byName = new Map(categories.map((category) => [category.name, category]));
  const products: ImportedProduct[] = [];
  const spell = brandSpellings(shop.products);
  const read = ({ group, id, takenBy, before, path }: (typeof found)[number]) => {
    const place = { line: group.rows[0]?.line, id };
    if (takenBy) report.warn('Another product has this id; a number was added.', place, takenBy);
    try {
      const built = buildProduct(group, before, report.of(place));
      if (built.brand) built.brand = spell(built.brand);
      const fields = { ...(path && categoryFields(path, byName)), ...built };
      const raw = withFields(before ?? { id }, before ? fields : withDefaults(fields, report, place));
      products.push({ ...place, raw, fields: Object.keys(fields) });
    } catch (error) {
      report.leaveOut((error as Error).message, place);
    }
  };
  await forEachInChunks(found, read, taskOptions);
  return { products, categories };
}

/** Category fields of a path: the first name is the category, the last one the subcategory. */
function categoryFields(
  [name = NO_CATEGORY, ...below]: readonly string[],
  byName: ReadonlyMap<string, ImportCategory>,
): Partial<RawProduct> {
  const category = byName.get(name);
  const isNew = category?.created !== undefined && category.created.key === category.key;
  const subcategory = below.at(-1);
  return {
    category: category?.key ?? '',
    ...(isNew && { categoryName: category.created?.name }),
    ...(subcategory && { subcategory }),
  };
}

/** Adds default values for missing required fields of a new product, with a warning for each. */
function withDefaults(fields: Partial<RawProduct>, report: ImportReport, place: ImportPlace): Partial<RawProduct> {
  const product = { ...fields };
  if (!product.brand) {
    product.brand = 'Unbranded';
    report.warn('It has no brand; “Unbranded” is used.', place);
  }
  if (!product.description && product.name) {
    product.description = product.name;
    report.warn('It has no description; its name is used.', place);
  }
  product.price ??= 0;
  if (product.price === 0) report.warn('It has no price; the store shows “Contact for price”.', place);
  return product;
}

/**
 * Returns a function with one spelling per brand: from the shop, or from its first product in the file. Two spellings would be two brands
 * with the same URL.
 */
function brandSpellings(products: readonly RawProduct[]): (brand: string) => string {
  const spellings = new Map<string, string>();
  const spell = (brand: string) => {
    const slug = slugify(brand);
    const spelling = spellings.get(slug) ?? brand;
    spellings.set(slug, spelling);
    return spelling;
  };
  for (const { brand } of products) spell(brand);
  return spell;
}

const MAX_ID_LENGTH = 80;

/**
 * Returns a function with the id of a group: the id of the shop's product, or one from the handle, number or name. `takenBy` is set if
 * another product of the file had the id first, so that a number was added.
 */
function idAssigner(shop: ReadonlyMap<string, RawProduct>): (group: RowGroup) => { id: string; takenBy?: string } {
  const counts = new Map<string, number>();
  return (group) => {
    const source = idSourceOf(group);
    const sourceId = toProductId(source);
    const base = group.known !== undefined && !shop.has(sourceId) ? group.known : sourceId;
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    // Two groups of the same shop product are an error in the file. The preview reports it.
    if (count === 1 || base === group.known) return { id: base };
    let id = base;
    for (let number = count; counts.has(id); number += 1) id = `${base.slice(0, MAX_ID_LENGTH - 6)}-${number}`;
    counts.set(id, 1);
    return { id, takenBy: source };
  };
}

/** Text that an id is made from. Database ids (numbers and UUIDs) are the last resort. */
function idSourceOf({ rows }: RowGroup): string {
  const first = (...fields: Parameters<typeof firstCell>[1][]) =>
    fields.map((field) => firstCell(rows, field)).find(Boolean);
  const id = first('id');
  const isCode = id !== undefined && /^(?:\d+|[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12})$/i.test(id);
  const numbers = new Set(rows.map((row) => row.get('sku')));
  // Rows with different numbers are variants of one product, so use the name of the product.
  const byName = rows.length > 1 && numbers.size > 1 ? first('name') : undefined;
  return (
    (isCode ? undefined : id) ??
    first('handle', 'parent') ??
    byName ??
    first('sku', 'name') ??
    id ??
    first('rowId', 'barcode') ??
    ''
  );
}

/** Converts a text to a product id: lower-case letters, digits and hyphens, at most 80 characters, not a reserved name. */
export function toProductId(source: string): string {
  const id = slugify(source.slice(0, 400)).slice(0, MAX_ID_LENGTH).replace(/-+$/, '');
  return productIdSchema.safeParse(id).success ? id : `item-${id}`.slice(0, MAX_ID_LENGTH);
}
