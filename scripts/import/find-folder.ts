import { existsSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { readEnvironment } from '../../lib/environment';
import { slugify } from '../../lib/slug';

/** Where an import goes: a folder of data, its catalogue, and whether the command itself chose the folder. */
export type FolderPlace = { dataDir: string; catalogueFile: string; isChosen: boolean };

/**
 * The shop that DATA_DIR and CATALOGUE_FILE name; for another shop's file (`isForeign`) without either a folder beside it, named
 * after it. `register.mjs` hands over as IMPORT_DIR a DATA_DIR that holds no shop yet.
 */
export function findFolder(file: string, isForeign: boolean): FolderPlace {
  const { IMPORT_DIR, DATA_DIR, CATALOGUE_FILE } = process.env;
  if (IMPORT_DIR) return { dataDir: IMPORT_DIR, catalogueFile: join(IMPORT_DIR, 'catalogue.json'), isChosen: false };
  if (!isForeign || DATA_DIR || CATALOGUE_FILE) return { ...readEnvironment(), isChosen: false };
  const name = slugify(basename(file, extname(file)));
  const dataDir = join(dirname(file), name);
  // A file without an ending must not be taken for the folder.
  const free = existsSync(dataDir) && dataDir === file ? `${dataDir}-shop` : dataDir;
  return { dataDir: free, catalogueFile: join(free, 'catalogue.json'), isChosen: true };
}
