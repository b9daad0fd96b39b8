/** @jest-environment node */
import {
  addRecentSearch,
  clearRecentSearches,
  readRecentSearches,
  type StorageSource,
} from '@/lib/visitor/recent-searches';

const KEY = 'sp:recent-searches';

function createStorage(given?: string) {
  const kept = new Map(given === undefined ? [] : [[KEY, given]]);
  const source: StorageSource = () => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
  return { kept, source };
}

const denied: StorageSource = () => {
  throw new Error('denied');
};
const full: StorageSource = () => ({
  getItem: () => null,
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => undefined,
});

function search(...queries: string[]) {
  const storage = createStorage();
  for (const query of queries) addRecentSearch(storage.source, query);
  return storage;
}

test('the last search comes first', () => {
  expect(readRecentSearches(search('boots', 'cuffs').source)).toEqual(['cuffs', 'boots']);
});

test('the same search in other letters moves to the front', () => {
  expect(readRecentSearches(search('boots', 'cuffs', 'Boots').source)).toEqual(['Boots', 'cuffs']);
});

test('eight are kept', () => {
  expect(readRecentSearches(search(...'abcdefghij').source)).toEqual([...'jihgfedc']);
});

test('blanks are tidied', () => {
  expect(readRecentSearches(search('  duty \n belt ').source)).toEqual(['duty belt']);
});

test('a long one is cut', () => {
  expect(readRecentSearches(search('x'.repeat(500)).source)[0]).toHaveLength(100);
});

test('an empty one is not kept', () => {
  expect(addRecentSearch(createStorage().source, ' ')).toBe(false);
});

test('what is kept has a version', () => {
  expect(search('boots').kept.get(KEY)).toBe('{"version":1,"queries":["boots"]}');
});

test('clearing forgets them', () => {
  const { source, kept } = search('boots');
  clearRecentSearches(source);
  expect(kept.size).toBe(0);
});

test.each([
  '',
  'no json',
  '[]',
  'null',
  '"boots"',
  '{"version":2,"queries":["a"]}',
  '{"version":1}',
  '{"version":1,"queries":"a"}',
])('%j is read as none', (stored) => {
  expect(readRecentSearches(createStorage(stored).source)).toEqual([]);
});

test('entries that are no text are passed over', () => {
  expect(readRecentSearches(createStorage('{"version":1,"queries":["a",1,null,"","b"]}').source)).toEqual(['a', 'b']);
});

test('denied storage reads as none', () => {
  expect(readRecentSearches(denied)).toEqual([]);
});

test.each([
  ['denied', denied],
  ['full', full],
])('%s storage is reported', (_, source) => {
  expect(addRecentSearch(source, 'boots')).toBe(false);
});

test('clearing denied storage is no harm', () => {
  expect(() => clearRecentSearches(denied)).not.toThrow();
});
