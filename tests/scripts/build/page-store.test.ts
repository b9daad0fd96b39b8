import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openPageStore } from '@/scripts/build/page-store';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at } = testFolder();
const keyOf = (number: number) => number.toString(16).padStart(40, 'ab');
const [ONE, TWO] = [keyOf(1), keyOf(2)];
const PAGE = '<!DOCTYPE html><title>Page</title>'.repeat(20);
const store = (folder = 'pages') => openPageStore(at(folder));
const fileOf = (key: string, folder = 'pages') => at(folder, key.slice(0, 2), key.slice(2));

test('a page is kept under its key, and read by another process too', () => {
  expect(store().keys()).toEqual(new Set());
  expect(store().read(ONE)).toBeUndefined();
  expect(store().keep(ONE, PAGE)).toBe(true);
  expect(store().keys()).toEqual(new Set([ONE]));
  expect(store().read(ONE)).toBe(PAGE);
  expect(store().read(TWO)).toBeUndefined();
});

test.each<[string, (file: string) => void]>([
  ['empty', (file) => writeFileSync(file, '')],
  ['cut off', (file) => writeFileSync(file, readFileSync(file).subarray(0, -9))],
  ['no gzip', (file) => writeFileSync(file, PAGE)],
  [
    'another byte',
    (file) =>
      writeFileSync(
        file,
        readFileSync(file).map((byte, index) => (index === 90 ? byte ^ 1 : byte)),
      ),
  ],
  [
    'a folder',
    (file) => {
      rmSync(file);
      mkdirSync(`${file}/below`, { recursive: true });
    },
  ],
  [
    'the page of another key',
    (file) => {
      store().keep(TWO, PAGE);
      renameSync(fileOf(TWO), file);
    },
  ],
])('an entry that is %s is not taken, and is gone then', (_, damage) => {
  store().keep(ONE, PAGE);
  damage(fileOf(ONE));
  expect(store().read(ONE)).toBeUndefined();
  expect(store().keys()).not.toContain(ONE);
  expect(store().keep(ONE, PAGE)).toBe(true);
  expect(store().read(ONE)).toBe(PAGE);
});

test('a store that is cleared holds nothing, and can be filled anew', () => {
  store().keep(ONE, PAGE);
  store().clear();
  expect(store().keys()).toEqual(new Set());
  expect(store().keep(ONE, PAGE)).toBe(true);
});

test('the store of another shop brings entries that nothing asks for, and they go with time', () => {
  for (let number = 10; number < 20; number += 1) store('other').keep(keyOf(number), PAGE);
  store().keep(ONE, PAGE);
  cpSync(at('other'), at('pages'), { recursive: true });
  expect(store().keys().size).toBe(11);
  store().prune(new Set([ONE, TWO]));
  expect(store().keys().size).toBe(2);
  expect(store().read(ONE)).toBe(PAGE);
});

test('the oldest of what is not in use goes, as far as it is more than half of what is', () => {
  const keys = [1, 2, 3, 4, 5, 6].map(keyOf);
  for (const [age, key] of keys.entries()) {
    store().keep(key, PAGE);
    utimesSync(fileOf(key), 1000 - age, 1000 - age);
  }
  store().prune(new Set(keys.slice(4)));
  expect([...store().keys()].sort()).toEqual([keys[0], ...keys.slice(4)].sort());
});

test('the draft of a killed build is no page, and goes once nobody can be writing it', () => {
  store().keep(ONE, PAGE);
  const [old, young] = [`${fileOf(TWO)}.1.tmp`, `${fileOf(TWO)}.2.tmp`];
  for (const draft of [old, young]) writeFileSync(draft, PAGE.slice(0, 9));
  utimesSync(old, 1000, 1000);
  expect(store().read(TWO)).toBeUndefined();
  store().prune(new Set([ONE]));
  expect(readdirSync(dirname(old)).sort()).toEqual([ONE.slice(2), `${TWO.slice(2)}.2.tmp`].sort());
});

test('a store that cannot be a folder keeps nothing and harms nothing', () => {
  writeFileSync(at('pages'), 'a file');
  expect(store().keys()).toEqual(new Set());
  expect(store().keep(ONE, PAGE)).toBe(false);
  expect(store().read(ONE)).toBeUndefined();
  store().prune(new Set([ONE]));
  expect(readFileSync(at('pages'), 'utf8')).toBe('a file');
});

test('a file in the place of one of its folders costs the pages in that folder alone', () => {
  const [key, other] = [keyOf(1), `cd${'0'.repeat(38)}`];
  mkdirSync(at('pages'));
  writeFileSync(at('pages', 'ab'), '');
  expect([store().keep(key, PAGE), store().keep(other, PAGE)]).toEqual([false, true]);
  expect(store().keys()).toEqual(new Set([other]));
  expect(store().read(key)).toBeUndefined();
});
