import type { z } from 'zod';
import { isRecord } from '../is-record';
import { describeValue, fieldPath } from '../zod';
import { canonicalJson } from './canonical-json';
import { CATEGORIES, type CategoryKey, categorySlug, isCategory, type Subcategory } from './categories/categories';
import { newCategoryErrors } from './categories/new-categories';
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

/** A long task that yields between chunks, so that the caller can pause or cancel it. Returns the result at the end. */
export type ChunkedTask<Result> = Generator<void, Result>;

type FoundProblem = Omit<Problem, 'file'>;
/** The id of a valid or invalid product in the file; `position`: 'footwear, entry 3'. */
type IdEntry = { id: string; position: string };
/** A product in the file and the parsed product. */
type Row = { raw: unknown; product: ParsedProduct };

/**
 * Validates and normalizes the category map of a catalogue file. Never throws: returns the whole
 * catalogue, or all problems with file, product and field.
 */
export function parseCatalogue(json: unknown, file: string): ParseResult {
  const task = parseCatalogueInChunks(json, file);
  for (;;) {
    const chunk = task.next();
    if (chunk.done) return chunk.value;
  }
}

/** Like {@link parseCatalogue}, one product per chunk. */
export function* parseCatalogueInChunks(json: unknown, file: string): ChunkedTask<ParseResult> {
  if (!isRecord(json)) {
    return { ok: false, problems: [{ file, message: `must be a map of categories, not ${describeValue(json)}` }] };
  }
  const keyErrors = newCategoryErrors(Object.keys(json).filter((key) => !isCategory(key)));
  const groups = Object.entries(json).map(([key, group]) => readGroup(key, group, keyErrors.get(key)));
  const categories = groups.flatMap(({ category }) => category ?? []);
  const names = new Map(categories.map(({ key, name }) => [key, name]));
  const rows: Row[] = [];
  const ids: IdEntry[] = [];
  const problems: FoundProblem[] = [];
  for (const { key, rawProducts, groupProblems } of groups) {
    problems.push(...groupProblems);
    for (const [index, raw] of rawProducts.entries()) {
      const position = `${key}, entry ${index + 1}`;
      const id = isRecord(raw) && typeof raw.id === 'string' ? raw.id : undefined;
      if (id !== undefined) ids.push({ id, position });
      const result = productSchema.safeParse(withCategoryName(raw, names));
      if (result.success) rows.push({ raw, product: addPlacement(key, result.data) });
      for (const { path, message } of result.error?.issues ?? []) {
        const field = path.length > 0 && { field: fieldPath(path) };
        problems.push({ product: id ? `${id} (${position})` : position, ...field, message });
      }
      yield;
    }
  }
  const { products, merged, conflicts } = mergeDuplicates(rows);
  problems.push(...findLookalikeIds(ids), ...conflicts, ...findCrossProductProblems(products, ids));
  if (rows.length === 0 && problems.length === 0) problems.push({ message: 'has no products' });
  else if (problems.length === 0 && products.every(({ hidden }) => hidden))
    problems.push({ field: 'hidden', message: 'is true for every product: show at least one' });
  if (problems.length > 0) return { ok: false, problems: problems.map((problem) => ({ file, ...problem })) };
  for (const { key, slug, name } of CATEGORIES) {
    if (!names.has(key)) categories.push({ key, slug, name, description: '' });
  }
  return { ok: true, catalogue: { categories, products: unifySubcategoryNames(products), merged } };
}

/** Adds the category name from the file to a product whose category is missing in `categories.json`. */
function withCategoryName(raw: unknown, names: ReadonlyMap<string, string>): unknown {
  if (!isRecord(raw) || isCategory(raw.category)) return raw;
  return { ...raw, categoryName: names.get(String(raw.category)) };
}

type Group = { key: string; rawProducts: unknown[]; category?: Category; groupProblems: FoundProblem[] };

/** Parses the name and description of a category. Its products are not parsed, also if the category is invalid. */
function readGroup(key: string, json: unknown, keyError: string | undefined): Group {
  const rawProducts = isRecord(json) && Array.isArray(json.products) ? json.products : [];
  const group = { key, rawProducts, groupProblems: [] };
  if (keyError) return { ...group, groupProblems: [{ field: key, message: `cannot be a category: ${keyError}` }] };
  const { data, error } = categorySchema.safeParse(json);
  if (error) {
    const toProblem = ({ path, message }: z.core.$ZodIssue) => ({ field: fieldPath([key, ...path]), message });
    return { ...group, groupProblems: error.issues.map(toProblem) };
  }
  const { name, description } = data;
  const isMisplaced = data.key !== undefined && data.key !== key;
  const message = `is "${data.key}" but is in the group "${key}"`;
  return {
    ...group,
    category: { key, slug: categorySlug(key), name, description },
    groupProblems: isMisplaced ? [{ field: `${key}.key`, message }] : [],
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
function mergeDuplicates(rows: readonly Row[]) {
  const byId = new Map<string, Row>();
  const merged = new Set<string>();
  const conflicts: FoundProblem[] = [];
  for (const row of rows) {
    const { id } = row.product;
    const first = byId.get(id);
    if (!first) {
      byId.set(id, row);
      continue;
    }
    const differences = differingFields(first.raw, row.raw);
    if (differences.length > 0) {
      const message = `is listed twice with different ${differences.join(' and ')}`;
      conflicts.push({ product: id, field: 'id', message });
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
