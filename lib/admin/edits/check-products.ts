import {
  buildCrossProductIndex,
  type CrossProductIndex,
  crossProductProblems,
} from '../../catalogue/cross-product-checks';
import { fieldLabel, pathParts } from '../../catalogue/fields/field-list';
import { groupBy } from '../../catalogue/group-by';
import { type Problem, parseCatalogueInChunks } from '../../catalogue/parse';
import { productSchema, type RawProduct } from '../../catalogue/schema/product';
import { slugify } from '../../slug';
import { fieldPath, toSingleLine } from '../../zod';
import { adminMessages } from '../admin-messages';
import { findMissingImages } from '../images/image-store';
import { rawPictures } from '../images/image-urls';
import { forEachInChunks, runInChunks, type TaskOptions } from '../run-in-chunks';
import type { ProductProblem, SkippedEdit } from '../store-types';
import { type Edit, type Edits, wantedProduct } from './edit';
import { changedFields, isSame } from './fields';
import { type ChangeContext, changedIds, productOf, productsOf } from './operations';
import { applyVersions, type ProductChange, type RawCatalogue } from './published-catalogue';

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

/** Check for missing pictures. `where` is the searched place in words: 'in the repository'. */
type PictureCheck = { isMissing: (path: string) => Promise<boolean>; where: string };

/** Edits that can be published together, and the catalogue with them. `leftOut` has the others with reasons. */
type Publishable = {
  edits: readonly Edit[];
  catalogue: RawCatalogue;
  changes: readonly ProductChange[];
  leftOut: readonly SkippedEdit[];
};

/**
 * Applies edits to a catalogue and validates the result as a build does. Leaves out edits with a missing picture and edits that
 * a build would reject. One invalid edit does not block the others. Rejects if it is cancelled.
 */
export async function selectPublishable(
  edits: readonly Edit[],
  catalogue: RawCatalogue,
  pictures: PictureCheck | undefined,
  taskOptions?: TaskOptions,
): Promise<Publishable> {
  const leftOut: SkippedEdit[] = [];
  let rest = edits;
  let problems = await withMissingPictures(edits, pictures, taskOptions);
  for (;;) {
    for (const { id, product } of rest) {
      const message = problems.get(id);
      if (message !== undefined) leftOut.push({ id, name: product.name ?? id, message });
    }
    rest = rest.filter(({ id }) => !problems.has(id));
    const applied = applyVersions(catalogue, new Map(rest.map((edit) => [edit.id, wantedProduct(edit)])));
    problems = await problemsOf(applied.catalogue, rest, taskOptions);
    if (problems.size === 0) return { edits: rest, ...applied, leftOut };
  }
}

/** First problem by edit id, as a sentence. Empty if the catalogue is valid, or without edits. */
async function problemsOf(
  catalogue: RawCatalogue,
  edits: readonly Edit[],
  taskOptions?: TaskOptions,
): Promise<ReadonlyMap<string, string>> {
  if (edits.length === 0) return new Map();
  const result = await runInChunks(parseCatalogueInChunks(catalogue, ''), taskOptions);
  const byEdit = new Map<string, string>();
  for (const problem of result.ok ? [] : result.problems.toReversed()) {
    const { product, field, message } = problem;
    const text = `${field === undefined ? '' : fieldLabel(field)} ${message}.`.trim();
    for (const { id } of causesOf(problem, edits))
      byEdit.set(id, isProblemOf(problem, id) ? text : `${product ?? ''}: ${text}`);
  }
  return byEdit;
}

const isProblemOf = ({ product = '' }: Problem, id: string) => product.split(' (')[0] === id;

/** Edits that caused a problem: the edit of the product itself, or of another product, such as a deleted part of a kit. */
function causesOf(problem: Problem, edits: readonly Edit[]): readonly Edit[] {
  const [field] = pathParts(problem.field ?? '');
  const changesField = ({ base, product }: Edit) =>
    changedFields(base ?? {}, product).some((change) => pathParts(change.field)[0] === field);
  const editOfProduct = edits.find(({ id }) => isProblemOf(problem, id));
  if (
    editOfProduct &&
    ((editOfProduct.base && changesField(editOfProduct)) || checkSingleProduct(editOfProduct.product).length > 0)
  )
    return [editOfProduct];
  const named = edits.filter(({ id }) => problem.message.includes(`"${id}"`));
  // The schema reports a second spelling of a brand for the later product, which may not be the edited one.
  const changed = edits.filter((edit) => edit.base && !edit.isDeleted && changesField(edit));
  const added = editOfProduct ? [editOfProduct] : edits.filter(({ base }) => !base);
  return [named, changed, added].find((causes) => causes.length > 0) ?? edits;
}

/** Sentences about missing pictures, by edit id. */
async function withMissingPictures(
  edits: readonly Edit[],
  pictures: PictureCheck | undefined,
  taskOptions?: TaskOptions,
): Promise<ReadonlyMap<string, string>> {
  if (!pictures) return new Map();
  const { isMissing, where } = pictures;
  const shown = edits.flatMap((edit) => {
    const product = wantedProduct(edit);
    return product ? rawPictures(product).map((path) => ({ id: edit.id, path })) : [];
  });
  const missing = await findMissingImages([...new Set(shown.map(({ path }) => path))], isMissing, taskOptions);
  const affected = shown.filter(({ path }) => missing.has(path));
  return new Map(affected.map(({ id, path }) => [id, adminMessages.pictureMissing(path, where)]));
}
