import { isRecord } from '../../is-record';
import { inSlices, type Watch } from '../slices';
import type { Bundle } from './bundle';
import { withFields } from './fields';
import { LEDGER_VERSION, type Ledger, type LedgerItem } from './ledger';
import { fromStoredItem } from './stored-item';

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
