import { hash32 } from '../../hash';
import { canonicalJson } from '../canonical-json';
import { PAGE_FIELDS } from '../fields/field-list';
import type { LastmodEntries } from './lastmod-schema';

/** The category map of a catalogue file, already validated by the build or `catalogue:apply`. */
export type RawGroups = Readonly<Record<string, { products: readonly object[] }>>;

/**
 * A hash of the visible data of each product page, by id: the fields that the page shows and the categories that list the product.
 * The order of fields does not matter; empty fields are ignored.
 */
function hashPages(groups: RawGroups): Map<string, string> {
  const rows = new Map<string, unknown[]>();
  for (const [key, { products }] of Object.entries(groups)) {
    for (const product of products as Record<string, unknown>[]) {
      const id = String(product.id);
      const fields = PAGE_FIELDS.flatMap((field) => (product[field] == null ? [] : [[field, product[field]]]));
      rows.set(id, [...(rows.get(id) ?? []), key, Object.fromEntries(fields)]);
    }
  }
  return new Map([...rows].map(([id, listed]) => [id, hash32(canonicalJson(listed) ?? '')]));
}

/** Dates of the last visible changes, 'YYYY-MM-DD' by id. Products whose hash is not in `changes` are omitted. */
export function lastModifiedDates(groups: RawGroups, changes: LastmodEntries): Map<string, string> {
  const unchanged = [...hashPages(groups)].filter(([id, hash]) => changes.get(id)?.hash === hash);
  return new Map(unchanged.map(([id]) => [id, changes.get(id)?.date ?? '']));
}

/**
 * The new text of `lastmod.json` for a catalogue, one line per product, sorted by id. Unchanged products keep their date. Changed
 * and new products get the date of `now` in UTC. Deleted products are omitted.
 */
export function updateLastmod(groups: RawGroups, changes: LastmodEntries, now: Date): string {
  const dates = lastModifiedDates(groups, changes);
  const today = now.toISOString().slice(0, 10);
  const lines = [...hashPages(groups)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, hash]) => `  ${JSON.stringify(id)}: { "hash": "${hash}", "date": "${dates.get(id) ?? today}" }`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
