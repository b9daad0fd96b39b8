import type { RawProduct } from '../../catalogue/schema/product';
import type { AdminRow, AdminSnapshot, RowKind, RowState } from '../store-types';
import { type FieldConflict, fieldValue, hashProduct, isSame, merge } from './fields';
import type { PublishedCatalogue } from './published-catalogue';

/** Change of one product in this browser that the site does not show yet. */
export type Edit = {
  id: string;
  /** Newest published version that this edit is based on. Missing for a new product. */
  base?: RawProduct | undefined;
  /** Product with the edit; its last version if it is deleted. */
  product: RawProduct;
  isDeleted?: true | undefined;
  /** Time of the last change, in milliseconds. */
  editedAt: number;
  /** Commit that last published the product. Missing once the site shows it. */
  commit?: string | undefined;
  /** Hashes of published versions before `base`. The site may show them until its next deploy. */
  older?: readonly string[] | undefined;
  /** Hash of the version that was last exported as a change set, from {@link versionHash}. */
  exported?: string | undefined;
  /** Fields with a conflict: `product` has the value of this browser, `base` the published one. See {@link FieldConflict}. */
  conflicts?: readonly string[] | undefined;
};

/** Edits of a browser by product id, in the order in which they were made. */
export type Edits = ReadonlyMap<string, Edit>;

/** Product after the edit; `undefined` if the edit deletes it. */
export const wantedProduct = ({ product, isDeleted }: Edit): RawProduct | undefined =>
  isDeleted ? undefined : product;

/** Hash of a version of a product; 'deleted' for `undefined`. */
export const versionHash = (product: RawProduct | undefined): string => (product ? hashProduct(product) : 'deleted');

/** True if the edit was published and has not changed since. */
const isPublished = (edit: Edit): boolean => edit.commit !== undefined && isSame(wantedProduct(edit), edit.base);

/** True for a new product that was deleted before it was published: there is nothing to publish. */
const isDiscarded = ({ base, isDeleted, commit }: Edit): boolean => !base && isDeleted === true && commit === undefined;

/** State of a product in the list. */
export function stateOf(edit: Edit | undefined): RowState {
  if (!edit || isDiscarded(edit)) return 'live';
  if (edit.conflicts) return 'conflict';
  if (isPublished(edit)) return 'published';
  return edit.exported === versionHash(wantedProduct(edit)) ? 'exported' : 'unpublished';
}

/** Kind of change of an edit; 'same' without an edit. */
export function kindOf(edit: Edit | undefined): RowKind {
  if (!edit) return 'same';
  if (edit.isDeleted) return 'deleted';
  return edit.base ? 'edited' : 'new';
}

/** Conflicts of an edit with both values. For a conflict of the whole product, the values are the product names. */
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
 * Merges an edit with the version of its product on the site. Returns `undefined` if the site already shows the edit.
 * A version older than `base` is ignored: the site has not been deployed since the edit was published.
 */
export function mergeWithSite(edit: Edit, theirs: RawProduct | undefined): Edit | undefined {
  if (edit.older?.includes(versionHash(theirs))) return edit;
  const { commit: _, older: _older, ...rest } = edit;
  // A new product that was never published, maybe deleted again.
  if (!edit.base && !theirs && edit.commit === undefined) return edit;
  return mergeOnto(rest, theirs);
}

/**
 * Merges an edit with its product on the branch, which is newer than the site. If the commit of the edit was reverted on the host, the
 * edit becomes unpublished. If the branch already has the edit, it counts as published.
 * @param onSite version that the site shows
 * @param head latest commit of the branch
 */
export function mergeWithBranch(
  edit: Edit,
  theirs: RawProduct | undefined,
  { onSite, head }: { onSite: RawProduct | undefined; head: string },
): Edit {
  if (isDiscarded(edit)) return edit;
  const { commit, older, ...rest } = edit;
  if (commit !== undefined && older?.includes(versionHash(theirs))) return { ...rest, base: theirs };
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

/** Adds the hashes of `versions` to the `known` ones, without duplicates and without the hash of `base`. */
export function olderHashes(
  known: readonly string[] = [],
  versions: readonly (RawProduct | undefined)[],
  base: RawProduct | undefined,
): string[] {
  const hashes = new Set([...known, ...versions.map(versionHash)]);
  hashes.delete(versionHash(base));
  return [...hashes];
}

/** Merges an edit onto another version; `undefined` if it changes nothing there. Open conflicts stay until they are resolved. */
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

/** Rows of the product list: products of the site in file order, then new products of this browser. */
export function adminRows(edits: Edits, { products }: PublishedCatalogue): AdminRow[] {
  const onSite = [...products].map(([id, raw]) => toRow(id, raw, edits.get(id)));
  const others = [...edits.values()].filter(({ id }) => !products.has(id));
  return [...onSite, ...others.map((edit) => toRow(edit.id, edit.product, edit))];
}

function toRow(id: string, published: RawProduct, edit: Edit | undefined): AdminRow {
  const state = stateOf(edit);
  return {
    id,
    raw: edit?.product ?? published,
    state,
    commit: state === 'published' ? edit?.commit : undefined,
    kind: kindOf(edit),
    isDeleted: edit?.isDeleted === true,
    editedAt: edit?.editedAt ?? 0,
    conflicts: edit ? conflictsOf(edit) : [],
  };
}

/** Number of rows per state. */
export function countRows(rows: readonly AdminRow[]): AdminSnapshot['counts'] {
  const counts = { live: 0, unpublished: 0, exported: 0, published: 0, conflict: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}
