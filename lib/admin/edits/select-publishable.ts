import { fieldLabel, pathParts } from '../../catalogue/fields/field-list';
import { type Problem, parseCatalogueInChunks } from '../../catalogue/parse';
import { adminMessages } from '../admin-messages';
import { rawPictures } from '../images/image-urls';
import { findMissingImages } from '../images/missing-images';
import { runInChunks, type TaskOptions } from '../run-in-chunks';
import type { SkippedEdit } from '../store-types';
import { applyVersions, type ProductChange } from './apply-versions';
import { checkSingleProduct } from './check-products';
import { type Edit, wantedProduct } from './edit';
import { changedFields } from './fields';
import type { RawCatalogue } from './published-catalogue';

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
  const missing = pictures ? await withMissingPictures(edits, pictures, taskOptions) : new Map<string, string>();
  const leftOut = edits.flatMap((edit) => toLeftOut(edit, missing.get(edit.id)));
  let rest = edits.filter(({ id }) => !missing.has(id));
  for (;;) {
    const applied = applyVersions(catalogue, new Map(rest.map((edit) => [edit.id, wantedProduct(edit)])));
    const problems =
      rest.length > 0 ? await problemsOf(applied.catalogue, rest, taskOptions) : new Map<string, string>();
    if (problems.size === 0) return { edits: rest, ...applied, leftOut };
    leftOut.push(...rest.flatMap((edit) => toLeftOut(edit, problems.get(edit.id))));
    rest = rest.filter(({ id }) => !problems.has(id));
  }
}

const toLeftOut = ({ id, product }: Edit, message: string | undefined): SkippedEdit[] =>
  message === undefined ? [] : [{ id, name: product.name ?? id, message }];

/** First problem by edit id, as a sentence. Empty if the catalogue is valid. */
async function problemsOf(
  catalogue: RawCatalogue,
  edits: readonly Edit[],
  taskOptions?: TaskOptions,
): Promise<ReadonlyMap<string, string>> {
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
  { isMissing, where }: PictureCheck,
  taskOptions?: TaskOptions,
): Promise<Map<string, string>> {
  const shown = edits.flatMap((edit) => {
    const product = wantedProduct(edit);
    return product ? rawPictures(product).map((path) => ({ id: edit.id, path })) : [];
  });
  const missing = await findMissingImages([...new Set(shown.map(({ path }) => path))], isMissing, taskOptions);
  const affected = shown.filter(({ path }) => missing.has(path));
  return new Map(affected.map(({ id, path }) => [id, adminMessages.pictureMissing(path, where)]));
}
