import { pickAcrossLists, pickForProduct } from '@/lib/catalogue/recommendations/pick-featured';
import { sampleProducts } from '../../listing/samples';

const POOL = 48;
const products = sampleProducts(600, 3);
const lists = [products.slice(0, 400), products.slice(400)];
const before = pickAcrossLists(lists, POOL);

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

test('a pool of long lists is of more than their beginning', () => {
  const places = before.map((product) => products.indexOf(product));
  expect([Math.max(...places.filter((place) => place < 400)) > 100, Math.max(...places) > 500]).toEqual([true, true]);
});

test('each of a pool is shown on about as many pages', () => {
  const shown = products.flatMap(({ id }) => idsOf(pickForProduct(id, before, 4)));
  const counts = before.map(({ id }) => shown.filter((one) => one === id).length);
  const fair = shown.length / POOL;
  expect([Math.min(...counts) > fair / 2, Math.max(...counts) < fair * 2]).toEqual([true, true]);
});
