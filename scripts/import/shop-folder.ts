import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { RawCatalogue } from '../../lib/admin/change-set/catalogue-draft';
import type { ImportMap } from '../../lib/admin/import/import-map';
import type { CategoryName } from '../../lib/admin/store-types';
import type { CategoryInput } from '../../lib/catalogue/schema/category';
import type { RawProduct } from '../../lib/catalogue/schema/product';
import { PAGES_FOLDER } from '../../lib/site/own-pages/read-folder';
import { JITI_CLI, RUN_SCRIPT } from '../jiti-cli';
import type { FolderPlace } from './find-folder';
import { makeCategories } from './make-categories';

/** How columns were read; a folder in which it stands was made by an import. */
const MAP = 'import-map.json';
const CATEGORIES = 'categories.json';
const CATALOGUE = 'catalogue.json';

type Stop = (...lines: string[]) => never;

/** The folder of a shop that an import reads and writes; it need not be there yet. */
export class ShopFolder {
  /** Whether categories may be made: the shop has no goods yet, or had its first by an import. */
  readonly isOwn: boolean;
  private made: CategoryName[] = [];

  private constructor(
    private readonly place: FolderPlace,
    readonly catalogue: RawCatalogue,
    private readonly rules: readonly CategoryInput[],
  ) {
    this.isOwn = Object.keys(catalogue).length === 0 || existsSync(join(place.dataDir, MAP));
  }

  /** Reads what is there; stops with a sentence where that is somebody else's or cannot be read. */
  static open(place: FolderPlace, stop: Stop): ShopFolder {
    const { dataDir, catalogueFile, isChosen } = place;
    if (isChosen && existsSync(dataDir) && !existsSync(join(dataDir, MAP)))
      stop(`${dataDir} is there already and was not made by an import. Name another folder: DATA_DIR=folder npm run …`);
    const read = <Value>(file: string, none: Value): Value => {
      try {
        return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) : none;
      } catch (error) {
        return stop(`${file}: ${(error as Error).message}`);
      }
    };
    return new ShopFolder(place, read<RawCatalogue>(catalogueFile, {}), read(join(dataDir, CATEGORIES), []));
  }

  get catalogueFile(): string {
    return this.place.catalogueFile;
  }

  get dataDir(): string {
    return this.place.dataDir;
  }

  /** Each product once, by its first row. */
  get products(): RawProduct[] {
    const all = Object.values(this.catalogue).flatMap(({ products }) => products as RawProduct[]);
    return [...new Map([...all].reverse().map((raw) => [raw.id, raw])).values()].reverse();
  }

  get brands(): string[] {
    return this.products.map(({ brand }) => brand);
  }

  /** The shop's categories; those that the file names and the shop does not have are made where that is allowed. */
  categoriesFor = (names: readonly string[]): CategoryName[] => {
    const known = this.known;
    this.made = this.isOwn ? makeCategories(names, known) : [];
    return [...known, ...this.made];
  };

  /** The name of a category. */
  nameOf = (key: string): string => [...this.known, ...this.made].find((category) => category.key === key)?.name ?? key;

  /** Whether the shop for which this process runs is this one, so that its categories are those that the schema knows. */
  get isRuledBy(): boolean {
    return !this.isOwn;
  }

  private get known(): CategoryName[] {
    const groups = Object.entries(this.catalogue).map(([key, { name }]) => ({ key, name: String(name ?? key) }));
    const ruled = this.rules
      .filter(({ key }) => !(key in this.catalogue))
      .map(({ key, name }) => ({ key, name: name ?? key }));
    return [...groups, ...ruled];
  }

  /** Writes the catalogue, with the categories that were made and the map, when a build takes the folder with them; else says what it refuses. */
  write(catalogue: RawCatalogue, map: ImportMap | undefined): string | undefined {
    const { dataDir, catalogueFile } = this.place;
    const draft = `${resolve(dataDir)}.import`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    try {
      copyShop(dataDir, draft);
      const fresh = this.made.filter(({ key }) => key in catalogue).map(({ key, name }) => ({ key, name }));
      if (fresh.length > 0) writeJson(join(draft, CATEGORIES), [...this.rules, ...fresh]);
      writeJson(join(draft, CATALOGUE), catalogue);
      const faults = checkFolder(draft);
      if (faults) return faults.replaceAll(join(draft, CATALOGUE), catalogueFile).replaceAll(draft, dataDir);
      mkdirSync(dataDir, { recursive: true });
      if (map) writeJson(join(dataDir, this.isOwn ? MAP : 'last-import-map.json'), map);
      if (fresh.length > 0) renameSync(join(draft, CATEGORIES), join(dataDir, CATEGORIES));
      renameSync(join(draft, CATALOGUE), `${catalogueFile}.new`);
      renameSync(`${catalogueFile}.new`, catalogueFile);
      return undefined;
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
}

/** Copies the files of a data folder, and nothing else that lies in it. */
function copyShop(from: string, to: string): void {
  const names = existsSync(from) ? readdirSync(from) : [];
  for (const name of names.filter((each) => each === PAGES_FOLDER || /\.(?:json|svg)$/.test(each)))
    cpSync(join(from, name), join(to, name), { recursive: true });
}

/** The words of `catalogue:check` on a folder, in a process that knows its categories; undefined when it is right. */
function checkFolder(folder: string): string | undefined {
  const env = { ...process.env, DATA_DIR: folder, CATALOGUE_FILE: '', IMPORT_DIR: '' };
  const { status, stderr } = spawnSync(process.execPath, [JITI_CLI, RUN_SCRIPT, 'catalogue-check', '--quiet'], {
    env,
    encoding: 'utf8',
  });
  return status === 0 ? undefined : stderr || `${basename(folder)} could not be checked.`;
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
