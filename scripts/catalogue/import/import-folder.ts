import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { readEnvironment } from '../../../lib/site/environment';
import { slugify } from '../../../lib/slug';
import { writeFileAtomic } from '../../build/write-file';

/** The last used mapping, which the user can correct. */
export const MAPPING_FILE = 'import-map.json';
/** Hashes of the values of the last import. */
export const RECORD_FILE = 'imports.json';
const CATALOGUE = 'catalogue.json';
const SITE = 'site.json';

/** The folder that an import writes to, and its catalogue. `isNamed`: the folder is named after the file. */
type Target = { dataDir: string; catalogueFile: string; isNamed: boolean };

/**
 * The folder of the option --into, or the shop of DATA_DIR and CATALOGUE_FILE. Default: a folder next to the file, named after it.
 * `register.mjs` passes a DATA_DIR without a shop as IMPORT_DIR.
 */
export function findTarget(file: string, into?: string): Target {
  if (into) return { dataDir: into, catalogueFile: join(into, CATALOGUE), isNamed: false };
  const { IMPORT_DIR, DATA_DIR, CATALOGUE_FILE } = process.env;
  if (IMPORT_DIR) return { dataDir: IMPORT_DIR, catalogueFile: join(IMPORT_DIR, CATALOGUE), isNamed: false };
  if (DATA_DIR || CATALOGUE_FILE) return { ...readEnvironment(), isNamed: false };
  const folder = join(dirname(file), slugify(basename(file, extname(file))));
  // A file without an extension has the name of the folder.
  const dataDir = existsSync(folder) && resolve(folder) === resolve(file) ? `${folder}-shop` : folder;
  return { dataDir, catalogueFile: join(dataDir, CATALOGUE), isNamed: true };
}

/** The folder of a shop, with a draft. An import is prepared and checked in the draft before it replaces files of the shop. */
export class ImportFolder {
  readonly dataDir: string;
  readonly catalogueFile: string;
  private readonly draft: string;

  /** Throws if the folder exists and is not from an import. */
  constructor({ dataDir, catalogueFile, isNamed }: Target) {
    const isImported = [MAPPING_FILE, RECORD_FILE].some((name) => existsSync(join(dataDir, name)));
    if (isNamed && existsSync(dataDir) && !isImported)
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
      // Folders have pictures, which an import only reads.
      if (entry.isDirectory()) symlinkSync(source, target, 'junction');
      else if (/\.(?:json|svg)$/.test(entry.name)) cpSync(source, target);
    }
    writeFileSync(join(this.draft, CATALOGUE), this.catalogue);
    const site = join(this.draft, SITE);
    const isImported = !existsSync(this.catalogueFile) || existsSync(join(this.dataDir, RECORD_FILE));
    if (currency && isImported && !existsSync(site)) writeFileSync(site, `${JSON.stringify({ currency }, null, 2)}\n`);
    return this.draft;
  }

  /** Text of the shop's catalogue. */
  private get catalogue(): string {
    return existsSync(this.catalogueFile) ? readFileSync(this.catalogueFile, 'utf8') : '{}\n';
  }

  /** True if the import has changed the catalogue of the draft. */
  get hasChanges(): boolean {
    return readFileSync(join(this.draft, CATALOGUE), 'utf8') !== this.catalogue;
  }

  /** Replaces paths of the draft by paths of the shop, in the output of a process. */
  replaceDraftPaths(text: string): string {
    const paths = [this.draft, relative('.', this.draft)];
    return paths.reduce(
      (output, path) => output.replaceAll(join(path, CATALOGUE), this.catalogueFile).replaceAll(path, this.dataDir),
      text,
    );
  }

  /** Copies the mapping and record of an import to the shop, and with changes also its catalogue and settings. */
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
