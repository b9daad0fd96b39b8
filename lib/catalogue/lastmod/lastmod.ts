import { hash32 } from '../../hash';
import { canonicalJson } from '../canonical-json';
import { PAGE_FIELDS } from '../fields/field-list';
import type { LastmodEntries } from './lastmod-schema';

/** A category map as it is written; the build or an apply has checked it. */
export type RawGroups = Readonly<Record<string, { products: readonly object[] }>>;

/**
 * A hash of what the data say of each product on its page, by id: the fields that are seen there, and the groups in which it stands. The
 * order of fields does not count, nor what a field says that is not set.
 */
function hashPages(groups: RawGroups): Map<string, string> {
  const rows = new Map<string, unknown[]>();
  for (const [key, { products }] of Object.entries(groups)) {
    for (const product of products as Record<string, unknown>[]) {
      const id = String(product.id);
      const seen = PAGE_FIELDS.flatMap((field) => (product[field] == null ? [] : [[field, product[field]]]));
      rows.set(id, [...(rows.get(id) ?? []), key, Object.fromEntries(seen)]);
    }
  }
  return new Map([...rows].map(([id, listed]) => [id, hash32(canonicalJson(listed) ?? '')]));
}

/** The days since which the pages of products say what they say, as far as `changes` know what they say now; 'YYYY-MM-DD' by id. */
export function lastModifiedDates(groups: RawGroups, changes: LastmodEntries): Map<string, string> {
  const known = [...hashPages(groups)].filter(([id, hash]) => changes.get(id)?.hash === hash);
  return new Map(known.map(([id]) => [id, changes.get(id)?.date ?? '']));
}

/**
 * The text of `lastmod.json` for a catalogue that is published now, a line a product in the order of their ids. What says the same as
 * before keeps its day; what does not, or was never recorded, gets the day that it is in UTC; who is gone is left out.
 */
export function updateLastmod(groups: RawGroups, changes: LastmodEntries, now: Date): string {
  const days = lastModifiedDates(groups, changes);
  const today = now.toISOString().slice(0, 10);
  const lines = [...hashPages(groups)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, hash]) => `  ${JSON.stringify(id)}: { "hash": "${hash}", "date": "${days.get(id) ?? today}" }`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
