import { clearViewed, noteViewed, readViewed } from '@/lib/visitor/recent-products';

const storage = () => window.localStorage;
const denied = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(() => localStorage.clear());

test('nothing is remembered at first', () => {
  expect(readViewed(storage)).toEqual([]);
});

test('a product gets those that were looked at before it, the last one first', () => {
  expect(noteViewed(storage, 'a-1')).toEqual([]);
  expect(noteViewed(storage, 'b-2')).toEqual(['a-1']);
  expect(noteViewed(storage, 'c-3')).toEqual(['b-2', 'a-1']);
});

test('a product that is looked at again moves to the front', () => {
  for (const id of ['a-1', 'b-2', 'c-3', 'a-1']) noteViewed(storage, id);
  expect(readViewed(storage)).toEqual(['a-1', 'c-3', 'b-2']);
});

test('eight others are remembered at most', () => {
  for (let number = 1; number <= 20; number += 1) noteViewed(storage, `p-${number}`);
  expect(noteViewed(storage, 'last-1')).toEqual(['p-20', 'p-19', 'p-18', 'p-17', 'p-16', 'p-15', 'p-14', 'p-13']);
});

test('they can be forgotten', () => {
  noteViewed(storage, 'a-1');
  clearViewed(storage);
  expect([readViewed(storage), localStorage.length]).toEqual([[], 0]);
});

test('where storage is denied nothing is remembered, and nothing breaks', () => {
  expect([noteViewed(denied, 'a-1'), readViewed(denied), clearViewed(denied)]).toEqual([[], [], undefined]);
});

test('a full storage breaks nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(noteViewed(storage, 'a-1')).toEqual([]);
});
