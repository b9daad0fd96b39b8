import { fieldLabel } from '../../catalogue/fields/field-list';
import type { RawProduct } from '../../catalogue/schema/product';
import { isSame, withFields } from '../ledger/fields';
import type { Becoming } from './entry';

/**
 * Sets fields on a product as it stands, three-way: `was` are the values on which the edit stood. A field that was changed since in
 * another way is a fault with all three values.
 */
export function mergeFields(
  before: RawProduct,
  set: Readonly<Record<string, unknown>>,
  was: Readonly<Record<string, unknown>>,
): Becoming {
  const current = before as Record<string, unknown>;
  const edits = Object.entries(set).filter(([field, value]) => !isSame(current[field], value));
  const stale = edits.filter(([field]) => Object.hasOwn(was, field) && !isSame(current[field], was[field]));
  if (stale.length === 0)
    return { raw: withFields(before, Object.fromEntries(edits.map(([field, value]) => [field, value ?? undefined]))) };
  const named = stale.map(
    ([field, value]) =>
      `${fieldLabel(field)} is ${show(current[field])} here, was ${show(was[field])}, and should become ${show(value)}`,
  );
  return { fault: `It was changed here since: ${named.join('; ')}.` };
}

function show(value: unknown): string {
  return value === null || value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80);
}
