import { toOp } from '../change-set/build';
import type { ChangeSet, Op } from '../change-set/change-set';
import type { Bundle } from '../ledger/bundle';
import { isSent, isSentAway, type LedgerItem, sentValue, unsentFields } from '../ledger/ledger';

/**
 * The change set of edited, added and deleted items for the branch: of what was published from here before, it stands on that, and not on
 * what the store still shows. An item that was published as it is has no operation.
 */
export function branchChanges(items: readonly LedgerItem[], bundle: Bundle): ChangeSet {
  return { format: 1, base: { hash: bundle.hash }, ops: items.flatMap(toBranchOp), files: [] };
}

function toBranchOp(item: LedgerItem): Op[] {
  if (item.w === undefined) return [toOp(item)];
  if (isSent(item)) return [];
  const { id, p, d, y } = item;
  const baseHash = String(y?.product?.at(-1));
  if (d !== undefined) return [{ op: 'delete', id, baseHash }];
  if (isSentAway(item)) return [{ op: 'add', id, product: { ...p } }];
  const fields = unsentFields(item);
  const body = p as Record<string, unknown> | undefined;
  const set = Object.fromEntries(fields.map((field) => [field, body?.[field] ?? null]));
  const was = Object.fromEntries(fields.map((field) => [field, sentValue(item, field)]));
  return [{ op: 'update', id, baseHash, set, was }];
}
