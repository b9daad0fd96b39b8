import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { readEnvironment } from '../../../lib/site/environment';
import { slugify } from '../../../lib/slug';
import { writeFileAtomic } from '../../build/write-file';

/** The mapping that was used last, for correction. */
export const MAPPING_FILE = 'import-map.json';
/** Hashes of the values that the last import has set. */
export const RECORD_FILE = 'imports.json';
const CATALOGUE = 'catalogue.json';
const SITE = 'site.json';
const EMPTY = '{}\n';

/** The folder that an import writes to, its catalogue, and whether the command has named the folder after the file. */
type Target = { dataDir: string; catalogueFile: string; isNamed: boolean };

/**
 * The folder of the option --into, or the shop of DATA_DIR and CATALOGUE_FILE; without them a folder next to the file, named after it.
 * `register.mjs` passes a DATA_DIR that has no shop yet as IMPORT_DIR.
 */
export function findTarget(file: string, into?: string): Target {
  if (into) return { dataDir: into, catalogueFile: join(into, CATALOGUE), isNamed: false };
  const { IMPORT_DIR, DATA_DIR, CATALOGUE_FILE } = process.env;
  if (IMPORT_DIR) return { dataDir: IMPORT_DIR, catalogueFile: join(IMPORT_DIR, CATALOGUE), isNamed: false };
  if (DATA_DIR || CATALOGUE_FILE) return { ...readEnvironment(), isNamed: false };
  const folder = join(dirname(file), slugify(basename(file, extname(file))));
  // A file without an extension is not the folder.
  const dataDir = existsSync(folder) && resolve(folder) === resolve(file) ? `${folder}-shop` : folder;
  return { dataDir, catalogueFile: join(dataDir, CATALOGUE), isNamed: true };
}

/** A shop's folder and its draft, in which an import is prepared and checked: the shop changes as a whole or not at all. */
export class ImportFolder {
  readonly dataDir: string;
  readonly catalogueFile: string;
  private readonly draft: string;

  /** Throws if the folder is somebody else's. */
  constructor({ dataDir, catalogueFile, isNamed }: Target) {
    const isOwn = [MAPPING_FILE, RECORD_FILE].some((name) => existsSync(join(dataDir, name)));
    if (isNamed && existsSync(dataDir) && !isOwn)
      throw new Error(
        `${dataDir} exists and was not made by an import. Choose another folder: DATA_DIR=FOLDER npm run catalogue:import -- FILE`,
      );
    this.dataDir = dataDir;
    this.catalogueFile = catalogueFile;
    this.draft = `${resolve(dataDir)}.import`;
  }

  /** Copies the shop, with an empty catalogue and the currency for a new one. Returns the draft's path. */
  makeDraft(currency: string | undefined): string {
    this.removeDraft();
    mkdirSync(this.draft, { recursive: true });
    for (const entry of existsSync(this.dataDir) ? readdirSync(this.dataDir, { withFileTypes: true }) : []) {
      const [source, target] = [resolve(this.dataDir, entry.name), join(this.draft, entry.name)];
      // Pictures are only read.
      if (entry.isDirectory()) symlinkSync(source, target, 'junction');
      else if (/\.(?:json|svg)$/.test(entry.name)) cpSync(source, target);
    }
    const catalogue = join(this.draft, CATALOGUE);
    const isNew = !existsSync(this.catalogueFile);
    if (isNew) writeFileSync(catalogue, EMPTY);
    else copyFileSync(this.catalogueFile, catalogue);
    const site = join(this.draft, SITE);
    const isOwn = isNew || existsSync(join(this.dataDir, RECORD_FILE));
    if (currency && isOwn && !existsSync(site)) writeFileSync(site, `${JSON.stringify({ currency }, null, 2)}\n`);
    return this.draft;
  }

  /** Whether the import has changed the catalogue of the draft. */
  get hasChanges(): boolean {
    const text = existsSync(this.catalogueFile) ? readFileSync(this.catalogueFile, 'utf8') : EMPTY;
    return readFileSync(join(this.draft, CATALOGUE), 'utf8') !== text;
  }

  /** A message of a process that worked in the draft, with the paths of the shop. */
  replaceDraftPaths(text: string): string {
    const paths = [this.draft, relative('.', this.draft)];
    return paths.reduce(
      (words, path) => words.replaceAll(join(path, CATALOGUE), this.catalogueFile).replaceAll(path, this.dataDir),
      text,
    );
  }

  /** Copies the mapping and the record of an import to the shop, and with changes its catalogue and settings, each as a whole. */
  write(hasChanges: boolean): void {
    for (const name of [MAPPING_FILE, RECORD_FILE, ...(hasChanges ? [SITE, CATALOGUE] : [])]) {
      if (!existsSync(join(this.draft, name))) continue;
      const target = name === CATALOGUE ? this.catalogueFile : join(this.dataDir, name);
      writeFileAtomic(target, readFileSync(join(this.draft, name)));
    }
  }

  removeDraft(): void {
    rmSync(this.draft, { recursive: true, force: true });
  }
}
