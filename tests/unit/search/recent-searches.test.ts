/** @jest-environment jsdom */
import { addRecentSearch, clearRecentSearches, readRecentSearches } from '@/lib/search/recent-searches';

const KEY = 'sp:recent-searches';

beforeEach(() => localStorage.clear());

function search(...queries: string[]): string[] {
  for (const query of queries) addRecentSearch(query);
  return readRecentSearches();
}

test('the last search comes first', () => {
  expect(search('boots', 'cuffs')).toEqual(['cuffs', 'boots']);
});

test('the same query in another case moves to the front', () => {
  expect(search('boots', 'cuffs', 'Boots')).toEqual(['Boots', 'cuffs']);
});

test('eight queries are stored', () => {
  expect(search(...'abcdefghij')).toEqual([...'jihgfedc']);
});

test('the stored value has a version', () => {
  search('boots');
  expect(localStorage.getItem(KEY)).toBe('{"v":1,"queries":["boots"]}');
});

test('clearing deletes all queries', () => {
  search('boots');
  clearRecentSearches();
  expect([readRecentSearches(), localStorage.getItem(KEY)]).toEqual([[], null]);
});

test.each(['no json', 'null', '{"queries":["a"]}', '{"v":2,"queries":["a"]}', '{"v":1}'])(
  '%j is read as an empty list',
  (stored) => {
    localStorage.setItem(KEY, stored);
    expect(readRecentSearches()).toEqual([]);
  },
);

test('entries that are not strings are ignored', () => {
  localStorage.setItem(KEY, '{"v":1,"queries":["a",1,null,"","b"]}');
  expect(readRecentSearches()).toEqual(['a', 'b']);
});

test('a full storage is reported', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect([addRecentSearch('boots'), readRecentSearches()]).toEqual([false, []]);
});

test('if storage is denied, queries last as long as the page', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  expect([search('boots'), clearRecentSearches(), readRecentSearches()]).toEqual([['boots'], undefined, []]);
});
