import type { Bundle } from '../ledger/bundle';
import type { LedgerItem } from '../ledger/ledger';
import type { ChangeSet, Op } from './change-set';

/** The change set of edited, added and deleted items; `files` are the pictures that they need. */
export function buildChangeSet(items: readonly LedgerItem[], bundle: Bundle, files: ChangeSet['files']): ChangeSet {
  return { format: 1, base: { hash: bundle.hash }, ops: items.map(toOp), files: [...files] };
}

/** The operation that leads from the bundle to an item. */
export function toOp({ id, h, p, d, b = {} }: LedgerItem): Op {
  if (d !== undefined) return { op: 'delete', id, ...(h !== undefined && { baseHash: h }) };
  if (h === undefined) return { op: 'add', id, product: { ...p } };
  const set = Object.fromEntries(
    Object.keys(b).map((field) => [field, (p as Record<string, unknown> | undefined)?.[field] ?? null]),
  );
  return { op: 'update', id, baseHash: h, set, was: b };
}

/** 'changes-20261121-0507.json', by the clock of the operator. */
export function changeSetName(time: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${time.getFullYear()}${two(time.getMonth() + 1)}${two(time.getDate())}`;
  return `changes-${day}-${two(time.getHours())}${two(time.getMinutes())}.json`;
}
