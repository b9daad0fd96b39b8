import type { z } from 'zod';
import { isRecord } from '../is-record';
import { canonicalJson } from './canonical-json';
import { CATEGORIES, type CategoryKey, categorySlug, isCategory, type Subcategory } from './categories/categories';
import { newCategoryErrors } from './categories/new-categories';
import { type ChunkedTask, finishTask } from './chunked-task';
import { buildCrossProductIndex, crossProductProblems } from './cross-product-checks';
import { parseJson } from './parse-json';
import {
  categorySchema,
  type ParsedProduct,
  PLACEMENT_FIELDS,
  type Placement,
  type Placements,
  productSchema,
} from './schema/product';
import { describeValue, fieldPath } from './schema/zod-helpers';

/**
 * A problem in a data file, for `catalogue:check` and the admin. `isWarning`: the field links to a missing product. The build
 * continues and the site omits the link.
 */
export type Problem = { file: string; product?: string; field?: string; message: string; isWarning?: boolean };

/** The category map of a valid catalogue file. */
export type RawGroups = Readonly<Record<string, { products: readonly object[] }>>;

/** A category of the catalogue with the slug of its page. */
export type Category = { key: CategoryKey; slug: string; name: string; description: string };

/** The normalized catalogue. `merged` has the ids of products that the file lists in more than one category. */
export type Catalogue = { categories: Category[]; products: ParsedProduct[]; merged: string[] };

/** The catalogue of a data file, or all its problems. */
export type ParseResult = { ok: true; catalogue: Catalogue } | { ok: false; problems: Problem[] };

/** The id of a valid or invalid product in the file; `position`: 'footwear, entry 3'. */
type IdEntry = { id: string; position: string };
type FoundProblem = Omit<Problem, 'file'>;
/** A product in the file and the parsed product. */
type Row = { raw: unknown; product: ParsedProduct };
type Duplicates = { products: ParsedProduct[]; merged: string[]; conflicts: { product: string; message: string }[] };
type GroupHeader = { category: Category | undefined; problems: FoundProblem[] };
type GroupHeaders = ReadonlyMap<string, GroupHeader>;
type Group = GroupHeader & { rows: Row[]; ids: IdEntry[] };

/**
 * Validates and normalizes the category map of a catalogue file. Never throws: returns the whole
 * catalogue, or all problems with file, product and field.
 */
export function parseCatalogue(json: unknown, file: string): ParseResult {
  return finishTask(parseCatalogueInChunks(json, file));
}

/** Like {@link parseCatalogue}, one product per chunk. */
export function* parseCatalogueInChunks(json: unknown, file: string): ChunkedTask<ParseResult> {
  if (!isRecord(json)) {
    return { ok: false, problems: [{ file, message: `must be a map of categories, not ${describeValue(json)}` }] };
  }
  const headers = readGroupHeaders(json);
  const groups: Group[] = [];
  for (const [key, header] of headers) groups.push(yield* readGroup(key, json[key], header, headers));
  const rows = groups.flatMap((group) => group.rows);
  const ids = groups.flatMap((group) => group.ids);
  const { products, merged, conflicts } = mergeDuplicates(rows);
  const problems: FoundProblem[] = [
    ...groups.flatMap((group) => group.problems),
    ...findLookalikeIds(ids),
    ...conflicts.map((conflict) => ({ field: 'id', ...conflict })),
    ...findCrossProductProblems(products, ids),
  ];
  if (rows.length === 0 && problems.length === 0) problems.push({ message: 'has no products' });
  else if (problems.length === 0 && products.every(({ hidden }) => hidden))
    problems.push({ field: 'hidden', message: 'is true for every product: show at least one' });
  if (problems.length > 0) return { ok: false, problems: problems.map((problem) => ({ file, ...problem })) };
  const categories = groups.flatMap(({ category }) => category ?? []);
  for (const { key, slug, name } of CATEGORIES) {
    if (!categories.some((category) => category.key === key)) categories.push({ key, slug, name, description: '' });
  }
  return { ok: true, catalogue: { categories, products: unifySubcategoryNames(products), merged } };
}

/** Parses one category of the file with its products. */
function* readGroup(
  key: string,
  json: unknown,
  { category, problems }: GroupHeader,
  headers: GroupHeaders,
): ChunkedTask<Group> {
  const group: Group = { category, rows: [], ids: [], problems };
  const products = isRecord(json) && Array.isArray(json.products) ? json.products : [];
  for (const [index, raw] of products.entries()) {
    const position = `${key}, entry ${index + 1}`;
    const id = isRecord(raw) && typeof raw.id === 'string' ? raw.id : undefined;
    if (id !== undefined) group.ids.push({ id, position });
    const result = productSchema.safeParse(withGroupName(headers, raw));
    if (result.success) group.rows.push({ raw, product: addPlacement(key, result.data) });
    else group.problems.push(...productProblems(result.error, id ? `${id} (${position})` : position));
    yield;
  }
  return group;
}

/** Adds the category name from the file to a product whose category is missing in `categories.json`. */
function withGroupName(headers: GroupHeaders, raw: unknown): unknown {
  if (!isRecord(raw) || isCategory(raw.category)) return raw;
  return { ...raw, categoryName: headers.get(String(raw.category))?.category?.name };
}

/** The categories of a file without their products, also those that are missing in `categories.json`. */
function readGroupHeaders(json: Record<string, unknown>): GroupHeaders {
  const keys = Object.keys(json);
  const keyErrors = newCategoryErrors(keys.filter((key) => !isCategory(key)));
  return new Map(keys.map((key) => [key, readGroupHeader(key, json[key], keyErrors.get(key))]));
}

