import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { CatalogueDraft, type RawCatalogue } from '../../lib/admin/change-set/catalogue-draft';
import type { LooseProduct } from '../../lib/admin/change-set/change-set';
import { type ImportMap, importMapSchema, withAnswers } from '../../lib/admin/import/import-map';
import { type PlannedRow, planEntries } from '../../lib/admin/import/plan';
import { readImport } from '../../lib/admin/import/read-import';
import { fieldPath } from '../../lib/catalogue/field-path';
import type { Command } from '../command';
import { nextCommands } from '../next-commands';
import { scriptWords } from '../processes/script-words';
import { ownCurrency, readAnswers } from './answers';
import { findFolder } from './find-folder';
import { report } from './report';
import { ShopFolder } from './shop-folder';

/** What `npm run catalogue:import` takes. */
export const IMPORT_COMMAND = {
  usage: `npm run catalogue:import -- FILE [--map MAP] [--currency CODES] [--sold WORDS] [--held WORDS] [--gone CHOICE]
  [--pictures ADDRESS] [--new-categories] [--dry-run] [--quiet]

A list, copy or dump of this shop goes into its catalogue; a table of another shop goes into DATA_DIR, or into a new folder beside FILE.
--map MAP           a file with the meaning of the columns
--currency CODES    EUR=1.08: the value of another currency; EUR alone: take its figures as they are
--sold, --held      what words of the file mean
--gone CHOICE       keep, hide or delete: products that the sender's last file had and this one has not
--pictures ADDRESS  the folder of pictures that the file names without an address
--new-categories    make the categories of the file that the shop does not have
--dry-run           write nothing
--quiet             print no report
Exit code 0: done; 1: nothing could be read.`,
  words: ['FILE'],
  flags: ['new-categories', 'dry-run', 'quiet'],
  values: ['map', 'currency', 'sold', 'held', 'gone', 'pictures'],
};

const MAX_BYTES = 20_000_000;

/** The way out where the columns of a table tell nothing. */
const NO_NAMES =
  'No column is known to hold the names of goods. Call columns name, sku, category, brand, price, description, color, size, stock and image in the first line of the table.';

/** The end of an import before anything is written: the exit code, and the reason. */
class Ended extends Error {
  constructor(
    readonly code: number,
    reason = '',
  ) {
    super(reason);
  }
}

/** Says why nothing was done, and ends. */
function stop(...lines: readonly string[]): never {
  throw new Ended(1, lines.join('\n'));
}

const isNamed = (map: ImportMap | undefined) => !map || Object.values(map.columns).includes('name');

function readBytes(file: string): Buffer {
  try {
    if (statSync(file).size <= MAX_BYTES) return readFileSync(file);
  } catch (error) {
    stop(`${file}: cannot be read: ${(error as Error).message}`);
  }
  return stop(`${file}: is larger than 20 MB.`);
}

function readMap(file: string | undefined) {
  if (file === undefined) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    stop(`${file}: ${(error as Error).message}`);
  }
  const parsed = importMapSchema.partial().safeParse(json);
  if (parsed.success) return parsed.data;
  return stop(...parsed.error.issues.map(({ path, message }) => `${file}: ${fieldPath(path)}: ${message}`));
}

/** Runs the command in a process that knows the currency and the categories of a folder which it has made before, and ends with it. */
function runIn(dataDir: string): never {
  const words = scriptWords('catalogue-import', ...process.argv.slice(2));
  const env = { ...process.env, DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { env, encoding: 'utf8' });
  if (stdout) console.log(stdout.trimEnd());
  if (stderr) console.error(stderr.trimEnd());
  throw new Ended(status ?? 1);
}

/** Brings the file that a command names into a shop, and gives the command's exit code. */
export async function importFile(command: Command): Promise<number> {
  try {
    await bringIn(command);
    return 0;
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    if (error.message) console.error(error.message);
    return error.code;
  }
}

async function bringIn({ words: [file = ''], flags, values }: Command): Promise<void> {
  const given = withAnswers(readMap(values.get('map')), readAnswers(values, stop));
  const bytes = readBytes(file);
  let folder: ShopFolder | undefined;
  const reading = await readImport(bytes, {
    map: given,
    // Asked only when the file is another shop's.
    shop: () => {
      const place = findFolder(file, true);
      if (place.isChosen && existsSync(place.catalogueFile)) runIn(place.dataDir);
      folder = ShopFolder.open(place, stop);
      const { categories, products, senders, isOwn } = folder;
      return { categories, products, senders, takesCategories: isOwn || flags.has('new-categories') };
    },
  });
  if (reading.pictures) stop(`${file} is a change set, which may hold pictures: npm run catalogue:apply -- ${file}`);
  folder ??= ShopFolder.open(findFolder(file, false), stop);
  const { map, last } = reading;
  const settings = { hasRules: folder.isRuledBy, last: last?.products, gone: map?.gone };
  const plan = await planEntries(reading.entries, folder.products, settings);
  const problems = [...reading.problems, ...plan.problems];
  if (!flags.has('quiet')) report({ ...reading, ...plan, problems }, folder);
  const isDry = flags.has('dry-run');
  if (plan.rows.length === 0 && plan.unchanged === 0) {
    const kept =
      map && !isDry
        ? [`The meaning of its columns stands in ${folder.offerMap(map)}: correct it, and run the command again.`]
        : [];
    stop('', `${file}: nothing could be imported.`, ...(isNamed(map) ? [] : [NO_NAMES]), ...kept);
  }
  if (plan.rows.length === 0) {
    console.log(`\n${folder.catalogueFile} holds all of this already: nothing to do.`);
    if (!isDry) folder.adopt(ownCurrency(values));
    if (map && !isDry) folder.remember(map, plan.told);
  } else if (isDry) console.log('\nDry run: nothing was written.');
  else {
    const faults = folder.write(fillCatalogue(folder.catalogue, plan.rows, folder.nameOf), map, ownCurrency(values));
    if (faults) stop('', faults, 'Nothing was written.');
    if (map) folder.remember(map, plan.told);
    console.log(`\nWritten to ${folder.catalogueFile}.\n\n${nextCommands(folder.dataDir)}`);
  }
}

/** A category map with what an import adds, changes and deletes; groups that are missing are made. The given map is not changed. */
function fillCatalogue(
  catalogue: RawCatalogue,
  rows: readonly PlannedRow[],
  nameOf: (product: LooseProduct) => string,
): RawCatalogue {
  const draft = new CatalogueDraft(catalogue, nameOf);
  for (const { kind, id, raw, fields } of rows) {
    if (kind === 'delete') draft.remove(id);
    else if (draft.rowsOf(id).length === 0) draft.add(raw as LooseProduct);
    else draft.write(id, Object.fromEntries(fields.map(({ field, to }) => [field, to])));
  }
  return draft.toCatalogue();
}
