import { array, constantFrom, integer, option, property, record, string } from 'fast-check';
import { countUsedCharacters, listStoredEntries, storageName } from '@/lib/storage/storage-entries';
import { isStorageBlocked, readText, storageKey, writeText } from '@/lib/storage/web-storage';
import { forAll } from '@/tests/fixtures/for-all';
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

test('shops on one origin do not share data; full storage keeps the old text', () => {
  const names = ['unit', 'state', 'catalogue', 'draft:new'];
  const step = record({
    basePath: constantFrom(...ROOTS),
    name: constantFrom(...names),
    text: option(string({ maxLength: 40 }), { nil: undefined }),
    limit: integer({ min: 0, max: 400 }),
  });
  forAll(
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
          names.flatMap((other) => {
            const found = withBasePath(root, () => readText(webStorage, other));
            return found === undefined ? [] : [[`${root} ${other}`, found] as const];
          }),
        );
        expect(new Map(stored)).toEqual(expected);
      }
    }),
  );
});

test('blocked storage keeps texts in memory, and has no entries', () => {
  const webStorage = areaOf();
  expect([isStorageBlocked(webStorage), writeText(webStorage, 'unit', 'cm')]).toEqual([true, true]);
  expect([readText(webStorage, 'unit'), readText(areaOf(), 'unit')]).toEqual(['cm', undefined]);
  expect([listStoredEntries(webStorage), countUsedCharacters(webStorage)]).toEqual([{}, 0]);
  expect([writeText(webStorage, 'unit', undefined), readText(webStorage, 'unit')]).toEqual([true, undefined]);
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
