import { isProductLike } from '../../catalogue/fields/product-like';
import type { RawProduct } from '../../catalogue/schema/product';
import { isRecord } from '../../is-record';
import { z } from '../../zod';
import { inSlices, type Watch } from '../slices';
import type { Bundle } from './bundle';
import { fieldValue, withFields } from './fields';
import { fromFormer } from './former-item';
import { bodyOf, LEDGER_VERSION, type Ledger, type LedgerItem } from './ledger';

/** Letters under which the fields of an item are stored, for ten thousand items are written at once. */
const LETTERS: Readonly<Record<keyof LedgerItem, string>> = {
  id: 'id',
  baseHash: 'h',
  product: 'p',
  deletedAt: 'd',
  editedAt: 'e',
  exportedMark: 'x',
  publishedWith: 'w',
  sentValues: 'y',
  baseValues: 'b',
  conflicts: 'c',
};
const FIELDS = Object.entries(LETTERS) as [keyof LedgerItem, string][];

const itemSchema = z
  .object({
    id: z.string(),
    baseHash: z.string().optional(),
    product: z.custom<RawProduct>(isProductLike).optional(),
    deletedAt: z.number().optional(),
    editedAt: z.number().optional(),
    exportedMark: z.string().optional(),
    publishedWith: z.string().optional(),
    sentValues: z.record(z.string(), z.array(z.unknown()).min(1)).optional(),
    baseValues: z.record(z.string(), z.unknown()).optional(),
    conflicts: z.array(z.string()).optional(),
  })
  .refine(({ id, baseHash, product }) => (product ? product.id === id : baseHash !== undefined));

/** The form in which an item is stored. */
function toStoredItem(item: LedgerItem): Record<string, unknown> {
  return present(FIELDS.map(([field, letter]) => [letter, item[field]]));
}

/** The item of a stored form; undefined for what is none. */
function fromStoredItem(stored: Readonly<Record<string, unknown>>): LedgerItem | undefined {
  const { success, data } = itemSchema.safeParse(present(FIELDS.map(([field, letter]) => [field, stored[letter]])));
  return success ? fromFormer(data as LedgerItem) : undefined;
}

