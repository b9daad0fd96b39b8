import { faultsAmong, type Others, othersOf } from '../catalogue/among-others';
import { fieldPath } from '../catalogue/field-path';
import { productSchema, type RawProduct } from '../catalogue/schema/product';
import { toSingleLine } from '../catalogue/schema/text';
import { slugify } from '../slug';
import type { ProductProblem } from './store-types';

/** What products are looked at among; of each maker all spellings by slug. */
export type Among = Omit<Others, 'brands'> & { spellings: ReadonlyMap<string, readonly string[]> };

/** What the build would say of some products, with its sentences; `all` are those that would then be there, the checked ones among them. */
export function checkProducts(raws: readonly RawProduct[], all: readonly RawProduct[]): ProductProblem[] {
  const among = amongAll(all);
  return raws.flatMap((raw) => checkProduct(raw, among));
}

/** All products as those to look at others among. A maker's slug is made once: there are fewer makers than products, and it takes time. */
export function amongAll(all: readonly RawProduct[]): Among {
  const written = new Set(all.map(({ brand }) => brand));
  const names = new Set([...written].map((brand) => toSingleLine(String(brand))));
  const spellings = new Map<string, string[]>();
  for (const name of names) {
    const slug = slugify(name);
    spellings.set(slug, [...(spellings.get(slug) ?? []), name]);
  }
  return { ...othersOf(all), spellings };
}

/** What the build would say of one product among others. */
export function checkProduct(raw: RawProduct, among: Among): ProductProblem[] {
  const problems = checkAlone(raw);
  return problems.length > 0 ? problems : checkAmong(raw, among);
}

/** What the build would say of a product whatever else there is. */
export function checkAlone(raw: RawProduct): ProductProblem[] {
  const parsed = productSchema.safeParse(raw);
  const issues = parsed.success ? [] : parsed.error.issues;
  return issues.map(({ path, message }) => ({ id: raw.id, field: fieldPath(path), message }));
}

/** What does not go with other products: a maker in another spelling, a kit with a piece that is not there or with itself. */
export function checkAmong(raw: RawProduct, { spellings, ...others }: Among): ProductProblem[] {
  const name = toSingleLine(String(raw.brand));
  const slug = slugify(name);
  const other = otherSpelling(raw, { spellings }) ?? name;
  const brands = new Map([[slug, other]]);
  const faults = faultsAmong({ id: raw.id, brand: { name, slug }, pieces: raw.pieces ?? [] }, { ...others, brands });
  return faults.map((fault) => ({ id: raw.id, ...fault }));
}

/** How the maker of a product is written elsewhere, where that is not as here. */
export function otherSpelling({ brand }: RawProduct, { spellings }: Pick<Among, 'spellings'>): string | undefined {
  const name = toSingleLine(String(brand));
  return spellings.get(slugify(name))?.find((spelling) => spelling !== name);
}
