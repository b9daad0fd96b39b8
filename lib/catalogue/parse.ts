import type { z } from 'zod';
import { isRecord } from '../is-record';
import { canonicalJson } from './canonical-json';
import { CATEGORIES, type CategoryKey, categorySlug, isCategory, type Subcategory } from './categories/categories';
import { newCategoryErrors } from './categories/new-categories';
import { type ChunkedTask, finishTask } from './chunked-task';
import { buildCrossProductIndex, crossProductProblems } from './cross-product-checks';
import { PLACEMENT_FIELDS } from './fields/field-list';
import { parseJson } from './parse-json';
import { categorySchema, type ParsedProduct, type Placement, type Placements, productSchema } from './schema/product';
import { describeValue, fieldPath } from './schema/zod-helpers';

/**
 * A problem of the shop's data: its place, and the reason in words that an operator understands. `isWarning`: only products are missing,
 * so that the site leaves out what the field names; the build goes on.
 */
export type Problem = { file: string; product?: string; field?: string; message: string; isWarning?: boolean };

/** A category of the catalogue, with the part of an address that leads to it. */
export type Category = { key: CategoryKey; slug: string; name: string; description: string };

/** The normalised catalogue. `merged` lists the ids that stood more than once and were joined into one product. */
export type Catalogue = { categories: Category[]; products: ParsedProduct[]; merged: string[] };

/** The catalogue of a data file, or every problem that keeps it from being one. */
export type ParseResult = { ok: true; catalogue: Catalogue } | { ok: false; problems: Problem[] };

type Seen = { id: string; where: string };
type FoundProblem = Omit<Problem, 'file'>;
/** A row of the file with the product made of it. */
type Row = { raw: unknown; product: ParsedProduct };
type Duplicates = { products: ParsedProduct[]; merged: string[]; conflicts: { product: string; message: string }[] };
type GroupHeader = { category: Category | undefined; faults: FoundProblem[] };
type GroupHeaders = ReadonlyMap<string, GroupHeader>;
type Group = GroupHeader & { rows: Row[]; seen: Seen[] };

/**
 * Checks and normalises a category map (specification, section 3). Never throws: the result is either the whole
 * catalogue or every problem that was found, each with file, product and field.
 */
export function parseCatalogue(json: unknown, file: string): ParseResult {
  return finishTask(parseCatalogueInSteps(json, file));
}

/** The same in steps of a product each. */
export function* parseCatalogueInSteps(json: unknown, file: string): ChunkedTask<ParseResult> {
  if (!isRecord(json)) {
    return { ok: false, problems: [{ file, message: `must be a map of categories, not ${describeValue(json)}` }] };
  }
  const heads = readGroupHeaders(json);
  const groups: Group[] = [];
  for (const [key, head] of heads) groups.push(yield* readGroup(key, json[key], head, heads));
  const rows = groups.flatMap((group) => group.rows);
  const seen = groups.flatMap((group) => group.seen);
  const { products, merged, conflicts } = mergeDuplicates(rows);
  const faults: FoundProblem[] = [
    ...groups.flatMap((group) => group.faults),
    ...findLookalikeIds(seen),
    ...conflicts.map((conflict) => ({ field: 'id', ...conflict })),
    ...findCrossProductProblems(products, seen),
  ];
  if (rows.length === 0 && faults.length === 0) faults.push({ message: 'has no products' });
  else if (faults.length === 0 && products.every(({ hidden }) => hidden))
    faults.push({ field: 'hidden', message: 'is true for every product: show at least one' });
  if (faults.length > 0) return { ok: false, problems: faults.map((fault) => ({ file, ...fault })) };
  const categories = groups.flatMap(({ category }) => category ?? []);
  for (const { key, slug, name } of CATEGORIES) {
    if (!categories.some((category) => category.key === key)) categories.push({ key, slug, name, description: '' });
  }
  return { ok: true, catalogue: { categories, products: unifySubcategoryNames(products), merged } };
}

/** A group of the file; a fault in its head hides none in its products. */
function* readGroup(
  key: string,
  json: unknown,
  { category, faults }: GroupHeader,
  heads: GroupHeaders,
): ChunkedTask<Group> {
  const group: Group = { category, rows: [], seen: [], faults };
  const products = isRecord(json) && Array.isArray(json.products) ? json.products : [];
  for (const [index, raw] of products.entries()) {
    const where = `${key}, entry ${index + 1}`;
    const id = isRecord(raw) && typeof raw.id === 'string' ? raw.id : undefined;
    if (id !== undefined) group.seen.push({ id, where });
    const result = productSchema.safeParse(withGroupName(heads, raw));
    if (result.success) group.rows.push({ raw, product: placeUnder(key, result.data) });
    else group.faults.push(...productProblems(result.error, id ? `${id} (${where})` : where));
    yield;
  }
  return group;
}

/** A row in the file that it stands in: a category that nobody has listed is there where the file has a group of it. */
function withGroupName(heads: GroupHeaders, raw: unknown): unknown {
  if (!isRecord(raw) || isCategory(raw.category)) return raw;
  return { ...raw, categoryName: heads.get(String(raw.category))?.category?.name };
}

