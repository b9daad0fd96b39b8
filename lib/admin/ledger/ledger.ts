import { isProductLike } from '../../catalogue/fields/product-like';
import type { RawProduct } from '../../catalogue/schema/product';
import type { RowKind, RowState } from '../store-types';
import { type Bundle, isRecord } from './bundle';
import { changedFields, hashProduct } from './fields';

export const LEDGER_VERSION = 1;
/** Bodies of unedited products are kept while the document is shorter than this, in characters; browsers stop at about 5,242,880. */
const MAX_LENGTH = 1_000_000;

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
  /** What was last exported: the body's hash, or 'deleted'. */
  x?: string;
  /** The published values of the fields that were edited; null where the published product has no such field. */
  b?: Record<string, unknown>;
  /** Fields in conflict: `p` holds the value from here, `b` the published one; ['product'] when one side deleted it. */
  c?: string[];
};

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

/** The text of a ledger: with every body while that is short enough, else with those that differ from the bundle only. */
export function writeLedger(ledger: Ledger, bundle: Bundle): string {
  if (bundle.length > MAX_LENGTH) return JSON.stringify(ledger);
  const whole = JSON.stringify({
    ...ledger,
    items: ledger.items.map((item) => ({ ...item, p: item.p ?? bundle.products.get(item.id) })),
  });
  return whole.length <= MAX_LENGTH ? whole : JSON.stringify(ledger);
}

export type Reading =
  | { kind: 'ledger'; ledger: Ledger }
  | { kind: 'older'; ledger: Ledger }
  | { kind: 'newer' }
  | { kind: 'corrupt' };

/** Reads the text of a ledger; bodies of products that were not edited are left to the bundle. */
export function readLedger(text: string, bundle: Bundle): Reading {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'corrupt' };
  }
  // Before there were versions the key held a plain list of products.
  if (Array.isArray(json)) {
    return json.every(isProductLike) ? { kind: 'older', ledger: fromList(json, bundle) } : { kind: 'corrupt' };
  }
  if (!isRecord(json)) return { kind: 'corrupt' };
  if (typeof json.v === 'number' && json.v > LEDGER_VERSION) return { kind: 'newer' };
  if (!isLedger(json)) return { kind: 'corrupt' };
  return { kind: 'ledger', ledger: { ...json, items: json.items.map(dropSeededBody) } };
}

function isLedger(json: Record<string, unknown>): json is Ledger {
  const { v, rev, base, items } = json;
  const isBase = isRecord(base) && typeof base.hash === 'string' && typeof base.count === 'number';
  if (v !== LEDGER_VERSION || !Number.isSafeInteger(rev) || !isBase || !Array.isArray(items)) return false;
  return items.every(isItem) && new Set(items.map(({ id }) => id)).size === items.length;
}

function isItem(item: unknown): item is LedgerItem {
  if (!isRecord(item) || typeof item.id !== 'string') return false;
  const { id, h, p, d, e, x, b, c } = item;
  const isText = (value: unknown) => value === undefined || typeof value === 'string';
  const isTime = (value: unknown) => value === undefined || Number.isFinite(value);
  const isBody = p === undefined || (isProductLike(p) && p.id === id);
  return (
    isText(h) &&
    isText(x) &&
    isTime(d) &&
    isTime(e) &&
    isBody &&
    (h !== undefined || p !== undefined) &&
    (b === undefined || isRecord(b)) &&
    (c === undefined || (Array.isArray(c) && c.every((field) => typeof field === 'string')))
  );
}

function dropSeededBody(item: LedgerItem): LedgerItem {
  if (item.h === undefined || item.e !== undefined || item.d !== undefined) return item;
  const { p: _, ...rest } = item;
  return rest;
}

function fromList(list: readonly RawProduct[], bundle: Bundle): Ledger {
  const listed = new Map(list.map((raw) => [raw.id, raw]));
  const seed = seedLedger(bundle);
  const items = seed.items.map((item): LedgerItem => {
    const raw = listed.get(item.id);
    const published = bundle.products.get(item.id);
    if (!raw) return { ...item, d: 0 };
    return published && hashProduct(raw) !== item.h ? editItem(item, raw, published, 0) : item;
  });
  for (const [id, raw] of listed) if (!bundle.products.has(id)) items.push({ id, p: raw, e: 0 });
  return { ...seed, items };
}

/** An item with another body; one that equals the published product is no edit any more. */
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
  if (Object.keys(b).length === 0) return rest;
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

export function kindOf(item: LedgerItem): RowKind {
  if (item.d !== undefined) return 'deleted';
  if (item.h === undefined) return 'new';
  return item.p && item.e !== undefined ? 'edited' : 'same';
}

/** What an export of the item notes, and compares with later. */
export function exportMark(item: LedgerItem): string {
  return item.d !== undefined ? 'deleted' : item.p ? hashProduct(item.p) : '';
}

export function stateOf(item: LedgerItem): RowState {
  const kind = kindOf(item);
  if (item.c && item.c.length > 0) return 'conflict';
  // A new product that was deleted before anybody heard of it is nothing to publish.
  if (kind === 'same' || (kind === 'deleted' && item.h === undefined && item.x === undefined)) return 'live';
  return item.x === exportMark(item) ? 'exported' : 'unpublished';
}
