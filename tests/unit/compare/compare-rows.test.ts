import { type CompareGroup, compareRows } from '@/lib/catalogue/compare/compare-rows';
import { toIndexRow } from '@/lib/listing/to-index-row';
import { productFrom } from '@/tests/fixtures/catalogue';
import { indexRowsOf } from '@/tests/fixtures/index-rows';

/** [label, ...cells, 'equal' or 'different'] for each row. */
const toTable = (groups: readonly CompareGroup[]) =>
  groups.flatMap(({ rows }) =>
    rows.map(({ label, cells, isEqual }) => [
      label,
      ...cells.map((items) => items.map(({ text }) => text).join(' | ')),
      isEqual ? 'equal' : 'different',
    ]),
  );
const rowsOf = (...products: Parameters<typeof indexRowsOf>) => toTable(compareRows(indexRowsOf(...products)));

test('colors in another order and texts in another case are equal; facts that no product has are left out', () => {
  expect(
    rowsOf(
      { available_sizes: ['S', 'M'], fabric: 'Cotton', available_colors: ['Black', 'Navy'] },
      { available_sizes: ['S', 'M'], fabric: 'cotton', available_colors: ['Navy', 'Black'] },
    ),
  ).toEqual([
    ['Sizes', 'S, M', 'S, M', 'equal'],
    ['Colors', 'Black | Navy', 'Navy | Black', 'equal'],
    ['Material', 'Cotton', 'cotton', 'equal'],
  ]);
});

test('shoe sizes of two products align in one row', () => {
  const shoes = [[9, 9.5], [10]].map((sizes) => toIndexRow(productFrom({ category: 'footwear', sizes })));
  expect(toTable(compareRows(shoes))).toEqual([["Sizes, US men's", '9, 9.5', '10', 'different']]);
});

test('shipping limits have the names of states and the number of cities', () => {
  expect(rowsOf({ restrictions: { states: ['NY'], cities: ['Portland, OR'], minimumAge: 18 } }, {})).toEqual([
    ['Buyer age', '18 or older', '', 'different'],
    ['Does not ship to', 'New York, 1 city', '', 'different'],
  ]);
});

test('options and order quantities have a row each', () => {
  const options = [{ name: 'Hand', values: ['Right', 'Left'] }];
  expect(
    rowsOf(
      { options, quantities: { pack: 12, unit: 'pair', breaks: [{ from: 48, price: 8 }] } },
      { options, quantities: { pack: 6, unit: 'pair', step: 6 } },
    ),
  ).toEqual([
    ['Sold by the', 'pair', 'pair', 'equal'],
    ['Pack', '12 pairs', '6 pairs', 'different'],
    ['From 48', '$8.00 each', '', 'different'],
    ['Quantity', '', 'minimum 6, sold in multiples of 6', 'different'],
    ['Hand', 'Right, Left', 'Right, Left', 'equal'],
  ]);
});

test('labels align without case and plural, with all values; shared specs are first, features last', () => {
  const groups = compareRows(
    indexRowsOf(
      { features: ['Toe: soft', 'Pen pockets: 2', 'Pen pockets: 4', 'Side zip'] },
      { features: ['pen pocket: 1'] },
    ),
  );
  expect(groups.map(({ heading }) => heading)).toEqual(['Specs', 'More specs', undefined]);
  expect(toTable(groups)).toEqual([
    ['Pen pockets', '2 | 4', '1', 'different'],
    ['Toe', 'soft', '', 'different'],
    ['Features', 'Side zip', '', 'different'],
  ]);
});

test('the specs of a single product are not equal to anything', () => {
  const [group] = compareRows(indexRowsOf({ features: ['Weight: 24 oz'] }));
  expect([group?.heading, group?.rows[0]?.isEqual]).toEqual(['Specs', false]);
});