function readGroupHeader(key: string, json: unknown, keyError: string | undefined): GroupHeader {
  if (keyError)
    return { category: undefined, problems: [{ field: key, message: `cannot be a category: ${keyError}` }] };
  const { data, error } = categorySchema.safeParse(json);
  if (error) {
    const problems = error.issues.map(({ path, message }) => ({ field: fieldPath([key, ...path]), message }));
    return { category: undefined, problems };
  }
  const { name, description } = data;
  const isMisplaced = data.key !== undefined && data.key !== key;
  return {
    category: { key, slug: categorySlug(key), name, description },
    problems: isMisplaced ? [{ field: `${key}.key`, message: `is "${data.key}" but is in the group "${key}"` }] : [],
  };
}

/** A problem as one line: 'data/catalogue.json: boot-104 (footwear, entry 3), price: is missing'. */
export function formatProblem({ file, product, field, message }: Problem): string {
  return `${[file, [product, field].filter(Boolean).join(', ')].filter(Boolean).join(': ')}: ${message}`;
}

/** Adds the category that lists the product as its main category, if the product's own `category` is another one. */
function addPlacement(group: CategoryKey, product: ParsedProduct): ParsedProduct {
  return product.placements.some(({ category }) => category === group)
    ? product
    : { ...product, placements: [{ category: group }, ...product.placements] };
}

/** Merges rows with the same id if they differ only in their category; otherwise the id is a conflict. */
function mergeDuplicates(rows: readonly Row[]): Duplicates {
  const byId = new Map<string, Row>();
  const merged = new Set<string>();
  const conflicts: Duplicates['conflicts'] = [];
  for (const row of rows) {
    const { id } = row.product;
    const first = byId.get(id);
    if (!first) {
      byId.set(id, row);
      continue;
    }
    const differences = differingFields(first.raw, row.raw);
    if (differences.length > 0) {
      conflicts.push({ product: id, message: `is listed twice with different ${differences.join(' and ')}` });
      continue;
    }
    merged.add(id);
    first.product = {
      ...first.product,
      // Numeric sizes are shoe sizes if either category has shoe sizes: the result must not depend on the order of the rows.
      sizes: row.product.sizes.system === 'shoe' ? row.product.sizes : first.product.sizes,
      placements: joinPlacements(first.product.placements, row.product.placements),
    };
  }
  return { products: [...byId.values()].map(({ product }) => product), merged: [...merged], conflicts };
}

function joinPlacements(first: Placements, second: Placements): Placements {
  const isSame = (a: Placement, b: Placement) =>
    a.category === b.category && a.subcategory?.slug === b.subcategory?.slug;
  return [...first, ...second.filter((placement) => !first.some((other) => isSame(other, placement)))];
}

/** Fields that differ between two rows, except category and subcategory, with both values: 'price (9.99 and 12.99)'. */
function differingFields(a: unknown, b: unknown): string[] {
  if (!isRecord(a) || !isRecord(b)) return ['content'];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((field) => !PLACEMENT_FIELDS.includes(field) && canonicalJson(a[field]) !== canonicalJson(b[field]))
    .map((field) => `${field} (${shorten(a[field])} and ${shorten(b[field])})`);
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Gives a subcategory the spelling of its first product: 'T-shirts' and 'T-Shirts' have one slug. */
function unifySubcategoryNames(products: readonly ParsedProduct[]): ParsedProduct[] {
  const bySlug = new Map<string, Subcategory>();
  const unify = (placement: Placement): Placement => {
    const { category, subcategory } = placement;
    if (!subcategory) return placement;
    const slug = `${category}/${subcategory.slug}`;
    const first = bySlug.get(slug) ?? subcategory;
    bySlug.set(slug, first);
    return { category, subcategory: first };
  };
  return products.map((product) => {
    const [main, ...others] = product.placements;
    return { ...product, placements: [unify(main), ...others.map(unify)] };
  });
}

function productProblems(error: z.ZodError, product: string): FoundProblem[] {
  return error.issues.map(({ path, message }) => ({
    product,
    ...(path.length > 0 && { field: fieldPath(path) }),
    message,
  }));
}

/** Ids that differ only in case or Unicode normalization. They would share a folder on many hosts. */
function findLookalikeIds(ids: readonly IdEntry[]): FoundProblem[] {
  const byFoldedId = new Map<string, IdEntry>();
  return ids.flatMap((entry) => {
    const foldedId = entry.id.normalize('NFKC').toLowerCase();
    const first = byFoldedId.get(foldedId);
    if (!first) byFoldedId.set(foldedId, entry);
    if (!first || first.id === entry.id) return [];
    const message = `differs from "${first.id}" (${first.position}) only in case or Unicode form`;
    return { product: `${entry.id} (${entry.position})`, field: 'id', message };
  });
}

function findCrossProductProblems(products: readonly ParsedProduct[], ids: readonly IdEntry[]): FoundProblem[] {
  const brands = new Map<string, string>();
  for (const { brand } of products) if (!brands.has(brand.slug)) brands.set(brand.slug, brand.name);
  // Includes invalid products, so that a kit with an invalid piece is not reported as a kit with a missing piece.
  const index = { ...buildCrossProductIndex([...products, ...ids]), brands };
  return products.flatMap((product) =>
    crossProductProblems(product, index).map((problem) => ({ product: product.id, ...problem })),
  );
}

/** Like {@link parseCatalogue}, from JSON text or UTF-8 bytes. */
export function parseCatalogueText(source: string | Uint8Array, file: string): ParseResult {
  let json: unknown;
  try {
    json = parseJson(source);
  } catch (error) {
    return { ok: false, problems: [{ file, message: (error as Error).message }] };
  }
  return parseCatalogue(json, file);
}
