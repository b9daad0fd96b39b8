import { fieldValue, isSame, withFields } from './fields';
import { type Context, editItem, isSentAway, type LedgerItem, sentValue, unedited, unsentFields } from './ledger';

/**
 * The effect of a commit on a product that was published from here: `mark` is the sent product as an export notes it, `baseHash`
 * the hash of the published product on which that stood, and `values` by field what the branch had before and has now, 'product' with
 * the marks of the whole.
 */
export type Sent = { mark: string; baseHash: string | undefined; values: Readonly<Record<string, readonly unknown[]>> };

/** An item with a note of the commit that it went with. */
export function noteSent(item: LedgerItem, { mark, values }: Omit<Sent, 'baseHash'>, commit: string): LedgerItem {
  const sentValues = { ...item.sentValues };
  for (const [field, added] of Object.entries(values)) sentValues[field] = joined(sentValues[field], added);
  sentValues.product = joined(sentValues.product, [mark]);
  return { ...item, exportedMark: mark, publishedWith: commit, sentValues };
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
export function withoutSent({
  publishedWith: _,
  exportedMark: _mark,
  sentValues: _values,
  ...item
}: LedgerItem): LedgerItem {
  const isEdited = item.deletedAt !== undefined || Object.keys(item.baseValues ?? {}).length > 0;
  return isEdited ? item : (unedited(item) ?? item);
}

/** An item as it was published last, with later edits undone. */
export function asSent(item: LedgerItem, { bundle, now }: Context): LedgerItem {
  const { deletedAt, conflicts: _, ...rest } = item;
  if (isSentAway(item)) return { ...rest, deletedAt: deletedAt ?? now };
  const back = Object.fromEntries(unsentFields(rest).map((field) => [field, sentValue(rest, field) ?? undefined]));
  return editItem(rest, withFields(rest.product ?? {}, back), { bundle, now: rest.editedAt ?? now });
}

/** Whether a catalogue's product, undefined where it has none, is as an item was published. */
export function isHeld(item: LedgerItem, product: object | undefined): boolean {
  if (isSentAway(item)) return product === undefined;
  const fields = Object.keys(item.sentValues ?? {}).filter((field) => field !== 'product');
  return product !== undefined && fields.every((field) => isSame(fieldValue(product, field), sentValue(item, field)));
}