function present(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The result of reading what a browser keeps of the ledger. */
export type Reading =
  /** `isWhole`: every item could be read; what could not is left out. */
  { kind: 'ledger'; ledger: Ledger; isWhole: boolean } | { kind: 'newer' | 'corrupt' };

/**
 * Reads the text of a ledger; bodies of products that were not edited are left to the bundle. Of a text that was cut off or holds what
 * is no product, everything that can be read comes out: one bad item never takes the others with it.
 */
export async function readLedger(text: string, bundle: Bundle, watch?: Watch): Promise<Reading> {
  const { json, isCut } = await parseText(text);
  if (!isRecord(json)) return { kind: 'corrupt' };
  const { v, rev, base, items } = json;
  if (typeof v === 'number' && v > LEDGER_VERSION) return { kind: 'newer' };
  if (v !== LEDGER_VERSION || !(items === undefined || Array.isArray(items))) return { kind: 'corrupt' };
  const read = await readItems(items ?? [], bundle, watch);
  const isHead = Number.isSafeInteger(rev) && isRecord(base) && typeof base.hash === 'string';
  const isWhole = isHead && !isCut && items !== undefined && read.length === items.length;
  // A list with a hole in it stands on no bundle: what is missing comes in as from a newer one.
  const known = isWhole ? (base as Ledger['base']) : { hash: '', count: 0 };
  return {
    kind: 'ledger',
    isWhole,
    ledger: { v: LEDGER_VERSION, rev: Number.isSafeInteger(rev) ? (rev as number) : 0, base: known, items: read },
  };
}

/** The items that can be read, each id once. */
export async function readItems(items: readonly unknown[], bundle: Bundle, watch?: Watch): Promise<LedgerItem[]> {
  const byId = new Map<string, LedgerItem>();
  await inSlices(
    items,
    (item) => {
      const whole = isRecord(item) ? fromStoredItem(withBody(item, bundle)) : undefined;
      if (whole && !byId.has(whole.id)) byId.set(whole.id, dropSeededBody(whole));
    },
    watch,
  );
  return [...byId.values()];
}

async function parseText(text: string): Promise<{ json: unknown; isCut: boolean }> {
  try {
    return { json: JSON.parse(text), isCut: false };
  } catch {
    const { parse } = await import('jsonc-parser');
    return { json: parse(text), isCut: true };
  }
}

/** An item of the short form, which holds the fields that were set and not the whole body. */
function withBody({ s, ...item }: Record<string, unknown>, bundle: Bundle): Record<string, unknown> {
  const published = bundle.products.get(String(item.id));
  if (!isRecord(s) || item.p !== undefined || !published) return item;
  const set = Object.fromEntries(Object.entries(s).map(([field, value]) => [field, value ?? undefined]));
  return { ...item, p: withFields(published, set) };
}

function dropSeededBody(item: LedgerItem): LedgerItem {
  if (item.baseHash === undefined || item.editedAt !== undefined || item.deletedAt !== undefined) return item;
  const { product: _, ...rest } = item;
  return rest;
}

/** Items in a part of the text; some 300 KB where all are edited. */
const PART = 250;
/** Bodies of unedited products stand under the key while its text is shorter than this, in characters. */
const WHOLE = 1_000_000;
/** The key's text is at most so long; browsers stop at 5,242,880 characters for all keys. */
const ROOM = 4_000_000;

/** The items of a ledger as JSON lists, each with the items that stand in it. */
export type Written = { chunks: readonly (readonly LedgerItem[])[]; parts: readonly string[] };

/** Writes the items; a part that stands in `before` already is not written again. */
export async function writeItems(
  items: readonly LedgerItem[],
  before?: Written,
  watch?: Watch,
  toStored = toStoredItem,
): Promise<Written> {
  const chunks = Array.from({ length: Math.ceil(items.length / PART) }, (_, index) =>
    items.slice(index * PART, (index + 1) * PART),
  );
  const parts: string[] = [];
  await inSlices(
    chunks,
    (chunk, index) => {
      const old = before?.chunks[index];
      const isSame = old?.length === chunk.length && chunk.every((item, at) => item === old[at]);
      parts.push((isSame && before?.parts[index]) || JSON.stringify(chunk.map(toStored)));
    },
    watch,
  );
  return { chunks, parts };
}

/**
 * The text under the key: with every body while that is short enough, else with those that were edited, else with their edited fields;
 * where even that is too long, the revision alone, and the database has the rest.
 */
export async function writeKey(ledger: Ledger, bundle: Bundle, { parts }: Written, watch?: Watch): Promise<string> {
  const { items, ...rest } = ledger;
  const head = JSON.stringify(rest).slice(0, -1);
  if (bundle.length <= WHOLE) {
    const bodies = items.map((item) => ({ ...toStoredItem(item), p: bodyOf(item, bundle) }));
    const whole = `${head},"items":${JSON.stringify(bodies)}}`;
    if (whole.length <= WHOLE) return whole;
  }
  const text = (lists: readonly string[]) => `${head},"items":[${lists.map((list) => list.slice(1, -1)).join(',')}]}`;
  const length = (lists: readonly string[]) => lists.reduce((sum, list) => sum + list.length, 0);
  if (length(parts) <= ROOM) return text(parts);
  const { parts: short } = await writeItems(items, undefined, watch, toShortItem);
  return length(short) <= ROOM ? text(short) : `${head}}`;
}

/** The short form of an item: `s` has the fields that were set, null for one that was taken out. */
function toShortItem({ product, ...item }: LedgerItem): Record<string, unknown> {
  if (!product || item.baseHash === undefined) return toStoredItem({ ...item, ...(product && { product }) });
  const set = Object.keys(item.baseValues ?? {}).map((field) => [field, fieldValue(product, field) ?? null]);
  return { ...toStoredItem(item), s: Object.fromEntries(set) };
}
