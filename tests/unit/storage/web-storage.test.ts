import { array, assert, constantFrom, integer, option, property, record, string } from 'fast-check';
import { countUsedCharacters, listStoredEntries, storageName } from '@/lib/storage/storage-entries';
import { isStorageBlocked, readText, storageKey, writeText } from '@/lib/storage/web-storage';

import { areaOf, MemoryStorage } from '@/tests/fixtures/memory-storage';
import { withBasePath } from './with-base-path';

const ROOTS = ['', '/store', '/store/en', '/store2'];

test.each([
  ['', 'sp:catalogue'],
  ['/store', 'sp:/store:catalogue'],
  ['/store/en', 'sp:/store/en:catalogue'],
])('under the base path %j the key of the ledger is %s, and is read back', (basePath, key) => {
  expect(withBasePath(basePath, () => [storageKey('catalogue'), storageName(key)])).toEqual([key, 'catalogue']);
});

test('a key belongs to one store alone', () => {
  const owners = ROOTS.map((own) =>
    ROOTS.filter((other) => withBasePath(other, () => storageName(storageKey('unit', own))) !== undefined),
  );
  expect(owners).toEqual(ROOTS.map((own) => [own]));
});

test.each(ROOTS)('under the base path %j a text is kept, replaced and forgotten', (basePath) => {
  const area = areaOf(new MemoryStorage());
  const seen = withBasePath(basePath, () => [
    readText(area, 'unit'),
    writeText(area, 'unit', 'cm'),
    readText(area, 'unit'),
    writeText(area, 'unit', 'in'),
    readText(area, 'unit'),
    writeText(area, 'unit', undefined),
    readText(area, 'unit'),
  ]);
  expect(seen).toEqual([undefined, true, 'cm', true, 'in', true, undefined]);
});

test('stores on one origin share nothing, whatever they do, and whatever finds no room', () => {
  const step = record({
    basePath: constantFrom(...ROOTS),
    name: constantFrom('unit', 'state', 'catalogue', 'draft:new'),
    text: option(string({ maxLength: 40 }), { nil: undefined }),
    limit: integer({ min: 60, max: 400 }),
  });
  assert(
    property(array(step, { maxLength: 60 }), (steps) => {
      const storage = new MemoryStorage();
      const area = areaOf(storage);
      const expected = new Map<string, string>();
      for (const { basePath, name, text, limit } of steps) {
        storage.limit = limit;
        const isKept = withBasePath(basePath, () => writeText(area, name, text));
        if (isKept && text !== undefined) expected.set(`${basePath} ${name}`, text);
        if (text === undefined) expected.delete(`${basePath} ${name}`);
        const kept = ROOTS.flatMap((root) =>
          ['unit', 'state', 'catalogue', 'draft:new'].flatMap((other) => {
            const found = withBasePath(root, () => readText(area, other));
            return found === undefined ? [] : [[`${root} ${other}`, found] as const];
          }),
        );
        expect(new Map(kept)).toEqual(expected);
      }
    }),
  );
});

describe('a full storage', () => {
  test.each(ROOTS)('under the base path %j keeps the old text and says so', (basePath) => {
    const storage = new MemoryStorage();
    const area = areaOf(storage);
    withBasePath(basePath, () => writeText(area, 'unit', 'cm'));
    storage.limit = 5;
    expect(withBasePath(basePath, () => [writeText(area, 'unit', 'x'.repeat(9)), readText(area, 'unit')])).toEqual([
      false,
      'cm',
    ]);
  });

  test('still forgets', () => {
    const storage = new MemoryStorage();
    const area = areaOf(storage);
    writeText(area, 'unit', 'cm');
    storage.limit = 0;
    expect([writeText(area, 'unit', undefined), readText(area, 'unit')]).toEqual([true, undefined]);
  });
});

describe('where storage is denied', () => {
  test.each(ROOTS)('under the base path %j texts last as long as the page', (basePath) => {
    const area = areaOf();
    expect(
      withBasePath(basePath, () => [
        isStorageBlocked(area),
        writeText(area, 'unit', 'cm'),
        readText(area, 'unit'),
        readText(areaOf(), 'unit'),
        writeText(area, 'unit', undefined),
        readText(area, 'unit'),
      ]),
    ).toEqual([true, true, 'cm', undefined, true, undefined]);
  });

  test('nothing is listed, and nothing is used', () => {
    expect([listStoredEntries(areaOf()), countUsedCharacters(areaOf())]).toEqual([{}, 0]);
  });
});

test('what is kept is listed by key, without that of others; the room that is used is that of all', () => {
  const storage = new MemoryStorage();
  const area = areaOf(storage);
  storage.setItem('other', '12345');
  writeText(area, 'unit', 'cm');
  withBasePath('/store', () => writeText(area, 'unit', 'in'));
  expect([
    listStoredEntries(area),
    withBasePath('/store', () => listStoredEntries(area)),
    countUsedCharacters(area),
  ]).toEqual([{ 'sp:unit': 'cm' }, { 'sp:/store:unit': 'in' }, 'other12345sp:unitcmsp:/store:unitin'.length]);
});
