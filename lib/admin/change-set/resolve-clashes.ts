import { groupBy } from '../../catalogue/group-by';
import { hashProduct } from '../ledger/fields';
import { updateOp } from './build';
import type { ChangeSet, Op } from './change-set';
import type { Choices, Clash } from './clash';

/**
 * A change set with the clashes settled that somebody has decided on. 'mine': it stands on the value that `clashes` show of the other
 * side, so that it clashes again where that has changed since it was shown. 'theirs': the field leaves the set, and an operation without
 * any with it. What nobody decided on stays as it is.
 */
export function resolveClashes(changes: ChangeSet, clashes: readonly Clash[], choices: Choices): ChangeSet {
  const byId = groupBy(clashes, ({ id }) => id);
  return { ...changes, ops: changes.ops.flatMap((op) => resolveOp(op, byId.get(op.id) ?? [], choices[op.id] ?? {})) };
}

function resolveOp(op: Op, clashes: readonly Clash[], choices: Choices[string]): Op[] {
  const whole = clashes.find(({ field }) => field === 'product');
  if (whole) {
    if (choices.product === 'theirs') return [];
    return [choices.product === 'mine' ? resolveWhole(op, whole) : op];
  }
  if (op.op !== 'update') return [op];
  const [set, was] = [{ ...op.set }, { ...op.was }];
  for (const { field, theirs } of clashes) {
    if (choices[field] === 'mine') was[field] = theirs ?? null;
    if (choices[field] !== 'theirs') continue;
    delete set[field];
    delete was[field];
  }
  return Object.keys(set).length > 0 ? [{ ...op, set, was }] : [];
}

function resolveWhole(op: Op, { whole }: Clash): Op {
  const { id } = op;
  const [mine, theirs] = [whole?.mine, whole?.theirs];
  if (op.op === 'delete') return theirs ? { op: 'delete', id, baseHash: hashProduct(theirs) } : op;
  if (!mine) return op;
  return theirs ? updateOp(id, theirs, mine) : { op: 'add', id, product: { ...mine } };
}
