/**
 * `npm run catalogue:import -- FILE [--map MAP] [--currency CODES] [--sold WORDS] [--held WORDS] [--gone CHOICE] [--pictures ADDRESS] [--new-categories] [--dry-run] [--quiet]`:
 * brings a file into a shop: a list, copy or dump of this shop into its catalogue, another shop's table into DATA_DIR, or into a new
 * folder beside the file. Exit 0 done, 1 nothing could be read. --currency EUR=1.08 says what another currency is worth in the shop's;
 * EUR alone takes its figures as they are, and makes it the currency of a new shop. --sold and --held say what words of the file mean,
 * --gone keep, hide or delete what becomes of goods that the same sender's last file brought. --pictures is the folder where pictures
 * lie that the file names without an address. --new-categories makes those of the file that the shop does not have, also where words
 * fit. --quiet leaves the report out.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { type ImportMap, importMapSchema, withAnswers } from '../lib/admin/import/import-map';
import { planEntries } from '../lib/admin/import/plan';
import { readImport } from '../lib/admin/import/read-import';
import { fieldPath } from '../lib/catalogue/field-path';
import { readCommand } from './command';
import { ownCurrency, readAnswers } from './import/answers';
import { fillCatalogue } from './import/fill-catalogue';
import { findFolder } from './import/find-folder';
import { report } from './import/report';
import { ShopFolder } from './import/shop-folder';
import { JITI_CLI, RUN_SCRIPT } from './jiti-cli';
import { nextCommands } from './next-commands';

const MAX_BYTES = 20_000_000;

/** The way out where the columns of a table tell nothing. */
const NO_NAMES =
  'No column is known to hold the names of goods. Call columns name, sku, category, brand, price, description, color, size, stock and image in the first line of the table.';

const isNamed = (map: ImportMap | undefined) => !map || Object.values(map.columns).includes('name');

/** Says why nothing was done, and ends. */
function stop(...lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function readBytes(file: string): Buffer {
  try {
    if (statSync(file).size > MAX_BYTES) stop(`${file}: is larger than 20 MB.`);
    return readFileSync(file);
  } catch (error) {
    return stop(`${file}: cannot be read: ${(error as Error).message}`);
  }
}

function readMap(file: string | undefined) {
  if (file === undefined) return undefined;
  try {
    const parsed = importMapSchema.partial().safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (parsed.success) return parsed.data;
    return stop(...parsed.error.issues.map(({ path, message }) => `${file}: ${fieldPath(path)}: ${message}`));
  } catch (error) {
    return stop(`${file}: ${(error as Error).message}`);
  }
}

/** Runs the command in a process that knows the currency and the categories of a folder which it has made before, and ends with it. */
function runIn(dataDir: string): never {
  const words = [JITI_CLI, RUN_SCRIPT, 'catalogue-import', ...process.argv.slice(2)];
  const env = { ...process.env, DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { env, encoding: 'utf8' });
  if (stdout) console.log(stdout.trimEnd());
  if (stderr) console.error(stderr.trimEnd());
  process.exit(status ?? 1);
}

const { words, flags, values } = readCommand();
const [file = ''] = words;
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
const hasSomething = plan.rows.length > 0 || plan.unchanged > 0;
if (!flags.has('quiet')) report({ ...reading, ...plan, problems }, folder);
const isDry = flags.has('dry-run');
if (!hasSomething) {
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
