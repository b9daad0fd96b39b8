import { existsSync, rmSync } from 'node:fs';
import { type BegunBuild, beginBuild } from '@/scripts/build/begin-build';
import { testFolder } from '@/tests/fixtures/test-folder';

const SITE = { 'out/index.html': 'home', 'out/faq/index.html': 'questions' };
const { at, write } = testFolder({ 'lib/a.ts': 'a', 'data/catalogue.json': '{}', 'data/site.json': '{}' });

let lines: string[];
const environment = { ...process.env };
beforeEach(() => {
  lines = [];
  process.env.DATA_DIR = at('data');
});
afterEach(() => {
  process.env = { ...environment };
});

const say = (line: string) => void lines.push(line);
const begin = (isFull = false) => beginBuild({ isFull, root: at(), say });

/** A build that writes these files, whole or not. */
async function build(files: Record<string, string> = SITE, { isWhole = true, isFull = false } = {}): Promise<boolean> {
  const begun = await begin(isFull);
  if (!begun) return false;
  rmSync(at('out'), { recursive: true, force: true });
  write(files);
  begun.end(isWhole);
  return true;
}
const NOTHING =
  /^Nothing has changed since the build of \w{3} \d+, \d{4}, .*: out\/ stands \(--full builds anyway\)\.$/;

test('a second build with nothing changed does not run, and says since when', async () => {
  expect([await build(), await build(), await build()]).toEqual([true, false, false]);
  expect(lines).toEqual([expect.stringMatching(NOTHING), expect.stringMatching(NOTHING)]);
});

test('compressed copies and what else was put into the export are taken away, as a build does', async () => {
  await build();
  write({ 'out/index.html.br': 'packed', 'out/faq/index.html.gz': 'packed', 'out/foreign/a.txt': 'a' });
  expect(await build()).toBe(false);
  const paths = ['index.html.br', 'faq/index.html.gz', 'foreign/a.txt', 'index.html', 'faq/index.html'];
  expect(paths.map((path) => existsSync(at('out', path)))).toEqual([false, false, false, true, true]);
});

test.each<[string, () => void]>([
  ['an altered file of the export', () => write({ 'out/index.html': 'hoMe' })],
  ['a file that is gone from it', () => rmSync(at('out/faq/index.html'))],
  ['an export that is gone', () => rmSync(at('out'), { recursive: true })],
  ['code', () => write({ 'lib/a.ts': 'b' })],
  ['the catalogue', () => write({ 'data/catalogue.json': '{ }' })],
  ['the data', () => write({ 'data/faq.json': '[]' })],
  ['packages', () => write({ 'package-lock.json': '{}' })],
  ['a picture', () => write({ 'public/uploads/a.webp': 'a' })],
  ['the part that is exported', () => Object.assign(process.env, { ONLY: 'shop' })],
  ['the path', () => Object.assign(process.env, { BASE_PATH: '/store' })],
  ['the address', () => Object.assign(process.env, { SITE_URL: 'https://www.example.com' })],
  ['a lost ledger', () => rmSync(at('.cache/build'), { recursive: true })],
])('%s makes it run', async (_, change) => {
  process.env.SITE_URL = 'http://localhost:4173';
  await build();
  change();
  const begun = await begin();
  expect(begun).toBeDefined();
  begun?.end(false);
});

test('a full one runs though nothing has changed', async () => {
  await build();
  const begun = await begin(true);
  begun?.end(true);
  expect(lines).toEqual(['out: changed 0, added 0, removed 0 of 2 files']);
});

test('after one that failed the next runs, and compares with the last whole one', async () => {
  await build();
  await build(SITE, { isFull: true, isWhole: false });
  expect(await build({ 'out/index.html': 'house', 'out/new.html': 'new' })).toBe(true);
  expect(lines).toEqual(['out: changed 1, added 1, removed 1 of 2 files']);
});

test('of two at once the second waits, says so, and then finds that nothing has changed', async () => {
  const first = (await begin()) as BegunBuild;
  const second = begin();
  while (lines.length === 0) await new Promise(setImmediate);
  write(SITE);
  first.end(true);
  expect(await second).toBeUndefined();
  expect(lines).toEqual([
    `Another build runs in this folder, process ${process.pid}: waiting for it to end.`,
    expect.stringMatching(NOTHING),
  ]);
});

test('row 43: one whose address nobody named does not begin in CI, though nothing has changed', async () => {
  process.env.SITE_URL = 'http://localhost:4173';
  await build();
  Object.assign(process.env, { CI: 'true', SITE_URL: '' });
  await expect(begin()).rejects.toThrow('SITE_URL=https://www.example.com npm run build');
  process.env.SITE_URL = 'http://localhost:4173';
  expect(await build()).toBe(false);
});

test('a setting that is wrong lets the next one begin', async () => {
  process.env.BASE_PATH = 'store/';
  await expect(begin()).rejects.toThrow('BASE_PATH');
  process.env.BASE_PATH = '';
  expect(await build()).toBe(true);
});