/** The groups of a file without their products; those that nobody has listed are categories too. */
function readGroupHeaders(json: Record<string, unknown>): GroupHeaders {
  const keys = Object.keys(json);
  const wrong = newCategoryErrors(keys.filter((key) => !isCategory(key)));
  return new Map(keys.map((key) => [key, readGroupHeader(key, json[key], wrong.get(key))]));
}

function readGroupHeader(key: string, json: unknown, fault: string | undefined): GroupHeader {
  if (fault) return { category: undefined, faults: [{ field: key, message: `cannot be a category: ${fault}` }] };
  const { data, error } = categorySchema.safeParse(json);
  if (error) {
    const faults = error.issues.map(({ path, message }) => ({ field: fieldPath([key, ...path]), message }));
    return { category: undefined, faults };
  }
  const { name, description } = data;
  const isMisplaced = data.key !== undefined && data.key !== key;
  return {
    category: { key, slug: categorySlug(key), name, description },
    faults: isMisplaced ? [{ field: `${key}.key`, message: `is "${data.key}" but is in the group "${key}"` }] : [],
  };
}

/** The line of a problem: 'data/catalogue.json: boot-104 (footwear, entry 3), price: is missing'. */
export function formatProblem({ file, product, field, message }: Problem): string {
  return `${[file, [product, field].filter(Boolean).join(', ')].filter(Boolean).join(': ')}: ${message}`;
}

/** The group in the file comes first; a product whose own category differs is also found there. */
function placeUnder(group: CategoryKey, product: ParsedProduct): ParsedProduct {
  return product.placements.some(({ category }) => category === group)
    ? product
    : { ...product, placements: [{ category: group }, ...product.placements] };
}

/** The same id twice is one product listed twice when nothing but its place differs, and a mistake otherwise. */
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
    const differing = differingFields(first.raw, row.raw);
    if (differing.length > 0) {
      conflicts.push({ product: id, message: `is listed twice with different ${differing.join(' and ')}` });
      continue;
    }
    merged.add(id);
    first.product = {
      ...first.product,
      // A size that reads as a number is a shoe size if either place is footwear: the order of the rows must not decide.
      sizes: row.product.sizes.system === 'shoe' ? row.product.sizes : first.product.sizes,
      placements: joinPlacements(first.product.placements, row.product.placements),
    };
  }
  return { products: [...byId.values()].map(({ product }) => product), merged: [...merged], conflicts };
}

function joinPlacements(first: Placements, second: Placements): Placements {
  const isSame = (a: Placement, b: Placement) =>
    a.category === b.category && a.subcategory?.slug === b.subcategory?.slug;
  return [...first, ...second.filter((placement) => !first.some((known) => isSame(known, placement)))];
}

/** The differing fields of two rows, place aside, with both values: 'price (9.99 and 12.99)'. */
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

/** Gives a subcategory the name that the first of its goods has, however the others write it: 'T-shirts' and 'T-Shirts' share an address. */
function unifySubcategoryNames(products: readonly ParsedProduct[]): ParsedProduct[] {
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

function productProblems(error: z.ZodError, product: string): FoundProblem[] {
  return error.issues.map(({ path, message }) => ({
    product,
    ...(path.length > 0 && { field: fieldPath(path) }),
    message,
  }));
}

/** Ids that differ only in case or Unicode form would share a folder on many hosts. */
function findLookalikeIds(seen: readonly Seen[]): FoundProblem[] {
  const byFold = new Map<string, Seen>();
  return seen.flatMap((entry) => {
    const fold = entry.id.normalize('NFKC').toLowerCase();
    const first = byFold.get(fold);
    if (!first) byFold.set(fold, entry);
    if (!first || first.id === entry.id) return [];
    const message = `differs from "${first.id}" (${first.where}) only in case or Unicode form`;
    return { product: `${entry.id} (${entry.where})`, field: 'id', message };
  });
}

/** Makers in two spellings would be two makers with one address; a kit must hold products that there are, and not itself. */
function findCrossProductProblems(products: readonly ParsedProduct[], seen: readonly Seen[]): FoundProblem[] {
  const brands = new Map<string, string>();
  for (const { brand } of products) if (!brands.has(brand.slug)) brands.set(brand.slug, brand.name);
  // A piece that is wrong itself is there all the same.
  const others = { ...buildCrossProductIndex([...products, ...seen]), brands };
  return products.flatMap((product) =>
    crossProductProblems(product, others).map((fault) => ({ product: product.id, ...fault })),
  );
}

/** Like {@link parseCatalogue}, from the text of a file or its bytes; a byte order mark is passed over. */
export function parseCatalogueText(source: string | Uint8Array, file: string): ParseResult {
  let json: unknown;
  try {
    json = parseJson(source);
  } catch (error) {
    return { ok: false, problems: [{ file, message: (error as Error).message }] };
  }
  return parseCatalogue(json, file);
}
