import type { z } from 'zod';
import { CATEGORIES, type CategoryKey, categorySlug, isCategory } from './categories';
import { categorySchema, type Placement, type Placements, type Product, productSchema } from './schema/product';
import { describe } from './schema/text';

/** One thing that is wrong with a catalogue: where it stands, and what is wrong in words that an operator understands. */
export type Problem = { file: string; product?: string; field?: string; message: string };

export type Category = { key: CategoryKey; slug: string; name: string; description: string };

/** The normalised catalogue. `merged` lists the ids that stood more than once and were joined into one product. */
export type Catalogue = { categories: Category[]; products: Product[]; merged: string[] };

export type ParseResult = { ok: true; catalogue: Catalogue } | { ok: false; problems: Problem[] };

type Row = { id: string; raw: unknown; product: Product };

/** Like {@link parseCatalogue}, from the text of a file; a byte order mark is passed over. */
export function parseCatalogueText(text: string, file: string): ParseResult {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { ok: false, problems: [{ file, message: `is not valid JSON: ${(error as Error).message}` }] };
  }
  return parseCatalogue(json, file);
}

/**
 * Checks and normalises a category map (specification, section 3). Never throws: the result is either the whole
 * catalogue or every problem that was found, each with file, product and field.
 */
export function parseCatalogue(json: unknown, file: string): ParseResult {
  const problems: Problem[] = [];
  const categories: Category[] = [];
  const rows: Row[] = [];
  const seenIds: { id: string; where: string }[] = [];

  if (!isRecord(json)) {
    return { ok: false, problems: [{ file, message: `must be a map of categories, not ${describe(json)}` }] };
  }
  for (const key of Object.keys(json)) {
    if (!isCategory(key)) {
      const message = `is not a category; the categories are ${CATEGORIES.map(({ key: known }) => known).join(', ')}`;
      problems.push({ file, field: key, message });
      continue;
    }
    const parsed = categorySchema.safeParse(json[key]);
    if (!parsed.success) {
      problems.push(
        ...parsed.error.issues.map((issue) => ({ file, field: fieldOf([key, ...issue.path]), message: issue.message })),
      );
      continue;
    }
    const { name, description } = parsed.data;
    categories.push({ key, slug: categorySlug(key), name, description });
    if (parsed.data.key !== undefined && parsed.data.key !== key) {
      problems.push({ file, field: `${key}.key`, message: `is "${parsed.data.key}" but stands under "${key}"` });
    }
    parsed.data.products.forEach((raw, index) => {
      const where = `${key}, entry ${index + 1}`;
      const id = isRecord(raw) && typeof raw.id === 'string' ? raw.id : undefined;
      if (id !== undefined) seenIds.push({ id, where });
      const result = productSchema.safeParse(raw);
      if (result.success) rows.push({ id: result.data.id, raw, product: placeUnder(key, result.data) });
      else problems.push(...productProblems(result.error, file, id ? `${id} (${where})` : where));
    });
  }

  problems.push(...findLookalikeIds(seenIds, file));
  const { products, merged, conflicts } = mergeRepeats(rows, file);
  problems.push(...conflicts, ...findBrandClashes(products, file), ...findMissingPieces(products, seenIds, file));
  if (rows.length === 0 && problems.length === 0) problems.push({ file, message: 'holds no products' });
  if (problems.length > 0) return { ok: false, problems };
  for (const { key, slug, name } of CATEGORIES) {
    if (!categories.some((category) => category.key === key)) categories.push({ key, slug, name, description: '' });
  }
  return { ok: true, catalogue: { categories, products, merged } };
}

/** One line a problem: 'data/catalogue.json: boot-104 (footwear, entry 3), price: is missing'. */
export function formatProblem({ file, product, field, message }: Problem): string {
  return `${[file, [product, field].filter(Boolean).join(', ')].filter(Boolean).join(': ')}: ${message}`;
}

/** The group in the file comes first; a product whose own category differs is also found there. */
function placeUnder(group: CategoryKey, product: Product): Product {
  return product.placements.some(({ category }) => category === group)
    ? product
    : { ...product, placements: [{ category: group }, ...product.placements] };
}

function productProblems(error: z.ZodError, file: string, product: string): Problem[] {
  return error.issues.map((issue) => ({
    file,
    product,
    ...(issue.path.length > 0 && { field: fieldOf(issue.path) }),
    message: issue.message,
  }));
}

/** The same id twice is one product listed twice when nothing but its place differs, and a mistake otherwise. */
function mergeRepeats(rows: readonly Row[], file: string) {
  const byId = new Map<string, Row>();
  const merged = new Set<string>();
  const conflicts: Problem[] = [];
  for (const row of rows) {
    const first = byId.get(row.id);
    if (!first) {
      byId.set(row.id, row);
      continue;
    }
    const differing = differingFields(first.raw, row.raw);
    if (differing.length > 0) {
      const message = `stands twice with different ${differing.join(' and ')}`;
      conflicts.push({ file, product: row.id, field: 'id', message });
      continue;
    }
    merged.add(row.id);
    first.product = {
      ...first.product,
      // What reads as a number is a shoe size if either place is footwear: the order of the rows must not decide.
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
  const place = ['category', 'subcategory', 'categoryName'];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((field) => !place.includes(field) && canonical(a[field]) !== canonical(b[field]))
    .map((field) => `${field} (${shorten(a[field])} and ${shorten(b[field])})`);
}

/** JSON in which the order of an object's fields does not count. */
function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

/** Ids that differ only in case or Unicode form would share a folder on many hosts. */
function findLookalikeIds(seen: readonly { id: string; where: string }[], file: string): Problem[] {
  const byFold = new Map<string, { id: string; where: string }>();
  const problems: Problem[] = [];
  for (const entry of seen) {
    const fold = entry.id.normalize('NFKC').toLowerCase();
    const first = byFold.get(fold);
    if (!first) byFold.set(fold, entry);
    else if (first.id !== entry.id) {
      const message = `differs from "${first.id}" (${first.where}) only in case or Unicode form`;
      problems.push({ file, product: `${entry.id} (${entry.where})`, field: 'id', message });
    }
  }
  return problems;
}

/** Two spellings of a maker would be two makers with one address. */
function findBrandClashes(products: readonly Product[], file: string): Problem[] {
  const bySlug = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { id, brand } of products) {
    const known = bySlug.get(brand.slug);
    if (known === undefined) bySlug.set(brand.slug, brand.name);
    else if (known !== brand.name) {
      problems.push({
        file,
        product: id,
        field: 'brand',
        message: `is "${brand.name}", elsewhere "${known}"; use one spelling`,
      });
    }
  }
  return problems;
}

function findMissingPieces(products: readonly Product[], seen: readonly { id: string }[], file: string): Problem[] {
  const ids = new Set(seen.map(({ id }) => id));
  return products.flatMap(({ id, pieces }) =>
    pieces
      .filter((piece) => !ids.has(piece))
      .map((piece) => ({
        file,
        product: id,
        field: 'pieces',
        message: `names "${piece}", which is not in the catalog`,
      })),
  );
}

function fieldOf(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`))
    .join('');
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
