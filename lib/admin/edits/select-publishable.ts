import { fieldLabel, pathParts } from '../../catalogue/fields/field-list';
import { type Problem, parseCatalogueInSteps } from '../../catalogue/parse';
import { adminMessages } from '../admin-messages';
import { rawPictures } from '../images/image-urls';
import { findMissingImages } from '../images/missing-images';
import { runInChunks, type TaskOptions } from '../run-in-chunks';
import type { LeftOut } from '../store-types';
import { applyVersions, type ProductChange } from './catalogue-draft';
import { checkSingleProduct } from './check-products';
import { type Edit, wantedProduct } from './edit';
import { changedFields } from './fields';
import type { RawCatalogue } from './published-catalogue';

/** Test for pictures that a build would not find, and where it looks, in words: 'in the repository'. */
export type PictureCheck = { isMissing: (path: string) => Promise<boolean>; where: string };

/** The edits that can be published together, the catalogue with them, and the edits that a build would reject with reasons. */
export type Publishable = {
  edits: readonly Edit[];
  catalogue: RawCatalogue;
  changes: readonly ProductChange[];
  leftOut: readonly LeftOut[];
};

/**
 * Applies edits to a catalogue and validates the whole result as a build does. Edits with a missing picture and edits that a build
 * would reject are left out, so that one of them does not block the others. Rejects if it is cancelled.
 */
export async function selectPublishable(
  edits: readonly Edit[],
  catalogue: RawCatalogue,
  pictures: PictureCheck | undefined,
  taskOptions?: TaskOptions,
): Promise<Publishable> {
  const missing = pictures ? await withMissingPictures(edits, pictures, taskOptions) : new Map<string, string>();
  const leftOut = edits.flatMap((edit) => leaveOut(edit, missing.get(edit.id)));
  let rest = edits.filter(({ id }) => !missing.has(id));
  for (;;) {
    const applied = applyVersions(catalogue, new Map(rest.map((edit) => [edit.id, wantedProduct(edit)])));
    const problems =
      rest.length > 0 ? await problemsOf(applied.catalogue, rest, taskOptions) : new Map<string, string>();
    if (problems.size === 0) return { edits: rest, ...applied, leftOut };
    leftOut.push(...rest.flatMap((edit) => leaveOut(edit, problems.get(edit.id))));
    rest = rest.filter(({ id }) => !problems.has(id));
  }
}

const leaveOut = ({ id, product }: Edit, message: string | undefined): LeftOut[] =>
  message === undefined ? [] : [{ id, name: product.name ?? id, message }];

/** The first problem of each edit that makes the catalogue invalid, as a sentence. Empty if the catalogue is valid. */
async function problemsOf(
  catalogue: RawCatalogue,
  edits: readonly Edit[],
  taskOptions?: TaskOptions,
): Promise<ReadonlyMap<string, string>> {
  const result = await runInChunks(parseCatalogueInSteps(catalogue, ''), taskOptions);
  const byEdit = new Map<string, string>();
  for (const problem of result.ok ? [] : result.problems.toReversed()) {
    const { product, field, message } = problem;
    const text = `${field === undefined ? '' : fieldLabel(field)} ${message}.`.trim();
    for (const { id } of causesOf(problem, edits))
      byEdit.set(id, isOf(problem, id) ? text : `${product ?? ''}: ${text}`);
  }
  return byEdit;
}

const isOf = ({ product = '' }: Problem, id: string) => product.split(' (')[0] === id;

/** The edits that caused a problem: that of the product itself, or one that affects it, such as the deletion of a part of a kit. */
function causesOf(problem: Problem, edits: readonly Edit[]): readonly Edit[] {
  const [field] = pathParts(problem.field ?? '');
  const touches = ({ base, product }: Edit) =>
    changedFields(base ?? {}, product).some((change) => pathParts(change.field)[0] === field);
  const own = edits.find(({ id }) => isOf(problem, id));
  if (own && ((own.base && touches(own)) || checkSingleProduct(own.product).length > 0)) return [own];
  const named = edits.filter(({ id }) => problem.message.includes(`"${id}"`));
  // A brand in another spelling: the problem is reported for the later product.
  const changed = edits.filter((edit) => edit.base && !edit.isDeleted && touches(edit));
  const added = own ? [own] : edits.filter(({ base }) => !base);
  return [named, changed, added].find((causes) => causes.length > 0) ?? edits;
}

/** Edits whose pictures are nowhere, with a sentence that names the picture. */
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
  const lacking = shown.filter(({ path }) => missing.has(path));
  return new Map(lacking.map(({ id, path }) => [id, adminMessages.pictureMissing(path, where)]));
}
