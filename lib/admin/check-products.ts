import { faultsAmong, type Others, othersOf } from '../catalogue/among-others';
import { fieldPath } from '../catalogue/field-path';
import { groupBy } from '../catalogue/group-by';
import { productSchema, type RawProduct } from '../catalogue/schema/product';
import { toSingleLine } from '../catalogue/schema/text';
import { slugify } from '../slug';
import type { ProductProblem } from './store-types';

/** Indexes of all products for checks of one product among the others. `spellings`: all spellings of a brand by its slug. */
export type Among = Omit<Others, 'brands'> & { spellings: ReadonlyMap<string, readonly string[]> };

/** Builds the indexes. Slugs are slow, so they are made once for each brand. */
export function amongAll(all: readonly RawProduct[]): Among {
  const written = new Set(all.map(({ brand }) => brand));
  const names = new Set([...written].map((brand) => toSingleLine(String(brand))));
  return { ...othersOf(all), spellings: groupBy([...names], slugify) };
}

/** Problems that a build would find in a product, alone and among others. */
export function checkProduct(raw: RawProduct, among: Among): ProductProblem[] {
  const problems = checkAlone(raw);
  return problems.length > 0 ? problems : checkAmong(raw, among);
}

/** Problems that a build would find in a product alone. */
export function checkAlone(raw: RawProduct): ProductProblem[] {
  const parsed = productSchema.safeParse(raw);
  const issues = parsed.success ? [] : parsed.error.issues;
  return issues.map(({ path, message }) => ({ id: raw.id, field: fieldPath(path), message }));
}

/** Problems of a product among others: another spelling of its brand, a kit that names an unknown product or itself. */
export function checkAmong(raw: RawProduct, { spellings, ...others }: Among): ProductProblem[] {
  const name = toSingleLine(String(raw.brand));
  const slug = slugify(name);
  const other = otherSpelling(raw, { spellings }) ?? name;
  const brands = new Map([[slug, other]]);
  const problems = faultsAmong({ ...raw, brand: { name, slug }, pieces: raw.pieces ?? [] }, { ...others, brands });
  return problems.map((problem) => ({ id: raw.id, ...problem }));
}

/** Problems of deleted products that a kit needs. `all` are the remaining products, `touched` the ids of changed and deleted ones. */
export function neededByOthers(all: readonly RawProduct[], touched: ReadonlySet<string>): ProductProblem[] {
  if (touched.size === 0) return [];
  const present = new Set(all.map(({ id }) => id));
  return all.flatMap(({ name, pieces = [] }) =>
    pieces
      .filter((id) => touched.has(id) && !present.has(id))
      .map((id) => ({ id, field: id, message: `is a piece of the kit ${name}` })),
  );
}

/** Another spelling of a product's brand; undefined if all products have the same. */
export function otherSpelling({ brand }: RawProduct, { spellings }: Pick<Among, 'spellings'>): string | undefined {
  const name = toSingleLine(String(brand));
  return spellings.get(slugify(name))?.find((spelling) => spelling !== name);
}
