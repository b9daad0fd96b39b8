import { fieldLabel } from '../../catalogue/fields/field-list';
import type { RawProduct } from '../../catalogue/schema/product';
import { isRecord } from '../../is-record';
import type { ChangeSet, Op } from '../change-set/change-set';
import { fromFormerFields } from '../from-former-fields';
import { fieldValue, hashProduct, isSame, withFields } from '../ledger/fields';
import type { Becoming, ImportEntry } from './entry';

type Fields = Readonly<Record<string, unknown>>;

/** The edits of a change set, to be merged with the list as it stands. */
export function changeSetEntries({ ops }: ChangeSet): ImportEntry[] {
  return ops.map((op, index) => ({ id: op.id, path: `ops[${index}]`, become: (before) => become(op, before) }));
}

function become(op: Op, before: RawProduct | undefined): Becoming {
  switch (op.op) {
    case 'add': {
      const raw = { ...fromFormerFields(op.product), id: op.id } as RawProduct;
      return before && !isSame(before, raw) ? { fault: 'The list has another product of this id.' } : { raw };
    }
    case 'update':
      return before ? mergeFields(before, op.set, op.was) : { fault: 'It is to be changed, but is not in the list.' };
    case 'delete':
      return before && op.baseHash !== undefined && op.baseHash !== hashProduct(before)
        ? { fault: 'It is to be deleted, but was changed here since.' }
        : { isDeleted: true };
  }
}

const GONE = 'It was edited there, but is not in the list any more.';

/**
 * An item of a copy of the admin's list: its body, the fields that were set over the published product, or its deletion. An item that
 * nobody edited is no entry.
 */
export function itemEntry(item: Record<string, unknown>, path: string): ImportEntry | undefined {
  const { h: baseHash, p: product, s: set, d: deletedAt, e: editedAt, b: baseValues } = item;
  const entry = (outcome: ImportEntry['become']): ImportEntry => ({ id: String(item.id ?? ''), path, become: outcome });
  const was = isRecord(baseValues) ? baseValues : {};
  if (deletedAt !== undefined) return entry(() => ({ isDeleted: true }));
  if (isRecord(set)) return entry((before) => (before ? mergeFields(before, set, was) : { fault: GONE }));
  if (baseHash !== undefined && (editedAt === undefined || !isRecord(product))) return undefined;
  if (!isRecord(product)) return entry(() => ({ fault: 'It has no product.' }));
  const edited = Object.keys(was).map((field) => [field, fieldValue(product, field)] as const);
  const isMerged = baseHash !== undefined && edited.length > 0;
  return entry((before) =>
    before && isMerged
      ? mergeFields(before, Object.fromEntries(edited), was)
      : { raw: fromFormerFields(product) as RawProduct },
  );
}

/**
 * Sets fields on a product as it stands, three-way: `was` are the values on which the edit stood. A field that was changed since in
 * another way is a fault with all three values.
 */
function mergeFields(before: RawProduct, newer: Fields, older: Fields): Becoming {
  const set = fromFormerFields(newer, before.image_links);
  const was = fromFormerFields(older, before.image_links);
  const current = (field: string) => fieldValue(before, field);
  const edits = Object.entries(set).filter(([field, value]) => !isSame(current(field), value));
  const stale = edits.filter(([field]) => Object.hasOwn(was, field) && !isSame(current(field), was[field]));
  if (stale.length === 0)
    return { raw: withFields(before, Object.fromEntries(edits.map(([field, value]) => [field, value ?? undefined]))) };
  const named = stale.map(
    ([field, value]) =>
      `${fieldLabel(field)} is ${show(current(field))} here, was ${show(was[field])}, and should become ${show(value)}`,
  );
  return { fault: `It was changed here since: ${named.join('; ')}.` };
}

function show(value: unknown): string {
  return value === null || value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80);
}
