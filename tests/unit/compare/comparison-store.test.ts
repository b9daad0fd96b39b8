/** @jest-environment jsdom */
import { comparison, readComparison, saveComparison, toggleCompared } from '@/lib/catalogue/compare/comparison-store';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const fillStorage = () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
};

test('nothing is selected at first', () => {
  expect(readComparison()).toEqual([]);
});

test('a product is added, and removed again', () => {
  expect([toggleCompared('a-1'), toggleCompared('b-2'), toggleCompared('a-1')]).toEqual(['added', 'added', 'removed']);
  expect(readComparison()).toEqual(['b-2']);
});

test('a fifth product is not added', () => {
  for (const id of ['a', 'b', 'c', 'd']) toggleCompared(id);
  expect([toggleCompared('e'), readComparison()]).toEqual(['full', ['a', 'b', 'c', 'd']]);
});

test('removing the last product deletes the stored value', () => {
  toggleCompared('a-1');
  toggleCompared('a-1');
  expect(localStorage.getItem('sp:compare')).toBeNull();
});

test('if storage is full, nothing changes and the result is not-saved', () => {
  toggleCompared('a-1');
  fillStorage();
  expect([toggleCompared('b-2'), readComparison()]).toEqual(['not-saved', ['a-1']]);
});

test('subscribers are called', () => {
  const listener = jest.fn();
  const unsubscribe = comparison.subscribe(listener);
  toggleCompared('a-1');
  unsubscribe();
  toggleCompared('b-2');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a saved comparison has no duplicates and at most four products', () => {
  saveComparison(['a', 'b', 'a', 'c', 'd', 'e']);
  expect(readComparison()).toEqual(['a', 'b', 'c', 'd']);
});

test.each(['{"v":1,"ids":3}', '{"v":2,"ids":["a"]}', 'a'])('%s in storage counts as no selection', (stored) => {
  localStorage.setItem('sp:compare', stored);
  expect(readComparison()).toEqual([]);
});
