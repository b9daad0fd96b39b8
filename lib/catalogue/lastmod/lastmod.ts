import { hash32 } from '../../hash';
import { fieldPath, z } from '../../zod';
import { canonicalJson } from '../canonical-json';
import { PAGE_FIELDS } from '../fields/field-list';
import type { Problem, RawGroups } from '../parse';
import { parseJson } from '../parse-json';

export const LASTMOD_FILE = 'lastmod.json';

const schema = z.record(
  z.string(),
  z.strictObject({
    hash: z.string().regex(/^[0-9a-f]{8}$/, { error: 'must be eight hexadecimal digits' }),
    date: z.iso.date({ error: 'must be a day such as "2026-03-24"' }),
  }),
  { error: 'must be a map of products' },
);

/** For each product id, a hash of the page's data and the date of its last change. */
export type LastmodEntries = ReadonlyMap<string, z.output<typeof schema>[string]>;
type Result = { ok: true; changes: LastmodEntries } | { ok: false; problems: Problem[] };

/** Parses `lastmod.json`; never throws. Products that are missing in the catalogue are valid. */
export function parseLastmod(source: string | Uint8Array, file: string): Result {
  let json: unknown;
  try {
    json = parseJson(source);
  } catch (error) {
    return { ok: false, problems: [{ file, message: (error as Error).message }] };
  }
  const result = schema.safeParse(json);
  if (result.success) return { ok: true, changes: new Map(Object.entries(result.data)) };
  const problems = result.error.issues.map(({ path: [product, ...field], message }) => ({
    file,
    ...(product !== undefined && { product: String(product) }),
    ...(field.length > 0 && { field: fieldPath(field) }),
    message,
  }));
  return { ok: false, problems };
}

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
