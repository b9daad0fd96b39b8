import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPageStore } from '@/scripts/build/page-store';
import { JITI_CLI } from '@/scripts/jiti-cli';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at, write } = testFolder();
const keyOf = (number: number) => number.toString(16).padStart(40, '0');
const fileOf = (key: string) => at('pages', key.slice(0, 2), key.slice(2));
const open = () => openPageStore(at('pages'));
const PAGE = `<!DOCTYPE html>${'<p>Señor, 10 €</p>'.repeat(300)}`;
const [KEY, OTHER] = [keyOf(1), `ab${keyOf(2).slice(2)}`] as [string, string];

test('a page comes back as it was kept, under its key alone, in another process too', () => {
  const store = open();
  expect([store.read(KEY), [...store.keys()]]).toEqual([undefined, []]);
  expect([store.keep(KEY, PAGE), store.keep(OTHER, '')]).toEqual([true, true]);
  expect([open().read(KEY), open().read(OTHER), open().read(keyOf(3))]).toEqual([PAGE, '', undefined]);
  expect([...open().keys()].sort()).toEqual([KEY, OTHER]);
  store.keep(KEY, 'another');
  expect(open().read(KEY)).toBe('another');
});

test('an entry of which a byte is wrong, wherever it stands, gives no wrong page', () => {
  const store = open();
  store.keep(KEY, PAGE);
  const whole = readFileSync(fileOf(KEY));
  const seen = new Set<string | undefined>();
  for (let place = 0; place < whole.length; place += 1) {
    const bytes = Buffer.from(whole);
    bytes[place] = (bytes[place] ?? 0) ^ 0x55;
    writeFileSync(fileOf(KEY), bytes);
    const read = store.read(KEY);
    seen.add(read);
    // Some bytes of the head of a gzip say nothing of the content, such as the time.
    expect([read === undefined || read === PAGE, existsSync(fileOf(KEY))]).toEqual([true, read === PAGE]);
  }
  expect(seen.has(undefined)).toBe(true);
});

test.each<[string, (whole: Buffer) => Buffer]>([
  ['cut off', (whole) => whole.subarray(0, -1)],
  ['cut in half', (whole) => whole.subarray(0, whole.length / 2)],
  ['empty', () => Buffer.alloc(0)],
  ['another format', () => Buffer.from(PAGE)],
  ['longer', (whole) => Buffer.concat([whole, whole])],
])('an entry that is %s is taken for none, and is gone', (_, damage) => {
  const store = open();
  store.keep(KEY, PAGE);
  writeFileSync(fileOf(KEY), damage(readFileSync(fileOf(KEY))));
  expect([store.read(KEY), [...store.keys()]]).toEqual([undefined, []]);
  store.keep(KEY, PAGE);
  expect(store.read(KEY)).toBe(PAGE);
});

test('an entry that was put under another key is taken for none, and is gone', () => {
  const store = open();
  store.keep(KEY, PAGE);
  store.keep(OTHER, 'other');
  copyFileSync(fileOf(KEY), fileOf(OTHER));
  expect([store.read(OTHER), store.read(KEY)]).toEqual([undefined, PAGE]);
  expect([...store.keys()]).toEqual([KEY]);
});

test('the draft of a killed build is no page, and goes when it is an hour old', () => {
  const store = open();
  store.keep(KEY, PAGE);
  const drafts = ['.9999998.tmp', '.9999999.tmp'].map((end) => `${fileOf(OTHER)}${end}`) as [string, string];
  write(Object.fromEntries(drafts.map((file) => [file.slice(at().length + 1), 'half'])));
  utimesSync(drafts[0], new Date(), Date.now() / 1000 - 3601);
  expect([store.read(OTHER), store.keys().has(OTHER)]).toEqual([undefined, false]);
  store.prune(new Set([KEY]));
  expect(drafts.map((file) => existsSync(file))).toEqual([false, true]);
  expect(store.read(KEY)).toBe(PAGE);
});

test('several processes that keep the same pages at once leave each of them whole', async () => {
  const script = `
    const { openPageStore } = await import('./scripts/build/page-store.ts');
    const store = openPageStore(process.argv.at(-1));
    const page = ${JSON.stringify(PAGE)};
    for (let turn = 0; turn < 5; turn += 1)
      for (let number = 1; number <= 40; number += 1) {
        const key = number.toString(16).padStart(40, '0');
        if (!store.keep(key, page + number)) throw new Error('not kept');
        if (store.read(key) !== page + number) throw new Error('not read');
      }`;
  write({ 'writer.mjs': script.replace('./scripts', join(process.cwd(), 'scripts')) });
  const codes = await Promise.all(
    [1, 2, 3].map(
      () =>
        new Promise((resolve) => {
          const child = spawn(process.execPath, [JITI_CLI, at('writer.mjs'), at('pages')], { stdio: 'inherit' });
          child.once('close', resolve);
        }),
    ),
  );
  expect(codes).toEqual([0, 0, 0]);
  const store = open();
  const keys = Array.from({ length: 40 }, (_, index) => keyOf(index + 1));
  expect(keys.map((key) => store.read(key))).toEqual(keys.map((_, index) => PAGE + (index + 1)));
  expect([...store.keys()].sort()).toEqual(keys);
});

test('where nothing can be written a page is not kept, and nothing is thrown', () => {
  write({ pages: 'a file in the place of the folder' });
  expect([open().keep(KEY, PAGE), open().read(KEY), open().keys().size]).toEqual([false, undefined, 0]);
  open().prune(new Set());
});

test('where something stands in the place of an entry a page is not kept, and no draft is left', () => {
  mkdirSync(join(fileOf(KEY), 'folder'), { recursive: true });
  expect(open().keep(KEY, PAGE)).toBe(false);
  expect(readdirSync(at('pages', KEY.slice(0, 2)))).toEqual([KEY.slice(2)]);
});

test('what is used stays, and half as much again of the rest, of which the oldest goes first', () => {
  const store = open();
  const keys = Array.from({ length: 10 }, (_, index) => keyOf(index));
  for (const [index, key] of keys.entries()) {
    store.keep(key, PAGE);
    // The used ones are the oldest of all.
    utimesSync(fileOf(key), 1000 + index, 1000 + index);
  }
  store.prune(new Set([...keys.slice(0, 3), keyOf(99)]));
  expect([...store.keys()].sort()).toEqual([...keys.slice(0, 3), ...keys.slice(8)]);
  store.prune(new Set(keys));
  expect(store.keys().size).toBe(5);
});

test('files beside the folders of the store are left alone', () => {
  write({ 'pages/README': 'foreign' });
  open().prune(new Set());
  expect([[...open().keys()], readdirSync(at('pages'))]).toEqual([[], ['README']]);
});
