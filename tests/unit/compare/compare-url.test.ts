import { compareRoute, readCompareIds } from '@/lib/catalogue/compare/compare-url';

test.each([
  [[], '/compare/'],
  [['a-1', 'b&2'], '/compare/?id=a-1&id=b%262'],
])('the address of %j is %s, and has the same ids', (ids, address) => {
  expect(compareRoute(ids)).toBe(address);
  expect(readCompareIds(address.slice('/compare/'.length))).toEqual(ids);
});

test('duplicate and empty ids are ignored', () => {
  expect(readCompareIds('?id=a&id=&id=a&other=b&id=c')).toEqual(['a', 'c']);
});
