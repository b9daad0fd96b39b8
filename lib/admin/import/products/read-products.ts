import type { CategoryName } from '../../../catalogue/categories/new-categories';
import type { RawProduct } from '../../../catalogue/schema/product';
import { productIdSchema } from '../../../catalogue/schema/product-id';
import { slugify } from '../../../slug';
import { withFields } from '../../edits/fields';
import { forEachInChunks, type TaskOptions, withoutProgress } from '../../run-in-chunks';
import type { ProductFormat } from '../formats/product-format';
import type { ImportMapping } from '../import-mapping';
import { ImportReport } from '../import-report';
import type { ImportCategory, ImportPlace, ImportProblem, ImportTable } from '../import-types';
import { buildProduct } from './build-product';
import { groupRows, productFinder, type RowGroup } from './group-rows';
import { firstCell, mapRows } from './mapped-row';
import { categoryPaths, matchCategories, NO_CATEGORY } from './match-categories';

/** The shop that products are imported into. */
export type ImportShop = { categories: readonly CategoryName[]; products: readonly RawProduct[] };

/** A product of a file as it will be, with the fields that the file has, or its deletion. */
export type ImportedProduct = ImportPlace & { id: string } & (
    | { raw: RawProduct; fields?: readonly string[] }
    | { isDeleted: true }
  );

/** The products of a table, and what its reading left open. */
export type ReadProducts = {
  products: ImportedProduct[];
  problems: ImportProblem[];
  categories: ImportCategory[];
  report: ImportReport;
  /** Whether a product that the shop does not have is without a name. */
  hasUnnamed: boolean;
};

/** The products of a table under a mapping. A product that the shop has, by its id or a number, gets only fields that have a column. */
export async function readProducts(
  table: ImportTable,
  mapping: ImportMapping,
  format: ProductFormat,
  shop: ImportShop,
  taskOptions?: TaskOptions,
): Promise<ReadProducts> {
  const quiet = withoutProgress(taskOptions);
  const { rows } = await mapRows(table, mapping, format, quiet);
  const { groups, problems } = await groupRows(rows, productFinder(shop.products), quiet);
  const known = new Map(shop.products.map((raw) => [raw.id, raw]));
  const ids = new ProductIds(known);
  const named = groups.map((group) => ({ group, ...ids.give(group) }));
  const paths = categoryPaths(groups);
  const pathOf = (id: string, at: number) => paths[at] ?? (known.has(id) ? undefined : [NO_CATEGORY]);
  const categories = matchCategories(
    named.flatMap(({ id }, at) => {
      const path = pathOf(id, at);
      return path ? [path] : [];
    }),
    mapping,
    shop.categories,
  );
  const byName = new Map(categories.map((category) => [category.name, category]));
  const report = new ImportReport();
  const products: ImportedProduct[] = [];
  const brands = new BrandNames(shop.products);
  const read = ({ group, id, takenBy }: (typeof named)[number], at: number) => {
    const before = known.get(id);
    const place = { line: group.rows[0]?.line ?? 0, id };
    const path = pathOf(id, at);
    if (takenBy) report.warn('Another product has this id; a number was added.', place, takenBy);
    try {
      const built = buildProduct(group, before, report.of(place));
      if (built.brand) built.brand = brands.spelling(built.brand);
      const fields = { ...(path && categoryFields(path, byName)), ...built };
      const raw = withFields(before ?? { id }, before ? fields : withDefaults(fields, report, place));
      products.push({ ...place, raw, fields: Object.keys(fields) });
    } catch (error) {
      problems.push({ ...place, message: (error as Error).message });
    }
  };
  await forEachInChunks(named, read, taskOptions);
  const hasUnnamed = products.some((product) => 'raw' in product && !product.raw.name);
  return { products, problems, categories, report, hasUnnamed };
}

/** The category, and the narrowest name below it as the subcategory. */
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

/** A new product with the required fields that its file lacks; each of them is a warning. */
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

/** One spelling for each brand, that of the shop or of its first product in the file: two spellings would be two brands with one address. */
class BrandNames {
  private readonly spellings = new Map<string, string>();

  constructor(products: readonly RawProduct[]) {
    for (const { brand } of products) this.spelling(brand);
  }

  spelling(brand: string): string {
    const slug = slugify(brand);
    const known = this.spellings.get(slug);
    if (known === undefined) this.spellings.set(slug, brand);
    return known ?? brand;
  }
}

const LONGEST_ID = 80;

/** Ids of the products of a file: that of the shop's product, or one from the handle, number or name. */
class ProductIds {
  private readonly given = new Map<string, number>();

  constructor(private readonly known: ReadonlyMap<string, RawProduct>) {}

  /** The id of a group, and the source whose id was taken by another product of the file. */
  give(group: RowGroup): { id: string; takenBy?: string } {
    const source = idSourceOf(group);
    const own = toProductId(source);
    const base = group.known !== undefined && !this.known.has(own) ? group.known : own;
    const count = (this.given.get(base) ?? 0) + 1;
    this.given.set(base, count);
    // A second group of a known product is an error of the file, which the preview reports.
    if (count === 1 || base === group.known) return { id: base };
    let id = base;
    for (let number = count; this.given.has(id); number += 1) id = `${base.slice(0, LONGEST_ID - 6)}-${number}`;
    this.given.set(id, 1);
    return { id, takenBy: source };
  }
}

/** The text that an id is made from. Numbers and codes of a database are none. */
function idSourceOf({ rows }: RowGroup): string {
  const first = (...fields: Parameters<typeof firstCell>[1][]) =>
    fields.map((field) => firstCell(rows, field)).find(Boolean);
  const id = first('id');
  const isCode = id !== undefined && /^(?:\d+|[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12})$/i.test(id);
  const numbers = new Set(rows.map((row) => row.get('sku')));
  // Rows with different numbers are variants of one product, which has its name.
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

/** A text as a product id: lower-case letters, digits and hyphens, at most 80 characters, no reserved name. */
export function toProductId(source: string): string {
  const id = slugify(source.slice(0, 400)).slice(0, LONGEST_ID).replace(/-+$/, '');
  return productIdSchema.safeParse(id).success ? id : `item-${id}`.slice(0, LONGEST_ID);
}
