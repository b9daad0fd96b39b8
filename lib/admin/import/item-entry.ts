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
  const { h, p, s, d, e, b } = item;
  const id = String(item.id ?? '');
  const was = isRecord(b) ? b : {};
  const body = isRecord(p) ? (p as RawProduct) : undefined;
  if (d !== undefined) return { id, path, become: (before) => (before ? { isDeleted: true } : { isKept: true }) };
  if (isRecord(s)) return { id, path, become: (before) => (before ? mergeFields(before, s, was) : { fault: GONE }) };
  if (h !== undefined && (e === undefined || !body)) return undefined;
  if (!body) return { id, path, become: () => ({ fault: 'It has no product.' }) };
  const edited = Object.fromEntries(Object.keys(was).map((field) => [field, (body as Record<string, unknown>)[field]]));
  const isMerged = h !== undefined && Object.keys(was).length > 0;
  return { id, path, become: (before) => (before && isMerged ? mergeFields(before, edited, was) : { raw: body }) };
}
