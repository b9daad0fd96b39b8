import { pickFor, pickPool } from '@/lib/catalogue/pick-featured';
import { sampleProducts } from '../listing/samples';

const POOL = 48;
const products = sampleProducts(600, 3);
const lists = [products.slice(0, 400), products.slice(400)];
const before = pickPool(lists, POOL);

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const missing = (from: readonly string[], others: readonly string[]) => from.filter((id) => !others.includes(id));

test('a deleted product takes itself out of the pool, and at most one comes in its place', () => {
  const pool = idsOf(before);
  const faults = products.flatMap(({ id }) => {
    const after = idsOf(
      pickPool(
        lists.map((list) => list.filter((product) => product.id !== id)),
        POOL,
      ),
    );
    const gone = missing(pool, after);
    return gone.every((one) => one === id) && missing(after, pool).length === gone.length ? [] : id;
  });
  expect([pool.length, faults]).toEqual([POOL, []]);
});

test('a pool of long lists is of more than their beginning', () => {
  const places = before.map((product) => products.indexOf(product));
  expect([Math.max(...places.filter((place) => place < 400)) > 100, Math.max(...places) > 500]).toEqual([true, true]);
});

test('a page changes with what it shows alone', () => {
  const [first, ...rest] = before;
  const changed = products.filter(({ id }) => {
    const [shown, later] = [before, rest].map((pool) => idsOf(pickFor(id, pool, 4)));
    if (shown?.includes(first?.id ?? '')) return true;
    expect(later).toEqual(shown);
    return false;
  });
  expect([changed.length > 0, changed.length < products.length / 5]).toEqual([true, true]);
});

test('each of a pool is shown on about as many pages', () => {
  const shown = products.flatMap(({ id }) => idsOf(pickFor(id, before, 4)));
  const counts = before.map(({ id }) => shown.filter((one) => one === id).length);
  const fair = shown.length / POOL;
  expect([Math.min(...counts) > fair / 2, Math.max(...counts) < fair * 2]).toEqual([true, true]);
});
