/**
 * `npm run check:changes -- [SETS] [N] [--seed SEED]`: builds the shop of the tests, or a random catalogue of N products in its place, in a folder of its
 * own, and then after each of so many random sets of edits, 3 by default. Each of these builds draws the kept pages too, and they must be what
 * was kept; after every tenth set and the last one the whole export must be byte for byte that of a build from nothing.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { SHOP } from '../tests/fixtures/shops';
import { sampleCatalogue } from './catalogue/sample';
import { differenceLine, differingFiles } from './changes/differing-files';
import { randomEdits } from './changes/random-edits';
import { readShopFiles, type ShopFiles, writeShopFiles } from './changes/shop-files';
import { readCommand } from './command';
import { JITI_CLI } from './jiti-cli';
import { runNpm } from './processes/run-program';
import { makeWorkFolder, removeFolder } from './processes/work-folder';
import { shortenList } from './shorten-list';

const { dataDir, siteUrl } = SHOP;
const WORK = join('.cache', 'changes');
const FROM_NOTHING = join('.cache', 'unchanged');
const EVERY = 10;

const { words, values } = readCommand();
const [sets = 3, count] = words.map(Number);
const seed = Number(values.get('seed') ?? 1);
if (![sets, count ?? 1, seed].every((number) => Number.isInteger(number) && number > 0)) {
  throw new Error('SETS, N and SEED must be whole numbers above 0.');
}

const env = { ...process.env, DATA_DIR: dataDir, CATALOGUE_FILE: '', SITE_URL: siteUrl, BASE_PATH: '', ONLY: '' };
const build = (cwd: string, ...words: string[]) => runNpm(['run', 'build', '--', ...words], { cwd, env });
const pagesOf = (output: string) => /^rendered .*$/m.exec(output)?.[0];

/** Whether the check of the catalogue takes a shop, by the folder in which it is built. */
function isAccepted(files: ShopFiles): boolean {
  writeShopFiles(join(WORK, dataDir), files);
  const command = [JITI_CLI, 'scripts/run.ts', 'catalogue-check', '--quiet'];
  return spawnSync(process.execPath, command, { cwd: WORK, env }).status === 0;
}

/** The differences of the export from one that is built from nothing. */
async function differences(): Promise<string[]> {
  await makeWorkFolder(WORK, FROM_NOTHING, [dataDir]);
  await build(FROM_NOTHING);
  return differingFiles(join(WORK, 'out'), join(FROM_NOTHING, 'out')).map(differenceLine);
}

await makeWorkFolder(process.cwd(), WORK, [dataDir]);
let files = readShopFiles(dataDir);
if (count !== undefined) files = { ...files, catalogue: sampleCatalogue(count, 1) as ShopFiles['catalogue'] };
writeShopFiles(join(WORK, dataDir), files);
console.log(pagesOf((await build(WORK)).output));

for (let set = 1; set <= sets; set += 1) {
  const { edits, files: edited } = randomEdits(files, seed + set - 1, isAccepted);
  files = edited;
  // Then every kept page comes from the store.
  if (set % 2 === 0) rmSync(join(WORK, 'out'), { recursive: true });
  const isWhole = set % EVERY === 0 || set === sets;
  const { output, seconds } = await build(WORK, ...(isWhole ? [] : ['--compare']));
  const faults = isWhole ? await differences() : [];
  if (faults.length > 0) throw new Error(`After set ${set} (${edits.join(', ')}):\n${shortenList(faults).join('\n')}`);
  const how = isWhole ? ', all files as from nothing' : '';
  console.log(`${set} of ${sets}: ${edits.join(', ')}; ${pagesOf(output)}${how}; ${seconds.toFixed(0)} s`);
}
for (const folder of [WORK, FROM_NOTHING]) await removeFolder(folder);
console.log(`${sets} sets of edits, each built as a full build writes it`);
