/** @jest-environment jsdom */
import { clearViewed, noteViewed, readViewed } from '@/lib/visitor/recent-products';

beforeEach(() => localStorage.clear());

test('nothing is remembered at first', () => {
  expect(readViewed()).toEqual([]);
});

test('a product gets those that were looked at before it, the last one first', () => {
  expect(noteViewed('a-1')).toEqual([]);
  expect(noteViewed('b-2')).toEqual(['a-1']);
  expect(noteViewed('c-3')).toEqual(['b-2', 'a-1']);
});

test('a product that is looked at again moves to the front', () => {
  for (const id of ['a-1', 'b-2', 'c-3', 'a-1']) noteViewed(id);
  expect(readViewed()).toEqual(['a-1', 'c-3', 'b-2']);
});

test('eight others are remembered at most', () => {
  for (let number = 1; number <= 20; number += 1) noteViewed(`p-${number}`);
  expect(noteViewed('last-1')).toEqual(['p-20', 'p-19', 'p-18', 'p-17', 'p-16', 'p-15', 'p-14', 'p-13']);
});

test('they can be forgotten', () => {
  noteViewed('a-1');
  clearViewed();
  expect([readViewed(), localStorage.getItem('sp:viewed')]).toEqual([[], null]);
});

test('where there is no room for more, those that were kept stay', () => {
  noteViewed('a-1');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect([noteViewed('b-2'), readViewed()]).toEqual([['a-1'], ['a-1']]);
});

test('where storage is denied they are remembered for the visit', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  expect([noteViewed('a-1'), noteViewed('b-2')]).toEqual([[], ['a-1']]);
  clearViewed();
  expect(readViewed()).toEqual([]);
});
