import { inSlices, type Watch } from '../slices';
import type { Bundle } from './bundle';
import { bodyOf, type Ledger, type LedgerItem } from './ledger';
import { toStoredItem } from './stored-item';

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
  const body: Record<string, unknown> = product;
  const set = Object.keys(item.baseValues ?? {}).map((field) => [field, body[field] ?? null]);
  return { ...toStoredItem(item), s: Object.fromEntries(set) };
}
