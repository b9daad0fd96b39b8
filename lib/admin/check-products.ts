import { faultsAmong, type Others } from '../catalogue/among-others';
import { fieldPath } from '../catalogue/field-path';
import { productSchema, type RawProduct } from '../catalogue/schema/product';
import { toLine } from '../catalogue/schema/text';
import { slugify } from '../slug';
import type { ProductProblem } from './store-types';

/** What the build would say of some products, with its sentences; `all` are those that would then be there, the checked ones among them. */
export function checkProducts(raws: readonly RawProduct[], all: readonly RawProduct[]): ProductProblem[] {
  const ids = new Set(all.map(({ id }) => id));
  const spellings = groupSpellings(all);
  return raws.flatMap((raw) => {
    const parsed = productSchema.safeParse(raw);
    if (!parsed.success) {
      return parsed.error.issues.map(({ path, message }) => ({ id: raw.id, field: fieldPath(path), message }));
    }
    const { brand } = parsed.data;
    const other = spellings.get(brand.slug)?.find((name) => name !== brand.name) ?? brand.name;
    const others: Others = { brands: new Map([[brand.slug, other]]), ids };
    return faultsAmong(parsed.data, others).map((fault) => ({ id: raw.id, ...fault }));
  });
}

/** The spellings of each maker by slug. Made once for a check: there are fewer makers than products, and a slug takes time. */
function groupSpellings(all: readonly RawProduct[]): ReadonlyMap<string, string[]> {
  const written = new Set(all.map(({ brand }) => brand));
  const names = new Set([...written].map((brand) => toLine(String(brand))));
  const bySlug = new Map<string, string[]>();
  for (const name of names) {
    const slug = slugify(name);
    bySlug.set(slug, [...(bySlug.get(slug) ?? []), name]);
  }
  return bySlug;
}
