import {
  buildCrossProductIndex,
  type CrossProductIndex,
  crossProductProblems,
} from '../../catalogue/cross-product-checks';
import { groupBy } from '../../catalogue/group-by';
import { productSchema, type RawProduct } from '../../catalogue/schema/product';
import { fieldPath, toSingleLine } from '../../catalogue/schema/zod-helpers';
import { slugify } from '../../slug';
import { forEachInChunks } from '../run-in-chunks';
import type { ProductProblem } from '../store-types';
import type { Edits } from './edit';
import { isSame } from './fields';
import { type ChangeContext, changedIds, productOf, productsOf } from './operations';

/** Indexes of all products, to check one product against the others. `spellings` has all spellings of a brand by its slug. */
type ProductIndexes = Omit<CrossProductIndex, 'brands'> & { spellings: ReadonlyMap<string, readonly string[]> };

/** Builds the indexes. Slugs are slow, so each brand gets its slug once. */
export function indexProducts(all: readonly RawProduct[]): ProductIndexes {
  const written = new Set(all.map(({ brand }) => brand));
  const names = new Set([...written].map((brand) => toSingleLine(String(brand))));
  return { ...buildCrossProductIndex(all), spellings: groupBy([...names], slugify) };
}

/** Problems that a build would report for a product. If it is not valid, it is not checked against the others. */
export function checkProduct(raw: RawProduct, indexes: ProductIndexes): ProductProblem[] {
  const problems = checkSingleProduct(raw);
  return problems.length > 0 ? problems : checkAgainstOthers(raw, indexes);
}

/** Problems of a product that do not depend on other products. */
export function checkSingleProduct(raw: RawProduct): ProductProblem[] {
  const parsed = productSchema.safeParse(raw);
  const issues = parsed.success ? [] : parsed.error.issues;
  return issues.map(({ path, message }) => ({ id: raw.id, field: fieldPath(path), message }));
}

/** Problems that depend on other products: another spelling of the brand, or a kit that contains itself or an unknown product. */
function checkAgainstOthers(raw: RawProduct, { spellings, ...others }: ProductIndexes): ProductProblem[] {
  const name = toSingleLine(String(raw.brand));
  const slug = slugify(name);
  const otherName = spellings.get(slug)?.find((spelling) => spelling !== name) ?? name;
  const problems = crossProductProblems(
    { ...raw, brand: { name, slug }, pieces: raw.pieces ?? [] },
    { ...others, brands: new Map([[slug, otherName]]) },
  );
  return problems.map((problem) => ({ id: raw.id, ...problem }));
}

/** Problems of deleted products that a kit contains. `all` has the remaining products, `touched` the changed and deleted ids. */
export function neededByOthers(all: readonly RawProduct[], touched: ReadonlySet<string>): ProductProblem[] {
  if (touched.size === 0) return [];
  const present = new Set(all.map(({ id }) => id));
  return all.flatMap(({ name, pieces = [] }) =>
    pieces
      .filter((id) => touched.has(id) && !present.has(id))
      .map((id) => ({ id, field: id, message: `is a piece of the kit ${name}` })),
  );
}

/**
 * Problems of the products that a change touches, and of kits that contain them. If a product is restored unchanged, it is only checked
 * against the other products. A deletion can always be undone.
 */
export async function checkChange(
  before: Edits,
  next: Edits,
  { site, taskOptions }: ChangeContext,
): Promise<ProductProblem[]> {
  const touched = changedIds(before, next);
  const present = productsOf(next, site);
  const others = indexProducts(present);
  const problems: ProductProblem[] = [];
  const check = (id: string) => {
    const raw = productOf(id, next, site);
    if (!raw) return;
    const isResolved = (before.get(id)?.conflicts?.length ?? 0) > (next.get(id)?.conflicts?.length ?? 0);
    const isUnchanged = isSame(raw, productOf(id, before, site));
    if (isUnchanged && !isResolved) return;
    const isRestored = before.get(id)?.isDeleted && isSame(raw, before.get(id)?.product);
    problems.push(...(isRestored && !isResolved ? checkAgainstOthers(raw, others) : checkProduct(raw, others)));
  };
  await forEachInChunks(touched, check, taskOptions);
  return [...problems, ...neededByOthers(present, new Set(touched))];
}
