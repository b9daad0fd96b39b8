import type { RawProduct } from '../../catalogue/schema/product';
import type { Bundle } from '../ledger/bundle';
import { changedFields, fieldValue, hashProduct } from '../ledger/fields';
import type { LedgerItem } from '../ledger/ledger';
import type { ChangeSet, LooseProduct, Op } from './change-set';

/** The change set of edited, added and deleted items; `files` are the pictures that they need. */
export function buildChangeSet(items: readonly LedgerItem[], bundle: Bundle, files: ChangeSet['files']): ChangeSet {
  return { format: 1, base: { hash: bundle.hash }, ops: items.map(toOp), files: [...files] };
}

/** The operation that leads from the bundle to an item. */
export function toOp({ id, baseHash, product, deletedAt, baseValues = {} }: LedgerItem): Op {
  if (deletedAt !== undefined) return { op: 'delete', id, ...(baseHash !== undefined && { baseHash }) };
  if (baseHash === undefined) return { op: 'add', id, product: { ...product } };
  const set = Object.fromEntries(Object.keys(baseValues).map((field) => [field, fieldValue(product, field) ?? null]));
  return { op: 'update', id, baseHash, set, was: baseValues };
}

/** The operation that makes one product of the other, field by field. */
export function updateOp(id: string, from: LooseProduct, to: LooseProduct): Extract<Op, { op: 'update' }> {
  const [before, after] = [from, to] as [RawProduct, RawProduct];
  const changes = changedFields(before, after);
  return {
    op: 'update',
    id,
    baseHash: hashProduct(before),
    set: Object.fromEntries(changes.map(({ field, to: value }) => [field, value ?? null])),
    was: Object.fromEntries(changes.map(({ field, from: value }) => [field, value ?? null])),
  };
}

/** 'changes-20261121-0507.json', by the clock of the operator. */
export function changeSetName(time: Date): string {
  // Swedes write '2026-11-21 05:07:09'.
  const digits = time.toLocaleString('sv-SE').replace(/\D/g, '');
  return `changes-${digits.slice(0, 8)}-${digits.slice(8, 12)}.json`;
}
