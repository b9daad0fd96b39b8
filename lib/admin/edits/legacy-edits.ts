import { isProductLike } from '../../catalogue/fields/product-like';
import type { RawProduct } from '../../catalogue/schema/product';
import { isRecord } from '../../is-record';
import type { Edit, Edits } from './edit';
import { hashProduct, isSame, nullToUndefined, withFields } from './fields';
import { migrateLegacyFields } from './legacy-fields';
import type { PublishedCatalogue } from './published-catalogue';

type Item = Readonly<Record<string, unknown>>;

/**
 * Reads the items that version 1 of the admin stored. Skips products without an edit. `isWhole` is false if an item cannot be read.
 * Version 1 named the fields by letters: h hash of the published product, p product, d time of deletion, e time of the edit,
 * b published values of the edited fields, s edited fields (instead of p), y published values since the commit w, c fields in conflict.
 */
export function readLegacyEdits(
  items: unknown,
  site: Pick<PublishedCatalogue, 'products'>,
): { edits: Edits; isWhole: boolean } {
  const edits = new Map<string, Edit>();
  let isWhole = Array.isArray(items);
  for (const item of Array.isArray(items) ? items : []) {
    const edit = isRecord(item) ? readItem(item, site) : undefined;
    if (edit) edits.set(edit.id, edit);
    if (edit === undefined) isWhole = false;
  }
  return { edits, isWhole };
}

/** Edit of an item; `null` if the item has no edit, `undefined` if it cannot be read. */
function readItem(item: Item, site: Pick<PublishedCatalogue, 'products'>): Edit | null | undefined {
  const id = String(item.id);
  const onSite = site.products.get(id);
  const isNew = item.h === undefined;
  const isDeleted = typeof item.d === 'number';
  if (!isNew && !isDeleted && item.e === undefined) return typeof item.h === 'string' ? null : undefined;
  const stored = isRecord(item.p) ? item.p : isRecord(item.s) && onSite && withFields(onSite, nullToUndefined(item.s));
  const product = stored ? migrateLegacyFields(stored) : isDeleted ? onSite : undefined;
  if (!isProductLike(product) || product.id !== id) return undefined;
  const published = isRecord(item.b) ? nullToUndefined(item.b) : {};
  const base = isNew ? undefined : migrateLegacyFields(withFields((stored || product) as RawProduct, published));
  const time = isDeleted ? item.d : item.e;
  const edit: Edit = {
    id,
    product,
    base,
    editedAt: typeof time === 'number' ? time : 0,
    ...(isDeleted && { isDeleted: true as const }),
    ...(Array.isArray(item.c) && item.c.length > 0 && { conflicts: item.c.map(String) }),
  };
  if (typeof item.w === 'string' && isRecord(item.y)) return withPublishedValues(edit, item.w, item.y);
  return !isDeleted && isSame(base, product) ? null : edit;
}

/** Edit that was published but is not on the site yet: its base is the version on the branch. */
function withPublishedValues(edit: Edit, commit: string, published: Item): Edit {
  const last = Object.entries(published).map(([field, values]) => [
    field,
    Array.isArray(values) ? values.at(-1) : undefined,
  ]);
  const { product: mark, ...values } = nullToUndefined(Object.fromEntries(last));
  const base = mark === 'deleted' ? undefined : withFields(edit.base ?? edit.product, values);
  const older = [
    edit.base ? hashProduct(edit.base) : 'deleted',
    ...(Array.isArray(published.product) ? published.product.slice(0, -1).map(String) : []),
  ];
  return { ...edit, base, commit, older };
}
