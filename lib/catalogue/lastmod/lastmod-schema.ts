import { z } from '../../zod';
import type { Problem } from '../parse';
import { parseJson } from '../parse-json';
import { fieldPath } from '../schema/zod-helpers';

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
