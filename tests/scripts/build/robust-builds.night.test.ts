import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '@/scripts/catalogue/random';
import { DATA_EDITS } from '@/scripts/changes/data-edits';
import { differenceLine, differingFiles } from '@/scripts/changes/differing-files';
import { ROW_EDITS } from '@/scripts/changes/row-edits';
import { readShopFiles, type ShopFiles, writeShopFiles } from '@/scripts/changes/shop-files';
import { runNpm } from '@/scripts/processes/run-program';
import { makeWorkFolder, removeFolder } from '@/scripts/processes/work-folder';
import { SHOP } from '@/tests/fixtures/shops';

const WORK = join('.cache', 'robust');
const FULL = join('.cache', 'robust-full');
const STORE = join(WORK, '.cache', 'pages');
const LATEST_KILL_MS = 15_000;

const { dataDir, siteUrl } = SHOP;
const env = { ...process.env, NODE_ENV: 'production' as const, DATA_DIR: dataDir, SITE_URL: siteUrl };
const build = (cwd: string, words: string[] = [], signal?: AbortSignal) =>
  runNpm(['run', 'build', '--', ...words], { cwd, env, signal });

/** The shop of the tests, one with another catalogue, and one whose scripts say other words too. */
const SHOPS: Readonly<Record<string, ShopFiles>> = {
  first: readShopFiles(dataDir),
  edited: edited(['price', 'name', 'brand', 'new product', 'deletion', 'pages of a listing']),
  reworded: edited(['price', 'words of the footer', 'name of a category']),
};
const NAMES = Object.keys(SHOPS);
const fullOf = (name: string) => `${FULL}-${name}`;
const storeOf = (name: string) => `${FULL}-${name}-pages`;

function edited(names: readonly string[]): ShopFiles {
  const files = readShopFiles(dataDir);
  const random = createRandom(7);
  for (const name of names) ({ ...ROW_EDITS, ...DATA_EDITS })[name]?.(files, random);
  return files;
}

const put = (folder: string, name: string) => writeShopFiles(join(folder, dataDir), SHOPS[name] as ShopFiles);
const differences = (name: string) => differingFiles(join(WORK, 'out'), fullOf(name)).map(differenceLine);
const entries = () =>
  readdirSync(STORE, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? join(entry.parentPath, entry.name) : [],
  );
const forgetExport = () => rmSync(join(WORK, 'out'), { recursive: true });

beforeAll(async () => {
  for (const folder of [WORK, FULL]) await makeWorkFolder('.', folder, [dataDir]);
});

// Each of these builds has the time of a test.
for (const name of NAMES) {
  beforeAll(async () => {
    put(FULL, name);
    await build(FULL, ['--full']);
    for (const folder of [fullOf(name), storeOf(name)]) await removeFolder(folder);
    cpSync(join(FULL, 'out'), fullOf(name), { recursive: true });
    cpSync(join(FULL, '.cache', 'pages'), storeOf(name), { recursive: true });
  });
}

beforeAll(async () => {
  put(WORK, 'first');
  await build(WORK);
});

afterAll(async () => {
  for (const folder of [WORK, FULL, ...NAMES.map(fullOf), ...NAMES.map(storeOf)]) await removeFolder(folder);
});

const random = createRandom(34);
const kills = Array.from({ length: 10 }, (_, index) => [
  NAMES[(index + 1) % NAMES.length] as string,
  random.between(0, LATEST_KILL_MS),
]) as [string, number][];

test.each(kills)(
  'after a build of the %s shop that was killed within %i ms the next one is a full one’s',
  async (name, ms) => {
    put(WORK, name);
    const killer = new AbortController();
    const killed = build(WORK, [], killer.signal).catch(() => undefined);
    await pause(ms);
    killer.abort();
    await killed;
    await build(WORK);
    expect(differences(name)).toEqual([]);
  },
);

test('entries that are cut off, empty, exchanged or folders cost time alone', async () => {
  put(WORK, 'first');
  await build(WORK);
  const files = entries();
  for (const [index, file] of files.entries()) {
    const other = files[index + 1];
    if (index % 4 === 0) truncateSync(file, 50);
    else if (index % 4 === 1) truncateSync(file);
    else if (index % 4 === 2 && other) renameSync(file, other);
    else if (index % 8 === 7) {
      rmSync(file);
      mkdirSync(file);
    }
  }
  forgetExport();
  const { output } = await build(WORK);
  expect(output).toMatch(/\d+ kept pages were damaged; they are drawn again/);
  expect(differences('first')).toEqual([]);
});

test('the store of another folder serves as an own one', async () => {
  put(WORK, 'first');
  rmSync(STORE, { recursive: true });
  cpSync(storeOf('first'), STORE, { recursive: true });
  forgetExport();
  const { output } = await build(WORK);
  expect(output).toMatch(/^rendered .*: 0 changed/m);
  expect(differences('first')).toEqual([]);
});

test('where the store cannot be a folder all is drawn', async () => {
  rmSync(STORE, { recursive: true });
  writeFileSync(STORE, '');
  forgetExport();
  const { output } = await build(WORK);
  expect(output).toContain('pages could not be kept');
  expect(differences('first')).toEqual([]);
  rmSync(STORE);
});

test('of two builds at once one waits for the other, and both end well', async () => {
  put(WORK, 'edited');
  const outputs = (await Promise.all([build(WORK), build(WORK)])).map(({ output }) => output);
  expect(outputs.filter((output) => output.includes('Another build runs in this folder'))).toHaveLength(1);
  expect(differences('edited')).toEqual([]);
});

test.each(['components/ui/button.tsx', 'package-lock.json'])(
  'after a change of %s every page is drawn',
  async (file) => {
    appendFileSync(join(WORK, file), '\n');
    const { output } = await build(WORK);
    const [, rendered, all] = /^rendered ([\d,]+) of ([\d,]+) pages: (?!0 changed)[^;]*$/m.exec(output) ?? [];
    expect(rendered).toBe(all);
    expect(output).not.toContain('to be compared');
  },
);
