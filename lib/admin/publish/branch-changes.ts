import { toOp, updateOp } from '../change-set/build';
import type { ChangeSet, Op } from '../change-set/change-set';
import type { Bundle } from '../ledger/bundle';
import { fieldNames, fieldValue, isSame } from '../ledger/fields';
import { isSent, isSentAway, type LedgerItem, sentValue, unsentFields } from '../ledger/ledger';

/**
 * Change set of edited, added and deleted items for the branch: of what was published from here before, it stands on that, and not on
 * what the store still shows. An item that was published as it is has no operation.
 */
export function branchChanges(items: readonly LedgerItem[], bundle: Bundle): ChangeSet {
  return { format: 1, base: { hash: bundle.hash }, ops: items.flatMap(toBranchOp), files: [] };
}

function toBranchOp(item: LedgerItem): Op[] {
  if (item.publishedWith === undefined) return [toOp(item)];
  if (isSent(item)) return [];
  const { id, product, deletedAt, sentValues } = item;
  const baseHash = String(sentValues?.product?.at(-1));
  if (deletedAt !== undefined) return [{ op: 'delete', id, baseHash }];
  if (isSentAway(item)) return [{ op: 'add', id, product: { ...product } }];
  const fields = unsentFields(item);
  const set = Object.fromEntries(fields.map((field) => [field, fieldValue(product, field) ?? null]));
  const was = Object.fromEntries(fields.map((field) => [field, sentValue(item, field)]));
  return [{ op: 'update', id, baseHash, set, was }];
}

/** Change set that takes back what a commit did: fields are put to what they were, what was added goes, what was deleted comes back. */
export function inverseChanges(before: Bundle, after: Bundle): ChangeSet {
  const ids = new Set([...after.products.keys(), ...before.products.keys()]);
  const changed = [...ids].filter((id) => before.hashes.get(id) !== after.hashes.get(id));
  const ops = changed.flatMap((id) => inverseOp(id, before, after));
  return { format: 1, base: { hash: after.hash }, ops, files: [] };
}

function inverseOp(id: string, before: Bundle, after: Bundle): Op[] {
  const [old, now] = [before.products.get(id), after.products.get(id)];
  if (!now) return old ? [{ op: 'add', id, product: { ...old } }] : [];
  if (!old) return [{ op: 'delete', id, baseHash: after.hashes.get(id) }];
  const op = updateOp(id, now, old);
  return Object.keys(op.set).length > 0 ? [op] : [];
}

/**
 * Values by field that the branch had before an operation and has after it, 'product' with the marks of the whole. Of `newcomer`, which the
 * store does not show yet, all fields count but those that somebody else has given it.
 */
export function valuesOf(
  op: Op,
  newcomer: object | undefined,
  { before, after }: { before: Bundle; after: Bundle },
): Record<string, unknown[]> {
  const [old, now] = [before, after].map(({ products }) => products.get(op.id));
  const marks = [before, after].map(({ hashes }) => hashes.get(op.id) ?? 'deleted');
  if (!now) return { product: marks };
  const whole = new Set([...[old ?? {}, now].flatMap(fieldNames), ...(op.op === 'update' ? Object.keys(op.set) : [])]);
  whole.delete('id');
  const isOurs = (field: string) =>
    op.op !== 'update' ||
    Object.hasOwn(op.set, field) ||
    (newcomer !== undefined && isSame(fieldValue(now, field), fieldValue(newcomer, field)));
  const valuesIn = (field: string) => [...(old ? [old] : []), now].map((product) => fieldValue(product, field));
  const values = [...whole].filter(isOurs).map((field) => [field, valuesIn(field)]);
  return { ...Object.fromEntries(values), product: marks };
}
