/** @jest-environment jsdom */
import { addRecentSearch, clearRecentSearches, readRecentSearches } from '@/lib/search/recent-searches';

const KEY = 'sp:recent-searches';

beforeEach(() => localStorage.clear());

test.each([
  ['the last search comes first', ['boots', 'cuffs'], ['cuffs', 'boots']],
  ['the same query in another case moves to the front', ['boots', 'cuffs', 'Boots'], ['Boots', 'cuffs']],
  ['eight queries are stored', [...'abcdefghij'], [...'jihgfedc']],
])('%s', (_, queries, stored) => {
  for (const query of queries) addRecentSearch(query);
  expect(readRecentSearches()).toEqual(stored);
});

test('the stored value has a version, and clearing deletes it', () => {
  addRecentSearch('boots');
  expect(localStorage.getItem(KEY)).toBe('{"v":1,"queries":["boots"]}');
  clearRecentSearches();
  expect([readRecentSearches(), localStorage.getItem(KEY)]).toEqual([[], null]);
});

test('entries that are not strings are ignored', () => {
  localStorage.setItem(KEY, '{"v":1,"queries":["a",1,null,"","b"]}');
  expect(readRecentSearches()).toEqual(['a', 'b']);
});
