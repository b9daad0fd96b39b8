import type { RawProduct } from '../../catalogue/schema/product';
import { isRecord } from '../../is-record';
import type { ImportEntry } from './entry';
import { mergeFields } from './merge-fields';

const GONE = 'It was edited there, but is not in the list any more.';

/**
 * An item of a copy of the admin's list: its body, the fields that were set over the published product, or its deletion. An item that
 * nobody edited is no entry.
 */
export function itemEntry(item: Record<string, unknown>, path: string): ImportEntry | undefined {
  const { h: baseHash, p: product, s: set, d: deletedAt, e: editedAt, b: baseValues } = item;
  const id = String(item.id ?? '');
  const was = isRecord(baseValues) ? baseValues : {};
  const body = isRecord(product) ? (product as RawProduct) : undefined;
  if (deletedAt !== undefined)
    return { id, path, become: (before) => (before ? { isDeleted: true } : { isKept: true }) };
  if (isRecord(set))
    return { id, path, become: (before) => (before ? mergeFields(before, set, was) : { fault: GONE }) };
  if (baseHash !== undefined && (editedAt === undefined || !body)) return undefined;
  if (!body) return { id, path, become: () => ({ fault: 'It has no product.' }) };
  const edited = Object.fromEntries(Object.keys(was).map((field) => [field, (body as Record<string, unknown>)[field]]));
  const isMerged = baseHash !== undefined && Object.keys(was).length > 0;
  return { id, path, become: (before) => (before && isMerged ? mergeFields(before, edited, was) : { raw: body }) };
}
