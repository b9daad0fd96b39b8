/** @jest-environment jsdom */
import { sizesLastTime, wearersIn } from '@/lib/visitor/person-sizes';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { areaOf, MemoryStorage } from '@/tests/fixtures/memory-storage';

const LETTERS = ['S', 'M', 'L'];
const [shirt, other, cap, dress] = indexRowsOf(
  { id: 'a-1', sizes: LETTERS, subcategory: 'Shirt' },
  { id: 'a-2', sizes: LETTERS, subcategory: 'Shirts' },
  { id: 'a-3', sizes: LETTERS, subcategory: 'Caps' },
  { id: 'a-4', sizes: { men: ['L', 'XL'], sleeve_lengths_in: ['32', '34'] }, subcategory: 'Shirt' },
) as [RowOf, RowOf, RowOf, RowOf];
type RowOf = ReturnType<typeof indexRowsOf>[number];

beforeEach(() => localStorage.clear());

const open = (storage = new MemoryStorage()) => ({ storage, people: wearersIn(areaOf(storage)) });
const worn = (person: string, product: RowOf, choice: Record<string, string>) => ({ person, product, choice });

test('what a person got is known for the same product, and for goods of its kind with sizes that mean the same', () => {
  const { people } = open();
  people.remember([worn('Ramirez', shirt, { color: 'Navy', size: 'L' })]);
  const lastTime = (person: string, row: RowOf, choice = {}) => sizesLastTime(people.get(), person, row, choice);
  expect(lastTime('Ramirez', shirt)).toEqual({ size: 'L' });
  expect(lastTime(' RAMÍREZ ', other)).toEqual({ size: 'L' });
  expect([lastTime('Ramirez', cap), lastTime('Ramirez', dress)]).toEqual([undefined, undefined]);
  expect([lastTime('Lee', shirt), lastTime('', shirt)]).toEqual([undefined, undefined]);
  expect(lastTime('Ramirez', shirt, { size: 'M' })).toBeUndefined();
});

test('the product itself goes before its kind, and the last time before older ones', () => {
  const { people } = open();
  people.remember([worn('Lee', shirt, { size: 'S' }), worn('Lee', other, { size: 'L' })]);
  expect(sizesLastTime(people.get(), 'Lee', shirt, {})).toEqual({ size: 'S' });
  people.remember([worn('Lee', shirt, { size: 'M' })]);
  expect(sizesLastTime(people.get(), 'Lee', shirt, {})).toEqual({ size: 'M' });
});

test('only a missing size is offered, and only one in which the product comes', () => {
  const { people } = open();
  people.remember([worn('Lee', dress, { size: 'L', sleeve: '36' })]);
  expect(sizesLastTime(people.get(), 'Lee', dress, {})).toEqual({ size: 'L' });
  expect(sizesLastTime(people.get(), 'Lee', dress, { size: 'XL' })).toBeUndefined();
});

test('a person is forgotten, and everybody', () => {
  const { people, storage } = open();
  people.remember([worn('Lee', shirt, { size: 'S' }), worn('Ramirez', shirt, { size: 'L' })]);
  people.forget('lee');
  expect(people.get()?.people.map(({ name }) => name)).toEqual(['Ramirez']);
  people.forget();
  expect([people.get(), storage.length]).toEqual([undefined, 0]);
});
