import type { RawProduct } from '../../catalogue/schema/product';
import type { RowKind, RowState } from '../store-types';
import { fieldValue, hashProduct, isSame } from './fields';
import { type FieldConflict, merge } from './merge';

/** What this browser changed in one product and the site does not show yet. */
export type Edit = {
  id: string;
  /** Newest published version that this edit is based on. Absent if no published version exists. */
  base?: RawProduct | undefined;
  /** The product with the edit; if it is deleted, its last version. */
  product: RawProduct;
  isDeleted?: true | undefined;
  /** Time of the last change, in milliseconds. */
  editedAt: number;
  /** The commit with which the product was last published. Absent once the site shows it. */
  commit?: string | undefined;
  /** Hashes of published versions before `base`. The site may show them until it has been deployed again. */
  older?: readonly string[] | undefined;
  /** Mark of the version that was last exported as a change set. */
  exported?: string | undefined;
  /** Fields with a conflict: `product` has the value of this browser, `base` the published one. See {@link FieldConflict}. */
  conflicts?: readonly string[] | undefined;
};

/** The edits of a browser by product id, in the order in which they were made. */
export type Edits = ReadonlyMap<string, Edit>;

/** The version that the edit asks for; `undefined` if it deletes the product. */
export const wantedProduct = ({ product, isDeleted }: Edit): RawProduct | undefined =>
  isDeleted ? undefined : product;

/** Hash of a version of a product; `deleted` if there is no product. */
export const versionHash = (product: RawProduct | undefined): string => (product ? hashProduct(product) : 'deleted');

/** True if the edit was published and not changed since. */
const isPublished = (edit: Edit): boolean => edit.commit !== undefined && isSame(wantedProduct(edit), edit.base);

/** True if nothing has to be published: a new product that was deleted before it was published. */
const isDiscarded = ({ base, isDeleted, commit }: Edit): boolean => !base && isDeleted === true && commit === undefined;

/** The state of a product in the list. */
export function stateOf(edit: Edit | undefined): RowState {
  if (!edit || isDiscarded(edit)) return 'live';
  if (edit.conflicts) return 'conflict';
  if (isPublished(edit)) return 'published';
  return edit.exported === versionHash(wantedProduct(edit)) ? 'exported' : 'unpublished';
}

/** The kind of change that an edit makes. */
export function kindOf(edit: Edit | undefined): RowKind {
  if (!edit) return 'same';
  if (edit.isDeleted) return 'deleted';
  return edit.base ? 'edited' : 'new';
}

/** The conflicts of an edit with both values. */
export function conflictsOf({ base, product, isDeleted, conflicts = [] }: Edit): FieldConflict[] {
  return conflicts.map((field) =>
    field === 'product'
      ? { field, mine: isDeleted ? undefined : product.name, theirs: base?.name }
      : { field, mine: fieldValue(product, field), theirs: fieldValue(base, field) },
  );
}

/** Edits that can be published: changed, not published yet and without a conflict. */
export const publishableEdits = (edits: Edits): Edit[] =>
  [...edits.values()].filter((edit) => ['unpublished', 'exported'].includes(stateOf(edit)));

/**
 * Merges an edit with the version of its product on the site. Returns `undefined` if the site shows the edit.
 * A version older than the base is ignored: the site has not been deployed since the edit was published.
 */
export function mergeWithSite(edit: Edit, theirs: RawProduct | undefined): Edit | undefined {
  if (edit.older?.includes(versionHash(theirs))) return edit;
  const { commit: _, older: _older, ...rest } = edit;
  // A new product that no catalogue has yet, or one that was deleted before it was published.
  if (!edit.base && !theirs && edit.commit === undefined) return edit;
  return mergeOnto(rest, theirs);
}

/**
 * Merges an edit with the version of its product on the branch, which is newer than that of the site. An edit whose commit was
 * reverted on the host becomes unpublished again; one that the branch already has counts as published.
 * @param onSite the version that the site shows
 * @param head the commit of the branch
 */
export function mergeWithBranch(
  edit: Edit,
  theirs: RawProduct | undefined,
  { onSite, head }: { onSite: RawProduct | undefined; head: string },
): Edit {
  const hash = versionHash(theirs);
  const { commit, older, ...rest } = edit;
  if (commit !== undefined && older?.includes(hash)) return { ...rest, base: theirs };
  if (isSame(theirs, edit.base)) return edit;
  const merged = mergeOnto({ ...rest, commit }, theirs) ?? {
    ...rest,
    base: theirs,
    product: theirs ?? edit.product,
    commit: head,
    conflicts: undefined,
  };
  return { ...merged, older: olderHashes(older, [onSite, edit.base], theirs) };
}

/** Known hashes of versions before `base`, with those of more versions. Each hash is listed once. */
export function olderHashes(
  known: readonly string[] = [],
  versions: readonly (RawProduct | undefined)[],
  base: RawProduct | undefined,
): string[] {
  const hashes = new Set([...known, ...versions.map(versionHash)]);
  hashes.delete(versionHash(base));
  return [...hashes];
}

/** The edit based on another version; `undefined` if it changes nothing there. Open conflicts stay until somebody decides. */
function mergeOnto(edit: Edit, theirs: RawProduct | undefined): Edit | undefined {
  const mine = wantedProduct(edit);
  const { product, conflicts } = merge(edit.base, mine, theirs);
  if (isSame(product, theirs)) return undefined;
  const isOpen = (field: string) =>
    field === 'product' ? !mine || !theirs : !isSame(fieldValue(product, field), fieldValue(theirs, field));
  const fields = new Set([...conflicts.map(({ field }) => field), ...(edit.conflicts ?? []).filter(isOpen)]);
  return {
    ...edit,
    base: theirs,
    product: product ?? edit.product,
    conflicts: fields.size > 0 ? [...fields] : undefined,
  };
}
