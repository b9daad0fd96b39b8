/** @jest-environment node */
import { parseCatalogue } from '@/lib/catalogue/parse';
import type { Product } from '@/lib/catalogue/schema/product';
import { findSimilar } from '@/lib/catalogue/similar';
import { sampleCatalogue } from '@/scripts/catalogue/sample';
import { catalogueOf, FILE, parseRows, type RawRow, row } from '@/tests/fixtures/catalogue';

const productsOf = (...goods: RawRow[]) =>
  catalogueOf(parseRows(...goods.map((fields, index) => row({ id: `a-${index}`, price: 10 + index, ...fields }))))
    .products;
const times = (count: number, fields: RawRow = {}) => Array.from({ length: count }, () => fields);

/** How many others name each product, by its id. */
function countNames(similar: ReadonlyMap<string, readonly Product[]>): Map<string, number> {
  const counts = new Map([...similar.keys()].map((id) => [id, 0]));
  for (const { id } of [...similar.values()].flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
const idsOf = (similar: ReadonlyMap<string, readonly Product[]>, id: string) => similar.get(id)?.map((one) => one.id);

test.each([
  [1, 0],
  [2, 1],
  [3, 2],
  [4, 3],
  [9, 3],
])('of %d products each is named by %d others or more, and none by itself', (count, least) => {
  const similar = findSimilar(productsOf(...times(count)));
  expect(Math.min(...countNames(similar).values())).toBeGreaterThanOrEqual(least);
  expect([...similar].filter(([id, others]) => others.some((other) => other.id === id))).toEqual([]);
});

test('no page names more than six, or one twice', () => {
  for (const others of findSimilar(productsOf(...times(20))).values()) {
    expect([others.length, new Set(others).size]).toEqual([6, 6]);
  }
});

test('the kind comes before the subcategory, and that before the category', () => {
  const similar = findSimilar(
    productsOf(
      ...times(2, { subcategory: 'Holsters', type: 'drop leg' }),
      ...times(2, { subcategory: 'Holsters', type: 'belt' }),
      ...times(3, { subcategory: 'Pouches' }),
    ),
  );
  expect(idsOf(similar, 'a-0')).toEqual(expect.arrayContaining(['a-1', 'a-2', 'a-3']));
  expect(Math.min(...countNames(similar).values())).toBeGreaterThanOrEqual(3);
});

test('what has most in common stands first', () => {
  const facts = ['Toe: steel', 'Side zip'];
  const similar = findSimilar(productsOf({ features: facts }, {}, {}, {}, { features: facts }));
  expect(idsOf(similar, 'a-0')?.[0]).toBe('a-4');
});

test('a kit and its pieces do not name each other, and are named by others as often', () => {
  const kit = { pieces: ['a-0', 'a-1', 'a-2', 'a-3'] };
  const similar = findSimilar(productsOf(...times(4), kit, ...times(4)));
  expect(idsOf(similar, 'a-4')?.filter((id) => kit.pieces.includes(id))).toEqual([]);
  expect(kit.pieces.filter((id) => idsOf(similar, id)?.includes('a-4'))).toEqual([]);
  expect(Math.min(...countNames(similar).values())).toBeGreaterThanOrEqual(3);
});

test('in a large catalogue too, each is named by three others or more', () => {
  const { products } = catalogueOf(parseCatalogue(sampleCatalogue(1000, 1), FILE));
  const similar = findSimilar(products);
  expect(Math.min(...countNames(similar).values())).toBeGreaterThanOrEqual(3);
});
