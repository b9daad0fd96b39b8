import { parseCatalogue } from '@/lib/catalogue/parse';
import { pickAcrossLists, pickForProduct } from '@/lib/catalogue/recommendations/pick-featured';
import { sampleCatalogue } from '@/scripts/catalogue/sample/sample-catalogue';
import { FILE, productsFrom } from '@/tests/fixtures/catalogue';

const POOL_SIZE = 48;
// Without best sellers, which come first.
const sample = productsFrom(parseCatalogue(sampleCatalogue(600, { seed: 3 }), FILE));
const products = sample.map((product) => ({ ...product, isBestseller: false }));
const lists = [products.slice(0, 400), products.slice(400)];
const pool = pickAcrossLists(lists, POOL_SIZE);

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

test('the pool has products from all parts of long lists', () => {
  const indexes = pool.map((product) => products.indexOf(product));
  expect([Math.max(...indexes.filter((index) => index < 400)) > 100, Math.max(...indexes) > 450]).toEqual([true, true]);
});

test('the products of the pool are shown on similar numbers of pages', () => {
  const shown = products.flatMap(({ id }) => idsOf(pickForProduct(id, pool, 4)));
  const counts = pool.map(({ id }) => shown.filter((shownId) => shownId === id).length);
  const average = shown.length / POOL_SIZE;
  expect([Math.min(...counts) > average / 2, Math.max(...counts) < average * 2]).toEqual([true, true]);
});
