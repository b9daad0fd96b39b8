import type { RawProduct } from '../../catalogue/schema/product';
import type { FieldChange } from '../field-change';
import type { Watch } from '../slices';
import type { RowKind, RowState } from '../store-types';
import type { Bundle } from './bundle';
import { changedFields, fieldNames, fieldValue, hashProduct, isSame, withFields } from './fields';

/** The version of the ledger's form, kept as `v`. */
export const LEDGER_VERSION = 1;

/** A product of the ledger. */
export type LedgerItem = {
  id: string;
  /** Hash of the published product on which this stands; absent for a new one. */
  baseHash?: string;
  /** The product's body; without it the bundle's counts. */
  product?: RawProduct;
  /** Time of deletion. */
  deletedAt?: number;
  /** Time of the last edit. */
  editedAt?: number;
  /** The state last exported or published: the body's hash, or 'deleted'. */
  exportedMark?: string;
  /** The commit with which it was last published; absent once the published catalogue shows that. */
  publishedWith?: string;
  /**
   * Values that the branch has had, by field, since this was first published from here and until the published catalogue shows
   * it: the oldest first, null where there was none. The last one stands there since `publishedWith`. 'product': of the whole
   * product, as in `exportedMark`.
   */
  sentValues?: Record<string, unknown[]>;
  /** The published values of the fields that were edited; null where there is none. Of a new product, what else its fields in conflict may be. */
  baseValues?: Record<string, unknown>;
  /** Fields in conflict: `product` holds the value from here, `baseValues` the other one; ['product'] when one side deleted it. */
  conflicts?: string[];
};

/** Everything that an operator's browser keeps of the catalogue: the published state it stands on, and each product with its edits. */
export type Ledger = {
  v: typeof LEDGER_VERSION;
  rev: number;
  base: { hash: string; count: number };
  items: LedgerItem[];
};

/** The circumstances of a change: the published bundle, the time in milliseconds, and a watch on its progress. */
export type Context = { bundle: Bundle; now: number; watch?: Watch | undefined };

/** The items of a ledger by their ids. */
export const itemsById = ({ items }: Ledger) => new Map(items.map((item) => [item.id, item]));

/** A ledger without edits. */
export function seedLedger(bundle: Bundle): Ledger {
  const items = [...bundle.hashes].map(([id, baseHash]): LedgerItem => ({ id, baseHash }));
  return { v: LEDGER_VERSION, rev: 0, base: { hash: bundle.hash, count: items.length }, items };
}

/** An item with another body; one that equals the published product is no edit any more, unless the branch has another one already. */
export function editItem(
  item: LedgerItem,
  raw: RawProduct,
  { bundle, now }: Pick<Context, 'bundle' | 'now'>,
): LedgerItem {
  const { product: _, editedAt: _editedAt, baseValues: _baseValues, conflicts, ...rest } = item;
  const published = bundle.products.get(item.id);
  if (!published || item.baseHash === undefined) return { ...rest, product: raw, editedAt: now };
  const changes = changedFields(published, raw);
  const baseValues = valuesBefore(changes);
  const left = conflicts?.filter((field) => field in baseValues);
  if (changes.length === 0 && item.publishedWith === undefined) return rest;
  // Written as the catalogue will have it: the order of variants means nothing, but a hash would tell it.
  const product = withFields(published, Object.fromEntries(changes.map(({ field, to }) => [field, to ?? undefined])));
  return { ...rest, product, editedAt: now, baseValues, ...(left && left.length > 0 && { conflicts: left }) };
}

/** The published values of the fields in which a product differs, null where there is none. */
export function publishedFields(raw: RawProduct, published: RawProduct): Record<string, unknown> {
  return valuesBefore(changedFields(published, raw));
}

function valuesBefore(changes: readonly FieldChange[]): Record<string, unknown> {
  return Object.fromEntries(changes.map(({ field, from }) => [field, from ?? null]));
}

/** An item as the bundle has it; undefined for a new one. */
export function unedited({ id, baseHash }: LedgerItem): LedgerItem | undefined {
  return baseHash === undefined ? undefined : { id, baseHash };
}

/** The body of an item; undefined when the bundle it stood on is gone too. */
export function bodyOf(item: LedgerItem, bundle: Bundle): RawProduct | undefined {
  return item.product ?? bundle.products.get(item.id);
}

/** The kind of a row: deleted, new, edited, or the same as published. */
export function kindOf(item: LedgerItem): RowKind {
  if (item.deletedAt !== undefined) return 'deleted';
  if (item.baseHash === undefined) return 'new';
  return item.product && item.editedAt !== undefined ? 'edited' : 'same';
}

/** Whether the branch is without the product since it was published from here. */
export const isSentAway = ({ sentValues }: LedgerItem): boolean => sentValues?.product?.at(-1) === 'deleted';

/** The value that the branch has in a field since an item was published; null for none. */
export function sentValue({ sentValues, baseHash, baseValues, product }: LedgerItem, field: string): unknown {
  const values = sentValues?.[field];
  if (values) return values.at(-1);
  if (baseHash === undefined) return null;
  return (baseValues && field in baseValues ? baseValues[field] : fieldValue(product, field)) ?? null;
}

/** The fields in which a product is not as the branch has it since it was published, or, where it never was, not as the bundle has it. */
export function unsentFields(item: LedgerItem): string[] {
  const { baseHash, product = {}, baseValues = {}, sentValues = {} } = item;
  const edited = baseHash === undefined ? fieldNames(product) : Object.keys(baseValues);
  const fields = new Set([...edited, ...Object.keys(sentValues)]);
  return [...fields].filter(
    (field) => field !== 'id' && field !== 'product' && !isSame(fieldValue(product, field), sentValue(item, field)),
  );
}

/** Whether an item was published and is as it was then. */
export function isSent(item: LedgerItem): boolean {
  if (item.publishedWith === undefined) return false;
  if (item.deletedAt !== undefined || isSentAway(item)) return item.deletedAt !== undefined && isSentAway(item);
  return unsentFields(item).length === 0;
}

/** The mark that an export notes of an item and compares with later: the body's hash, 'deleted', or '' for no edit. */
export function exportMark(item: LedgerItem): string {
  return item.deletedAt !== undefined ? 'deleted' : item.product ? hashProduct(item.product) : '';
}

/** The state of a row as the list shows it: a conflict, live, or how far its edit has come. */
export function stateOf(item: LedgerItem): RowState {
  const kind = kindOf(item);
  if (item.conflicts && item.conflicts.length > 0) return 'conflict';
  // A new product that was deleted before it was exported is nothing to publish.
  if (kind === 'same' || (kind === 'deleted' && item.baseHash === undefined && item.exportedMark === undefined))
    return 'live';
  if (isSent(item)) return 'published';
  return item.exportedMark !== undefined && item.exportedMark === exportMark(item) ? 'exported' : 'unpublished';
}
