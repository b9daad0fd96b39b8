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
])('under the base path %j the storage key is %s, and is parsed back to its name', (basePath, key) => {
  expect(withBasePath(basePath, () => [storageKey('catalogue'), storageName(key)])).toEqual([key, 'catalogue']);
});

test('a key belongs to one base path', () => {
  const owners = ROOTS.map((root) =>
    ROOTS.filter((other) => withBasePath(other, () => storageName(storageKey('unit', root))) !== undefined),
  );
  expect(owners).toEqual(ROOTS.map((root) => [root]));
});

test.each(ROOTS)('under the base path %j a text is stored, replaced and deleted', (basePath) => {
  const webStorage = areaOf(new MemoryStorage());
  const results = withBasePath(basePath, () => [
    readText(webStorage, 'unit'),
    writeText(webStorage, 'unit', 'cm'),
    readText(webStorage, 'unit'),
    writeText(webStorage, 'unit', 'in'),
    readText(webStorage, 'unit'),
    writeText(webStorage, 'unit', undefined),
    readText(webStorage, 'unit'),
  ]);
  expect(results).toEqual([undefined, true, 'cm', true, 'in', true, undefined]);
});

test('shops on one origin do not share data, even if storage is full', () => {
  const step = record({
    basePath: constantFrom(...ROOTS),
    name: constantFrom('unit', 'state', 'catalogue', 'draft:new'),
    text: option(string({ maxLength: 40 }), { nil: undefined }),
    limit: integer({ min: 60, max: 400 }),
  });
  assert(
    property(array(step, { maxLength: 60 }), (steps) => {
      const storage = new MemoryStorage();
      const webStorage = areaOf(storage);
      const expected = new Map<string, string>();
      for (const { basePath, name, text, limit } of steps) {
        storage.limit = limit;
        const isSaved = withBasePath(basePath, () => writeText(webStorage, name, text));
        if (isSaved && text !== undefined) expected.set(`${basePath} ${name}`, text);
        if (text === undefined) expected.delete(`${basePath} ${name}`);
        const stored = ROOTS.flatMap((root) =>
          ['unit', 'state', 'catalogue', 'draft:new'].flatMap((other) => {
            const found = withBasePath(root, () => readText(webStorage, other));
            return found === undefined ? [] : [[`${root} ${other}`, found] as const];
          }),
        );
        expect(new Map(stored)).toEqual(expected);
      }
    }),
  );
});

describe('full storage', () => {
  test.each(ROOTS)('under the base path %j keeps the old text and returns false', (basePath) => {
    const storage = new MemoryStorage();
    const webStorage = areaOf(storage);
    withBasePath(basePath, () => writeText(webStorage, 'unit', 'cm'));
    storage.limit = 5;
    expect(
      withBasePath(basePath, () => [writeText(webStorage, 'unit', 'x'.repeat(9)), readText(webStorage, 'unit')]),
    ).toEqual([false, 'cm']);
  });

  test('still deletes', () => {
    const storage = new MemoryStorage();
    const webStorage = areaOf(storage);
    writeText(webStorage, 'unit', 'cm');
    storage.limit = 0;
    expect([writeText(webStorage, 'unit', undefined), readText(webStorage, 'unit')]).toEqual([true, undefined]);
  });
});

describe('blocked storage', () => {
  test.each(ROOTS)('under the base path %j keeps texts in memory', (basePath) => {
    const webStorage = areaOf();
    expect(
      withBasePath(basePath, () => [
        isStorageBlocked(webStorage),
        writeText(webStorage, 'unit', 'cm'),
        readText(webStorage, 'unit'),
        readText(areaOf(), 'unit'),
        writeText(webStorage, 'unit', undefined),
        readText(webStorage, 'unit'),
      ]),
    ).toEqual([true, true, 'cm', undefined, true, undefined]);
  });

  test('has no entries and no used characters', () => {
    expect([listStoredEntries(areaOf()), countUsedCharacters(areaOf())]).toEqual([{}, 0]);
  });
});

test('entries of this shop are listed by key, and used characters include all entries', () => {
  const storage = new MemoryStorage();
  const webStorage = areaOf(storage);
  storage.setItem('other', '12345');
  writeText(webStorage, 'unit', 'cm');
  withBasePath('/store', () => writeText(webStorage, 'unit', 'in'));
  expect([
    listStoredEntries(webStorage),
    withBasePath('/store', () => listStoredEntries(webStorage)),
    countUsedCharacters(webStorage),
  ]).toEqual([{ 'sp:unit': 'cm' }, { 'sp:/store:unit': 'in' }, 'other12345sp:unitcmsp:/store:unitin'.length]);
});
