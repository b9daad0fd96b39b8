import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAST_CHANGES, parseLastChanges } from './schema/last-changes';

/** The file of a data folder that keeps the days of last changes. */
export const lastChangesFile = (dataDir: string) => join(dataDir, LAST_CHANGES);

/** The last changes that a data folder has recorded, none where it has no such file; or what is wrong with that. */
export function readLastChanges(dataDir: string): ReturnType<typeof parseLastChanges> {
  const file = lastChangesFile(dataDir);
  if (!existsSync(/* turbopackIgnore: true */ file)) return { ok: true, changes: new Map() };
  return parseLastChanges(readFileSync(/* turbopackIgnore: true */ file), file);
}
