import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LASTMOD_FILE, parseLastmod } from './lastmod-schema';

/** The file of a data folder that keeps the days of last changes. */
export const lastmodPath = (dataDir: string) => join(dataDir, LASTMOD_FILE);

/** The last changes that a data folder has recorded, none where it has no such file; or what is wrong with that. */
export function readLastmod(dataDir: string): ReturnType<typeof parseLastmod> {
  const file = lastmodPath(dataDir);
  if (!existsSync(/* turbopackIgnore: true */ file)) return { ok: true, changes: new Map() };
  return parseLastmod(readFileSync(/* turbopackIgnore: true */ file), file);
}
