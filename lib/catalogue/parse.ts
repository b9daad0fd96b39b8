import type { z } from 'zod';
import { faultsAmong } from './among-others';
import { CATEGORIES, type CategoryKey, categorySlug, isCategory } from './categories';
import { fieldPath } from './field-path';
import { mergeRepeats, type Row } from './repeats';
import { categorySchema, type Product, productSchema } from './schema/product';
import { describe } from './schema/text';

/** One thing that is wrong with a catalogue: where it stands, and what is wrong in words that an operator understands. */
export type Problem = { file: string; product?: string; field?: string; message: string };

export type Category = { key: CategoryKey; slug: string; name: string; description: string };

/** The normalised catalogue. `merged` lists the ids that stood more than once and were joined into one product. */
export type Catalogue = { categories: Category[]; products: Product[]; merged: string[] };

export type ParseResult = { ok: true; catalogue: Catalogue } | { ok: false; problems: Problem[] };

type Seen = { id: string; where: string };

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
  const seenIds: Seen[] = [];

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
        ...parsed.error.issues.map((issue) => ({
          file,
          field: fieldPath([key, ...issue.path]),
          message: issue.message,
        })),
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
  const { products, merged, conflicts } = mergeRepeats(rows);
  problems.push(...conflicts.map((conflict) => ({ file, field: 'id', ...conflict })));
  problems.push(...findFaultsAmong(products, seenIds).map((fault) => ({ file, ...fault })));
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
    ...(issue.path.length > 0 && { field: fieldPath(issue.path) }),
    message: issue.message,
  }));
}

/** Ids that differ only in case or Unicode form would share a folder on many hosts. */
function findLookalikeIds(seen: readonly Seen[], file: string): Problem[] {
  const byFold = new Map<string, Seen>();
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

/** Two spellings of a maker would be two makers with one address, and a kit must hold what there is. */
function findFaultsAmong(products: readonly Product[], seen: readonly Seen[]): Omit<Problem, 'file'>[] {
  const brands = new Map<string, string>();
  for (const { brand } of products) if (!brands.has(brand.slug)) brands.set(brand.slug, brand.name);
  const others = { brands, ids: new Set(seen.map(({ id }) => id)) };
  return products.flatMap((product) =>
    faultsAmong(product, others).map((fault) => ({ product: product.id, ...fault })),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
