/** @jest-environment jsdom */

import { compareRoute, readCompareIds } from '@/lib/catalogue/compare/compare-url';
import { readComparison, saveComparison, toggleCompared } from '@/lib/catalogue/compare/comparison-store';

beforeEach(() => localStorage.clear());

test('a product is added and removed; removing the last one deletes the stored value', () => {
  expect([toggleCompared('a-1'), toggleCompared('b-2'), toggleCompared('a-1')]).toEqual(['added', 'added', 'removed']);
  expect(readComparison()).toEqual(['b-2']);
  toggleCompared('b-2');
  expect([readComparison(), localStorage.getItem('sp:compare')]).toEqual([[], null]);
});

test('a saved comparison has no duplicates and at most four products', () => {
  saveComparison(['a', 'b', 'a', 'c', 'd', 'e']);
  expect([toggleCompared('e'), readComparison()]).toEqual(['full', ['a', 'b', 'c', 'd']]);
});

test('if storage is full, nothing changes and the result is not-saved', () => {
  toggleCompared('a-1');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect([toggleCompared('b-2'), readComparison()]).toEqual(['not-saved', ['a-1']]);
});

test('a stored value of another shape counts as no selection', () => {
  localStorage.setItem('sp:compare', '{"v":1,"ids":3}');
  expect(readComparison()).toEqual([]);
});

test('the ids of a comparison are in its URL; duplicate and empty ids are ignored', () => {
  expect([compareRoute(), compareRoute(['a-1', 'b&2'])]).toEqual(['/compare/', '/compare/?id=a-1&id=b%262']);
  expect(readCompareIds('?id=a-1&id=&id=b%262&other=b&id=a-1')).toEqual(['a-1', 'b&2']);
});
