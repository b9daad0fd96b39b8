import { Model } from '@/scripts/bench/tabs/model';
import { withPrices } from '@/scripts/bench/tabs/with-prices';

const good = (id: string, price: number) => ({ id, name: `Name of ${id}`, price, isDeleted: false });
const [a, b] = [good('a', 1), good('b', 2)];
let model: Model;
beforeEach(() => {
  model = new Model([a, b]);
});

test('a list that shows each confirmed deed, and nothing else, is as expected', () => {
  model.note({ ...a, price: 3 });
  model.note({ ...b, id: 'some-copy', name: 'Name of b (copy)' });
  model.note({ ...b, isDeleted: true })();
  expect(model.compare([good('a', 3), { ...b, id: 'sp-1', name: 'Name of b (copy)' }])).toEqual([]);
  expect(model.deeds).toBe(4);
});

test('what is lost, left over or there twice is named once', () => {
  model.note({ ...a, price: 3 });
  expect(model.compare([])).toEqual(['confirmed: a Name of a $3.00; shown: as published']);
  expect(model.compare([good('a', 4)])).toEqual(['confirmed: a Name of a $3.00; shown: a Name of a $4.00']);
  expect(model.compare([good('a', 3), { ...b, isDeleted: true }])).toEqual([
    'confirmed: as published; shown: b Name of b $2.00 deleted',
  ]);
  expect(model.compare([good('a', 3), good('sp-1', 3), good('sp-2', 3)])).toHaveLength(2);
});

test('what was lost is not lost again', () => {
  model.note({ ...a, price: 3 });
  model.adopt([]);
  expect(model.compare([])).toEqual([]);
});

test('a CSV file gets other prices, row by row', () => {
  expect(withPrices('id,price\r\na,1\r\nb,2\r\n', (id, price) => (id === 'a' ? price * 2 : undefined))).toBe(
    'id,price\r\na,2\r\nb,2',
  );
});
