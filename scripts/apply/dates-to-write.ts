import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type RawGroups, recordChanges } from '../../lib/catalogue/last-changes';
import type { Problem } from '../../lib/catalogue/parse';
import { lastChangesFile, readLastChanges } from '../../lib/catalogue/read-last-changes';
import type { Environment } from '../../lib/environment';
import type { TextFile } from './write-project';

type Place = Pick<Environment, 'dataDir' | 'catalogueFile'>;

/**
 * The file of last changes as it is to be for a catalogue that is published now; none where it is so already, or
 * where the catalogue is not the data folder's own, whose products the file would lose. `problems` say what is wrong with the file.
 */
export function datesToWrite(
  { dataDir, catalogueFile }: Place,
  catalogue: RawGroups,
  now: Date,
): { dates: TextFile[]; problems: Problem[] } {
  if (resolve(catalogueFile) !== resolve(join(dataDir, 'catalogue.json'))) return { dates: [], problems: [] };
  const known = readLastChanges(dataDir);
  if (!known.ok) return { dates: [], problems: known.problems };
  const file = lastChangesFile(dataDir);
  const text = recordChanges(catalogue, known.changes, now);
  const isThere = existsSync(file) && readFileSync(file, 'utf8') === text;
  return { dates: isThere ? [] : [{ file, text }], problems: [] };
}
