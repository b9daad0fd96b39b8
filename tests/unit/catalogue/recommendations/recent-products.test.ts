/** @jest-environment jsdom */
import {
  addRecentProduct,
  clearRecentProducts,
  readRecentProducts,
} from '@/lib/catalogue/recommendations/recent-products';

beforeEach(() => localStorage.clear());

test('the history is empty at first', () => {
  expect(readRecentProducts()).toEqual([]);
});

test('adding a product returns the products viewed before, most recent first', () => {
  expect(addRecentProduct('a-1')).toEqual([]);
  expect(addRecentProduct('b-2')).toEqual(['a-1']);
  expect(addRecentProduct('c-3')).toEqual(['b-2', 'a-1']);
});

test('a product that is viewed again moves to the front', () => {
  for (const id of ['a-1', 'b-2', 'c-3', 'a-1']) addRecentProduct(id);
  expect(readRecentProducts()).toEqual(['a-1', 'c-3', 'b-2']);
});

test('at most eight others are returned', () => {
  for (let number = 1; number <= 20; number += 1) addRecentProduct(`p-${number}`);
  expect(addRecentProduct('last-1')).toEqual(['p-20', 'p-19', 'p-18', 'p-17', 'p-16', 'p-15', 'p-14', 'p-13']);
});

test('the history can be cleared', () => {
  addRecentProduct('a-1');
  clearRecentProducts();
  expect([readRecentProducts(), localStorage.getItem('sp:viewed')]).toEqual([[], null]);
});

test('if storage is full, the history does not change', () => {
  addRecentProduct('a-1');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect([addRecentProduct('b-2'), readRecentProducts()]).toEqual([['a-1'], ['a-1']]);
});

test('if storage is denied, the history lasts as long as the page', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  expect([addRecentProduct('a-1'), addRecentProduct('b-2')]).toEqual([[], ['a-1']]);
  clearRecentProducts();
  expect(readRecentProducts()).toEqual([]);
});
