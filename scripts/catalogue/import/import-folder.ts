import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { readEnvironment } from '../../../lib/site/environment';
import { slugify } from '../../../lib/slug';
import { scriptArguments } from '../../build/processes/run-program';
import { writeFileAtomic } from '../../build/write-file';

/** The last used mapping, which the user can correct. */
export const MAPPING_FILE = 'import-map.json';
/** Hashes of the values of the last import. */
export const RECORD_FILE = 'imports.json';
const CATALOGUE = 'catalogue.json';
const SITE = 'site.json';

/** The shop that an import writes to. */
export type ImportTarget = { dataDir: string; catalogueFile: string };

/**
 * The folder of the option --into, or the shop of DATA_DIR and CATALOGUE_FILE. Default: a folder next to the file, named after it.
 * `register.mjs` passes a DATA_DIR without a shop as IMPORT_DIR. Throws if the default folder exists and is not from an import.
 */
export function findTarget(file: string, into?: string): ImportTarget {
  const { IMPORT_DIR, DATA_DIR, CATALOGUE_FILE } = process.env;
  const given = into || IMPORT_DIR;
  if (given) return { dataDir: given, catalogueFile: join(given, CATALOGUE) };
  if (DATA_DIR || CATALOGUE_FILE) return readEnvironment();
  const folder = join(dirname(file), slugify(basename(file, extname(file))));
  // A file without an extension has the name of the folder.
  const dataDir = existsSync(folder) && resolve(folder) === resolve(file) ? `${folder}-shop` : folder;
  const isImported = [MAPPING_FILE, RECORD_FILE].some((name) => existsSync(join(dataDir, name)));
  if (existsSync(dataDir) && !isImported)
    throw new Error(
      `${dataDir} exists and was not made by an import. Choose another folder: DATA_DIR=FOLDER npm run catalogue:import -- FILE`,
    );
  return { dataDir, catalogueFile: join(dataDir, CATALOGUE) };
}

/**
 * Copies the shop into a draft, with an empty catalogue and the currency for a new one. The import is prepared and checked in the draft
 * before it replaces files of the shop. Returns the draft's path.
 */
export function makeDraft({ dataDir, catalogueFile }: ImportTarget, currency: string | undefined): string {
  const draft = `${resolve(dataDir)}.import`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  for (const entry of existsSync(dataDir) ? readdirSync(dataDir, { withFileTypes: true }) : []) {
    const [source, target] = [resolve(dataDir, entry.name), join(draft, entry.name)];
    // Folders have pictures, which an import only reads.
    if (entry.isDirectory()) symlinkSync(source, target, 'junction');
    else if (/\.(?:json|svg)$/.test(entry.name)) cpSync(source, target);
  }
  writeFileSync(join(draft, CATALOGUE), readCatalogue(catalogueFile));
  const site = join(draft, SITE);
  const isImported = !existsSync(catalogueFile) || existsSync(join(dataDir, RECORD_FILE));
  if (currency && isImported && !existsSync(site)) writeFileSync(site, `${JSON.stringify({ currency }, null, 2)}\n`);
  return draft;
}

const readCatalogue = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '{}\n');

/** True if the import has changed the catalogue of the draft. */
export const hasChanges = (draft: string, { catalogueFile }: ImportTarget): boolean =>
  readFileSync(join(draft, CATALOGUE), 'utf8') !== readCatalogue(catalogueFile);

/** Copies the mapping and record of an import from the draft to the shop, and with changes also its catalogue and settings. */
export function writeImport(draft: string, { dataDir, catalogueFile }: ImportTarget, isChanged: boolean): void {
  for (const name of [MAPPING_FILE, RECORD_FILE, ...(isChanged ? [SITE, CATALOGUE] : [])]) {
    if (!existsSync(join(draft, name))) continue;
    writeFileAtomic(name === CATALOGUE ? catalogueFile : join(dataDir, name), readFileSync(join(draft, name)));
  }
}

/**
 * Runs a script for the draft of a shop. Its output has the paths of the shop. It is a separate process, because modules read categories
 * and currency from DATA_DIR when they load.
 */
export function runInDraft(
  draft: string,
  { dataDir, catalogueFile }: ImportTarget,
  ...script: [name: string, ...args: string[]]
) {
  const env = { ...process.env, DATA_DIR: draft, CATALOGUE_FILE: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, scriptArguments(...script), { env, encoding: 'utf8' });
  const withPathsOfShop = (text: string) =>
    [draft, relative('.', draft)].reduce(
      (output, path) => output.replaceAll(join(path, CATALOGUE), catalogueFile).replaceAll(path, dataDir),
      text,
    );
  return { status: status ?? 1, stdout: withPathsOfShop(stdout), stderr: withPathsOfShop(stderr) };
}
