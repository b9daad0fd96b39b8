import type { Bundle } from './bundle';
import { isSame, withFields } from './fields';
import { editItem, isSentAway, type LedgerItem, sentValue, unsentFields } from './ledger';

/**
 * The effect of a commit on a product that was published from here: `mark` is the sent product as an export notes it, `h` the
 * hash of the published product on which that stood, and `values` by field what the branch had before and has now, 'product' with
 * the marks of the whole.
 */
export type Sent = { mark: string; h: string | undefined; values: Readonly<Record<string, readonly unknown[]>> };

/** An item with a note of the commit that it went with. */
export function noteSent(item: LedgerItem, { mark, values }: Omit<Sent, 'h'>, commit: string): LedgerItem {
  const y = { ...item.y };
  for (const [field, added] of Object.entries(values)) y[field] = joined(y[field], added);
  y.product = joined(y.product, [mark]);
  return { ...item, x: mark, w: commit, y };
}

function joined(values: readonly unknown[] = [], added: readonly unknown[]): unknown[] {
  const all = [...values, ...added.map((value) => value ?? null)];
  return all.filter((value, index) => index === 0 || !isSame(value, all[index - 1]));
}

/** The values that the branch has since a commit, by field; undefined for none. */
export function lastValues({ values: { product: _, ...values } }: Sent): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([field, list]) => [field, list.at(-1) ?? undefined]));
}

/** An item without its notes of publishing: it stands on the bundle alone. */
export function withoutSent({ w: _w, x: _x, y: _y, ...item }: LedgerItem): LedgerItem {
  const isSameAsThere = item.h !== undefined && item.d === undefined && Object.keys(item.b ?? {}).length === 0;
  return isSameAsThere ? { id: item.id, h: item.h as string } : item;
}

/** An item as it was published last, with later edits undone. */
export function asSent(item: LedgerItem, { bundle, now }: { bundle: Bundle; now: number }): LedgerItem {
  const { d, c: _, ...rest } = item;
  if (isSentAway(item)) return { ...rest, d: d ?? now };
  const back = Object.fromEntries(unsentFields(rest).map((field) => [field, sentValue(rest, field) ?? undefined]));
  return editItem(rest, withFields(rest.p ?? {}, back), bundle.products.get(item.id), rest.e ?? now);
}

/** Whether a catalogue's product, undefined where it has none, is as an item was published. */
export function isHeld(item: LedgerItem, product: object | undefined): boolean {
  if (isSentAway(item)) return product === undefined;
  const fields = Object.keys(item.y ?? {}).filter((field) => field !== 'product');
  const body = product as Record<string, unknown> | undefined;
  return body !== undefined && fields.every((field) => isSame(body[field], sentValue(item, field)));
}
