import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LASTMOD_FILE, parseLastmod } from './lastmod';

/** The path of `lastmod.json` in a data folder. */
export const lastmodPath = (dataDir: string) => join(dataDir, LASTMOD_FILE);

/** Parses `lastmod.json` of a data folder; empty if the file is missing. */
export function readLastmod(dataDir: string): ReturnType<typeof parseLastmod> {
  const file = lastmodPath(dataDir);
  if (!existsSync(/* turbopackIgnore: true */ file)) return { ok: true, changes: new Map() };
  return parseLastmod(readFileSync(/* turbopackIgnore: true */ file), file);
}
