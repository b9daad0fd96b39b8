import { updateOp } from '../change-set/build';
import type { ChangeSet, Op } from '../change-set/change-set';
import type { Bundle } from '../ledger/bundle';

/** The change set that takes back what a commit did: fields are put to what they were, what was added goes, what was deleted comes back. */
export function inverseChanges(before: Bundle, after: Bundle): ChangeSet {
  const ids = new Set([...after.products.keys(), ...before.products.keys()]);
  const changed = [...ids].filter((id) => before.hashes.get(id) !== after.hashes.get(id));
  return {
    format: 1,
    base: { hash: after.hash },
    ops: changed.flatMap((id) => inverseOp(id, before, after)),
    files: [],
  };
}

function inverseOp(id: string, before: Bundle, after: Bundle): Op[] {
  const [old, now] = [before.products.get(id), after.products.get(id)];
  if (!now) return old ? [{ op: 'add', id, product: { ...old } }] : [];
  if (!old) return [{ op: 'delete', id, baseHash: after.hashes.get(id) }];
  const op = updateOp(id, now, old);
  return Object.keys(op.set).length > 0 ? [op] : [];
}
