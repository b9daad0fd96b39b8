import { compareRoute, readCompareIds } from '@/lib/catalogue/compare/compare-url';

test.each([
  [[], '/compare/'],
  [['a-1', 'b&2'], '/compare/?id=a-1&id=b%262'],
])('the URL of %j is %s, and is parsed to the same ids', (ids, url) => {
  expect(compareRoute(ids)).toBe(url);
  expect(readCompareIds(url.slice('/compare/'.length))).toEqual(ids);
});

test('duplicate and empty ids are ignored', () => {
  expect(readCompareIds('?id=a&id=&id=a&other=b&id=c')).toEqual(['a', 'c']);
});
