import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { RawCatalogue } from '../../lib/admin/change-set/catalogue-draft';
import type { ImportMap } from '../../lib/admin/import/import-map';
import { type LastImport, type Senders, withLast } from '../../lib/admin/import/last-import';
import type { CategoryName } from '../../lib/catalogue/new-categories';
import type { CategoryInput } from '../../lib/catalogue/schema/category';
import type { RawProduct } from '../../lib/catalogue/schema/product';
import { scriptWords } from '../processes/script-words';
import type { FolderPlace } from './find-folder';

/** How columns were read; a folder in which it stands was made by an import. */
const MAP = 'import-map.json';
const CATEGORIES = 'categories.json';
const CATALOGUE = 'catalogue.json';
const SITE = 'site.json';
/** The same in a shop that was not. */
const OTHER_MAP = 'last-import-map.json';
/** Notes on each sender's last file. */
const IMPORTS = 'imports.json';

type Stop = (...lines: string[]) => never;

/** The folder of a shop that an import reads and writes; it need not be there yet. */
export class ShopFolder {
  private constructor(
    private readonly place: FolderPlace,
    /** Whether its categories are those of the file. */
    readonly isOwn: boolean,
    readonly catalogue: RawCatalogue,
    private readonly rules: readonly CategoryInput[],
    readonly senders: Senders,
  ) {}

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
    const catalogue = read<RawCatalogue>(catalogueFile, {});
    // A shop that has no goods yet, or had its first by an import.
    const isOwn = Object.keys(catalogue).length === 0 || existsSync(join(dataDir, MAP));
    const senders = read<Senders>(join(dataDir, IMPORTS), {});
    // A map that somebody has corrected goes before the one that was noted.
    const map = read<ImportMap | undefined>(join(dataDir, isOwn ? MAP : OTHER_MAP), undefined);
    const products = senders[map?.sender ?? '']?.products ?? {};
    const known = map ? withLast(senders, map, products) : senders;
    return new ShopFolder(place, isOwn, catalogue, read(join(dataDir, CATEGORIES), []), known);
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

  /** The name of a product's category. */
  nameOf = ({ category = '', categoryName = category }: Partial<RawProduct>): string =>
    this.categories.find(({ key }) => key === category)?.name ?? categoryName;

  /** Whether the shop for which this process runs is this one, so that its categories are those that the schema knows. */
  get isRuledBy(): boolean {
    return !this.isOwn;
  }

  /** The shop's categories, those of the catalogue first. */
  get categories(): CategoryName[] {
    const groups = Object.entries(this.catalogue).map(([key, { name }]) => ({ key, name: String(name ?? key) }));
    const ruled = this.rules
      .filter(({ key }) => !(key in this.catalogue))
      .map(({ key, name }) => ({ key, name: name ?? key }));
    return [...groups, ...ruled];
  }

  /** Notes how a sender's file was read and what it told, for the next one. */
  remember(map: ImportMap, products: LastImport['products']): void {
    writeFileSync(join(this.dataDir, IMPORTS), `${JSON.stringify(withLast(this.senders, map, products))}\n`);
  }

  /** Gives a shop that an import has made, and that has no facts of its own yet, the currency in which it sells. */
  adopt(currency: string | undefined, folder = this.dataDir): void {
    const hasFacts = existsSync(join(this.dataDir, SITE));
    if (currency !== undefined && this.isOwn && !hasFacts) writeJson(join(folder, SITE), { currency });
  }

  /** Writes the map of a file of which nothing could be taken, so that it can be corrected; where it stands. */
  offerMap(map: ImportMap): string {
    mkdirSync(this.dataDir, { recursive: true });
    const file = join(this.dataDir, this.isOwn ? MAP : OTHER_MAP);
    writeJson(file, { ...map, gone: 'keep' });
    return file;
  }

  /** Writes the catalogue, the map, and the `currency` of a shop that has none, when a build takes the folder with them; else says what it refuses. */
  write(catalogue: RawCatalogue, map: ImportMap | undefined, currency?: string): string | undefined {
    const { dataDir, catalogueFile } = this.place;
    const draft = `${resolve(dataDir)}.import`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    try {
      copyShop(dataDir, draft);
      writeJson(join(draft, CATALOGUE), catalogue);
      this.adopt(currency, draft);
      const faults = checkFolder(draft);
      if (faults) return faults.replaceAll(join(draft, CATALOGUE), catalogueFile).replaceAll(draft, dataDir);
      mkdirSync(dataDir, { recursive: true });
      if (map) this.offerMap(map);
      this.adopt(currency);
      renameSync(join(draft, CATALOGUE), `${catalogueFile}.new`);
      renameSync(`${catalogueFile}.new`, catalogueFile);
      return undefined;
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
}

/** Copies the files of a data folder. Folders, such as those of pictures, become links. */
function copyShop(from: string, to: string): void {
  for (const entry of existsSync(from) ? readdirSync(from, { withFileTypes: true }) : []) {
    const [source, target] = [resolve(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) symlinkSync(source, target, 'junction');
    else if (/\.(?:json|svg)$/.test(entry.name)) cpSync(source, target);
  }
}

/** The words of `catalogue:check` on a folder, in a process that knows its categories; undefined when it is right. */
function checkFolder(folder: string): string | undefined {
  const env = { ...process.env, DATA_DIR: folder, CATALOGUE_FILE: '', IMPORT_DIR: '' };
  const { status, stderr } = spawnSync(process.execPath, scriptWords('catalogue-check', '--quiet'), {
    env,
    encoding: 'utf8',
  });
  return status === 0 ? undefined : stderr || `${basename(folder)} could not be checked.`;
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
