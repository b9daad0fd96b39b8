import type { Filters } from '@/lib/listing/url-state';
import { CatalogueEngine } from '@/lib/search/engine';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { stateOf } from './state';

/** Available are Black S at $8 instead of $10, Black 3XL at $14, and Navy S at $10. */
const VARIED = {
  ...{ id: 'a', price: 10, colors: ['Black', 'Navy'], sizes: ['S', '3XL'] },
  variants: [
    { size: '3XL', price: 14 },
    { color: 'Navy', size: '3XL', made: false },
    { color: 'Black', size: 'S', price: 8, oldPrice: 10 },
  ],
};
const PLAIN = { id: 'b', price: 9, colors: ['Navy'], sizes: ['S'] };
const TROUSERS = {
  id: 'c',
  price: 0,
  sizes: { waist: [30, 32], length: [30] },
  variants: [{ size: { waist: 32 }, price: 40 }],
};
const engine = new CatalogueEngine(indexRowsOf(VARIED, PLAIN, TROUSERS), () => []);
const list = (filters: Filters) =>
  engine.list({
    scope: { kind: 'category', category: 'clothing' },
    state: stateOf(filters, { sort: 'price-low-high' }),
  });

test.each<[Filters, object[]]>([
  [
    {},
    [
      { id: 'a', price: 8, oldPrice: 10, isFrom: true },
      { id: 'b', price: 9 },
      { id: 'c', price: 40 },
    ],
  ],
  [
    { color: ['Navy & blue'] },
    [
      { id: 'b', price: 9, choice: { color: 'Navy' } },
      { id: 'a', price: 10, choice: { color: 'Navy', size: 'S' } },
    ],
  ],
  [{ size: ['3XL'] }, [{ id: 'a', price: 14, choice: { color: 'Black', size: '3XL' } }]],
  [{ size: ['3XL'], max: ['12'] }, []],
  [{ size: ['3XL'], color: ['Navy & blue'] }, []],
  [{ reduced: ['1'] }, [{ id: 'a', price: 8, oldPrice: 10, choice: { color: 'Black', size: 'S' } }]],
  [{ reduced: ['1'], color: ['Navy & blue'] }, []],
  [{ size: ['waist:32'], max: ['40'] }, [{ id: 'c', price: 40, choice: { waist: '32' } }]],
])(
  'the filters %j show products of which one variant passes all of them, with its price and selection',
  (filters, expected) => {
    const { cards, count } = list(filters);
    expect([
      count,
      cards.map(({ id, price, isFrom, oldPrice, choice }) =>
        JSON.parse(JSON.stringify({ id, price, isFrom, oldPrice, choice })),
      ),
    ]).toEqual([expected.length, expected]);
  },
);

test('counts are of products of which one variant passes the other filters', () => {
  const counts = list({ color: ['Navy & blue'], max: ['12'] }).facets.flatMap((facet) =>
    'options' in facet && ['color', 'size'].includes(facet.key)
      ? facet.options.map(({ value, count }) => `${value} ${count}`)
      : [],
  );
  expect(counts.sort()).toEqual(['3XL 0', 'Black 1', 'Navy & blue 2', 'S 2']);
});
