import { faultsAmong, type Others, othersOf } from '../catalogue/among-others';
import { fieldPath } from '../catalogue/field-path';
import { groupBy } from '../catalogue/group-by';
import { productSchema, type RawProduct } from '../catalogue/schema/product';
import { toSingleLine } from '../catalogue/schema/text';
import { slugify } from '../slug';
import type { ProductProblem } from './store-types';

/** Products as others are checked among them; of each maker all spellings by slug. */
export type Among = Omit<Others, 'brands'> & { spellings: ReadonlyMap<string, readonly string[]> };

/** All products as others are checked among them. A maker's slug, which takes time, is made once: makers are fewer. */
export function amongAll(all: readonly RawProduct[]): Among {
  const written = new Set(all.map(({ brand }) => brand));
  const names = new Set([...written].map((brand) => toSingleLine(String(brand))));
  return { ...othersOf(all), spellings: groupBy([...names], slugify) };
}

/** The problems that the build would find in one product among others. */
export function checkProduct(raw: RawProduct, among: Among): ProductProblem[] {
  const problems = checkAlone(raw);
  return problems.length > 0 ? problems : checkAmong(raw, among);
}

/** The problems that the build would find in a product by itself. */
export function checkAlone(raw: RawProduct): ProductProblem[] {
  const parsed = productSchema.safeParse(raw);
  const issues = parsed.success ? [] : parsed.error.issues;
  return issues.map(({ path, message }) => ({ id: raw.id, field: fieldPath(path), message }));
}

/** The problems of a product among others: its maker in another spelling, a kit with a piece that is not there or with itself. */
export function checkAmong(raw: RawProduct, { spellings, ...others }: Among): ProductProblem[] {
  const name = toSingleLine(String(raw.brand));
  const slug = slugify(name);
  const other = otherSpelling(raw, { spellings }) ?? name;
  const brands = new Map([[slug, other]]);
  const faults = faultsAmong({ ...raw, brand: { name, slug }, pieces: raw.pieces ?? [] }, { ...others, brands });
  return faults.map((fault) => ({ id: raw.id, ...fault }));
}

/** The problems of products that go while a kit that stays has them as pieces. `all` stay, `touched` may have gone. */
export function neededByOthers(all: readonly RawProduct[], touched: ReadonlySet<string>): ProductProblem[] {
  if (touched.size === 0) return [];
  const present = new Set(all.map(({ id }) => id));
  return all.flatMap(({ name, pieces = [] }) =>
    pieces
      .filter((id) => touched.has(id) && !present.has(id))
      .map((id) => ({ id, field: id, message: `is a piece of the kit ${name}` })),
  );
}

/** Another spelling of a product's maker; undefined where all products write it alike. */
export function otherSpelling({ brand }: RawProduct, { spellings }: Pick<Among, 'spellings'>): string | undefined {
  const name = toSingleLine(String(brand));
  return spellings.get(slugify(name))?.find((spelling) => spelling !== name);
}
