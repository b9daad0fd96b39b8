import { addNewCategories, withCategoryName } from '../../catalogue/categories/new-categories';
import { formatFieldValue } from '../../catalogue/fields/format-field';
import type { RawProduct } from '../../catalogue/schema/product';
import { forEachInChunks, type TaskOptions } from '../run-in-chunks';
import type { ProductProblem } from '../store-types';
import { type Edit, type Edits, mergeWithBranch, olderHashes, versionHash, wantedProduct } from './edit';
import { changedFields, fieldValue, isSame, merge, withFields } from './fields';
import type { PublishedCatalogue } from './published-catalogue';

/** Input of a change besides the edits. `now` is in milliseconds. */
export type ChangeContext = { site: PublishedCatalogue; now: number; taskOptions?: TaskOptions | undefined };

/** Pure function that returns new edits. It may run again if another tab saves at the same time. */
export type Change = (edits: Edits, context: ChangeContext) => Edits | Promise<Edits>;

/** Thrown by a {@link Change} that cannot be applied. Nothing is saved then. */
export class ChangeError extends Error {
  constructor(
    readonly reason: 'not-found' | 'conflict' | 'invalid',
    readonly problems: ProductProblem[] = [],
  ) {
    super(reason);
  }
}

/** Product with the edits of this browser; `undefined` if it does not exist or is deleted. */
export function productOf(id: string, edits: Edits, { products }: PublishedCatalogue): RawProduct | undefined {
  const edit = edits.get(id);
  return edit ? wantedProduct(edit) : products.get(id);
}

/** Products of the list in order: those of the site, then new ones. Skips deleted products. */
export function productsOf(edits: Edits, site: PublishedCatalogue): RawProduct[] {
  const ids = new Set([...site.products.keys(), ...edits.keys()]);
  return [...ids].flatMap((id) => productOf(id, edits, site) ?? []);
}

/** Categories of the catalogue, then new ones of the products. */
const categoriesOf = (edits: Edits, site: PublishedCatalogue) =>
  addNewCategories(site.categories, productsOf(edits, site));

/** Returns the edits with some of them replaced; `undefined` removes an edit. */
export function withEdits(edits: Edits, changes: ReadonlyMap<string, Edit | undefined>): Edits {
  const next = new Map(edits);
  for (const [id, edit] of changes) {
    if (edit) next.set(id, edit);
    else next.delete(id);
  }
  return next;
}

/** Ids whose edits differ between two states. */
export function changedIds(before: Edits, after: Edits): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id));
}

/** Change that calls `change` for each id, in chunks so that the page stays responsive. `undefined` removes the edit. */
function changeEach(
  ids: readonly string[],
  change: (id: string, edit: Edit | undefined, context: ChangeContext) => Edit | undefined,
): Change {
  return async (edits, context) => {
    const changes = new Map<string, Edit | undefined>();
    await forEachInChunks(ids, (id) => changes.set(id, change(id, edits.get(id), context)), context.taskOptions);
    return withEdits(edits, changes);
  };
}

/** Edit with `raw` as the new product; `undefined` if that equals the published version. */
function withVersion(
  edit: Edit | undefined,
  id: string,
  raw: RawProduct,
  { site, now }: ChangeContext,
): Edit | undefined {
  const base = edit ? edit.base : site.products.get(id);
  const changes = base && changedFields(base, raw);
  if (changes?.length === 0 && edit?.commit === undefined) return undefined;
  // Same order of variants as in the catalogue: the order has no meaning, but changes the hash.
  const product =
    base && changes ? withFields(base, Object.fromEntries(changes.map(({ field, to }) => [field, to]))) : raw;
  const open = edit?.conflicts?.filter(
    (field) => field === 'product' || !isSame(fieldValue(product, field), fieldValue(base, field)),
  );
  return {
    ...edit,
    id,
    base,
    product,
    isDeleted: undefined,
    editedAt: now,
    conflicts: open?.length ? open : undefined,
  };
}

/** Adds new products at the end of the list. Fails if an id is taken. */
export const addProducts =
  (raws: readonly RawProduct[]): Change =>
  (edits, context) => {
    const { site, now } = context;
    const taken = raws.filter(({ id }) => edits.has(id) || site.products.has(id));
    const problems = taken.map(({ id }) => ({ id, field: 'id', message: 'is taken' }));
    if (taken.length > 0) throw new ChangeError('invalid', problems);
    const categories = categoriesOf(edits, site);
    const added = raws.map((raw): [string, Edit] => {
      return [raw.id, { id: raw.id, product: withCategoryName(raw, categories), editedAt: now }];
    });
    return withEdits(edits, new Map(added));
  };

/** Changes products that are not deleted. */
export const changeProducts =
  (ids: readonly string[], change: (raw: RawProduct) => RawProduct): Change =>
  (edits, context) => {
    const categories = categoriesOf(edits, context.site);
    return changeEach(ids, (id, edit) => {
      const current = productOf(id, edits, context.site);
      if (!current) throw new ChangeError('not-found');
      return withVersion(edit, id, withCategoryName(change(current), categories, current), context);
    })(edits, context);
  };

