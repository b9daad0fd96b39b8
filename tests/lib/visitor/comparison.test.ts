/** @jest-environment jsdom */
import { comparison, keepComparison, readComparison, toggleCompared } from '@/lib/visitor/comparison';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const fill = () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
};

test('nothing is chosen at first', () => {
  expect(readComparison()).toEqual([]);
});

test('a product is chosen, and taken out again', () => {
  expect([toggleCompared('a-1'), toggleCompared('b-2'), toggleCompared('a-1')]).toEqual(['added', 'added', 'removed']);
  expect(readComparison()).toEqual(['b-2']);
});

test('a fifth product is not taken', () => {
  for (const id of ['a', 'b', 'c', 'd']) toggleCompared(id);
  expect([toggleCompared('e'), readComparison()]).toEqual(['full', ['a', 'b', 'c', 'd']]);
});

test('the last one that is taken out leaves nothing behind', () => {
  toggleCompared('a-1');
  toggleCompared('a-1');
  expect(localStorage.getItem('sp:compare')).toBeNull();
});

test('a browser without room says so, and what was chosen stays', () => {
  toggleCompared('a-1');
  fill();
  expect([toggleCompared('b-2'), readComparison()]).toEqual(['denied', ['a-1']]);
});

test('followers hear of a choice', () => {
  const listener = jest.fn();
  const unfollow = comparison.subscribe(listener);
  toggleCompared('a-1');
  unfollow();
  toggleCompared('b-2');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('what is kept has each product once, and four at most', () => {
  keepComparison(['a', 'b', 'a', 'c', 'd', 'e']);
  expect(readComparison()).toEqual(['a', 'b', 'c', 'd']);
});

test.each(['{"v":1,"ids":3}', '{"v":2,"ids":["a"]}', 'a'])('%s is no choice', (kept) => {
  localStorage.setItem('sp:compare', kept);
  expect(readComparison()).toEqual([]);
});
