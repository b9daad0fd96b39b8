import type { RawProduct } from '../../catalogue/schema/product';
import type { RowKind, RowState } from '../store-types';
import type { Bundle } from './bundle';
import { changedFields, hashProduct, isSame } from './fields';

/** The version of the ledger's form, kept as `v`. */
export const LEDGER_VERSION = 1;

/** A product of the ledger. The names are short because ten thousand of them are written at once. */
export type LedgerItem = {
  id: string;
  /** Hash of the published product on which this stands; absent for a new one. */
  h?: string;
  /** The product's body; without it the bundle's counts. */
  p?: RawProduct;
  /** Time of deletion. */
  d?: number;
  /** Time of the last edit. */
  e?: number;
  /** What was last exported or published: the body's hash, or 'deleted'. */
  x?: string;
  /** The commit with which it was last published; absent once the published catalogue shows that. */
  w?: string;
  /**
   * What the branch has had, by field, since this was first published from here and as long as the published catalogue does not show it:
   * values, the oldest first, null where there was none. The last one is what stands there since `w`. 'product': of the whole product, as
   * in `x`.
   */
  y?: Record<string, unknown[]>;
  /** The published values of the fields that were edited; null where there is none. Of a new product, what else its fields in conflict may be. */
  b?: Record<string, unknown>;
  /** Fields in conflict: `p` holds the value from here, `b` the other one; ['product'] when one side deleted it. */
  c?: string[];
};

/** Everything that an operator's browser keeps of the catalogue: the published state it stands on, and each product with its edits. */
export type Ledger = {
  v: typeof LEDGER_VERSION;
  rev: number;
  base: { hash: string; count: number };
  items: LedgerItem[];
};

/** A ledger without edits. */
export function seedLedger(bundle: Bundle): Ledger {
  const items = [...bundle.hashes].map(([id, h]): LedgerItem => ({ id, h }));
  return { v: LEDGER_VERSION, rev: 0, base: { hash: bundle.hash, count: items.length }, items };
}

/** An item with another body; one that equals the published product is no edit any more, unless the branch has another one already. */
export function editItem(
  item: LedgerItem,
  raw: RawProduct,
  published: RawProduct | undefined,
  now: number,
): LedgerItem {
  const { p: _p, e: _e, b: _b, c, ...rest } = item;
  if (!published || item.h === undefined) return { ...rest, p: raw, e: now };
  const b = publishedFields(raw, published);
  const left = c?.filter((field) => field in b);
  if (Object.keys(b).length === 0 && item.w === undefined) return rest;
  return { ...rest, p: raw, e: now, b, ...(left && left.length > 0 && { c: left }) };
}

/** The published values of the fields in which a product differs, null where there is none. */
export function publishedFields(raw: RawProduct, published: RawProduct): Record<string, unknown> {
  return Object.fromEntries(changedFields(published, raw).map(({ field, from }) => [field, from ?? null]));
}

/** The body of an item; undefined when the bundle it stood on is gone too. */
export function bodyOf(item: LedgerItem, bundle: Bundle): RawProduct | undefined {
  return item.p ?? bundle.products.get(item.id);
}

/** The kind of a row: deleted, new, edited, or the same as published. */
export function kindOf(item: LedgerItem): RowKind {
  if (item.d !== undefined) return 'deleted';
  if (item.h === undefined) return 'new';
  return item.p && item.e !== undefined ? 'edited' : 'same';
}

/** Whether the branch is without the product since it was published from here. */
export const isSentAway = ({ y }: LedgerItem): boolean => y?.product?.at(-1) === 'deleted';

/** What the branch has in a field since an item was published; null where nothing. */
export function sentValue({ y, h, b, p }: LedgerItem, field: string): unknown {
  const values = y?.[field];
  if (values) return values.at(-1);
  if (h === undefined) return null;
  return (b && field in b ? b[field] : (p as Record<string, unknown> | undefined)?.[field]) ?? null;
}

/** The fields in which a product is not as the branch has it since it was published, or, where it never was, not as the bundle has it. */
export function unsentFields(item: LedgerItem): string[] {
  const { h, p = {}, b = {}, y = {} } = item;
  const fields = new Set([...Object.keys(h === undefined ? p : b), ...Object.keys(y)]);
  const body = p as Record<string, unknown>;
  return [...fields].filter(
    (field) => field !== 'id' && field !== 'product' && !isSame(body[field], sentValue(item, field)),
  );
}

/** Whether an item was published and is as it was then. */
export function isSent(item: LedgerItem): boolean {
  if (item.w === undefined) return false;
  if (item.d !== undefined || isSentAway(item)) return item.d !== undefined && isSentAway(item);
  return unsentFields(item).length === 0;
}

/** What an export of the item notes, and compares with later. */
export function exportMark(item: LedgerItem): string {
  return item.d !== undefined ? 'deleted' : item.p ? hashProduct(item.p) : '';
}

/** The state of a row as the list shows it: a conflict, live, or how far its edit has come. */
export function stateOf(item: LedgerItem): RowState {
  const kind = kindOf(item);
  if (item.c && item.c.length > 0) return 'conflict';
  // A new product that was deleted before anybody heard of it is nothing to publish.
  if (kind === 'same' || (kind === 'deleted' && item.h === undefined && item.x === undefined)) return 'live';
  if (isSent(item)) return 'published';
  return item.x !== undefined && item.x === exportMark(item) ? 'exported' : 'unpublished';
}