/** Update of a product: `raw` is the new version, `before` the version that it was made from. */
type ProductUpdate = { raw: RawProduct; before: RawProduct };

/** Changes products from `before` to `raw`, merged with later saves of other tabs. Fails with one problem per field in conflict. */
export const updateProducts =
  (updates: ReadonlyMap<string, ProductUpdate>): Change =>
  (edits, context) =>
    changeProducts([...updates.keys()], (current) => {
      const { raw, before } = updates.get(current.id) as ProductUpdate;
      const { product, conflicts } = merge(before, raw, current);
      if (conflicts.length === 0 && product) return product;
      const problems = conflicts.map(({ field, theirs }) => ({
        id: current.id,
        field,
        message: `was changed in another tab to ${formatFieldValue(field, theirs, context.site.categories)}`,
      }));
      throw new ChangeError('conflict', problems);
    })(edits, context);

/** Marks products as deleted. The last version stays in the edit, so that a product can be restored. */
export const removeProducts = (ids: readonly string[]): Change =>
  changeEach(ids, (id, edit, { site, now }) => {
    const published = site.products.get(id);
    const current: Edit | undefined = edit ?? (published && { id, base: published, product: published, editedAt: now });
    if (!current) throw new ChangeError('not-found');
    return current.isDeleted ? current : { ...current, isDeleted: true, editedAt: now };
  });

/** Restores deleted products with their edits. */
export const restoreProducts = (ids: readonly string[]): Change =>
  changeEach(ids, (id, edit, context) => {
    if (!edit?.isDeleted) throw new ChangeError('not-found');
    return withVersion({ ...edit, conflicts: undefined }, id, edit.product, context);
  });

/** Reverts products to their newest published version. New products are removed. */
export const revertProducts = (ids: readonly string[]): Change =>
  changeEach(ids, (_, edit) => {
    if (edit?.commit === undefined) return undefined;
    const { base, product } = edit;
    return { ...edit, product: base ?? product, isDeleted: base ? undefined : true, conflicts: undefined };
  });

/** Resolves conflicts by field: 'mine' keeps the value of this browser, 'theirs' takes the published one. */
export const resolveConflicts = (id: string, choices: Readonly<Record<string, 'mine' | 'theirs'>>): Change =>
  changeEach([id], (_, edit, context) => {
    if (!edit?.conflicts) throw new ChangeError('not-found');
    const open = edit.conflicts.filter((field) => !choices[field]);
    const resolved = { ...edit, conflicts: open.length > 0 ? open : undefined };
    if (choices.product === 'theirs') return undefined;
    if (edit.isDeleted) return resolved;
    const theirs = edit.conflicts.filter((field) => choices[field] === 'theirs');
    const fields = theirs.map((field) => [field, fieldValue(edit.base, field)]);
    return withVersion(resolved, id, withFields(edit.product, Object.fromEntries(fields)), context);
  });

/** Marks versions as exported. `marks` has hashes from `versionHash` by id. A product that has changed since gets no mark. */
export const markExported = (marks: ReadonlyMap<string, string>): Change =>
  changeEach([...marks.keys()], (id, edit) => {
    const isCurrent = edit && versionHash(wantedProduct(edit)) === marks.get(id);
    return isCurrent ? { ...edit, exported: marks.get(id) } : edit;
  });

/**
 * Merges all edits with the catalogue of the branch, which is newer than the site. Conflicts are stored in the edits.
 * @param head commit of that catalogue
 */
export const mergeEditsWithBranch =
  (branch: PublishedCatalogue, head: string): Change =>
  (edits, context) =>
    changeEach([...edits.keys()], (id, edit) => {
      const onSite = context.site.products.get(id);
      return edit && mergeWithBranch(edit, branch.products.get(id), { onSite, head });
    })(edits, context);

/**
 * Marks products as published by a commit: `after` is the committed catalogue, `before` the one it was based on. Changes that
 * were made while the commit was sent stay unpublished.
 */
export const markPublished = (
  ids: readonly string[],
  { commit, before, after }: { commit: string; before: PublishedCatalogue; after: PublishedCatalogue },
): Change =>
  changeEach(ids, (id, edit, { site, now }) => {
    const base = after.products.get(id);
    const onSite = site.products.get(id);
    const mine = edit ? wantedProduct(edit) : onSite;
    const product = mine ?? edit?.product ?? base ?? before.products.get(id);
    if (!product) return undefined;
    return {
      id,
      base,
      product,
      ...(!mine && { isDeleted: true as const }),
      editedAt: edit?.editedAt ?? now,
      commit,
      older: olderHashes(edit?.older, [onSite, before.products.get(id)], base),
    };
  });

/** Undoes a change of these products. Fails with a conflict if one of them has changed since. */
export const undoChange =
  (ids: readonly string[], before: Edits, after: Edits): Change =>
  (edits) => {
    if (ids.some((id) => !isSame(edits.get(id), after.get(id)))) throw new ChangeError('conflict');
    return withEdits(edits, new Map(ids.map((id) => [id, before.get(id)])));
  };
