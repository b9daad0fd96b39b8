import type { CompareRow } from '@/lib/compare/compare-row';
import { compareTable } from '@/lib/compare/compare-table';
import { toRow } from '@/lib/listing/to-row';
import { productFrom } from '@/tests/fixtures/catalogue';
import { indexRowsOf } from '@/tests/fixtures/index-rows';

const say = (rows: readonly CompareRow[]) =>
  rows.map(({ label, cells, differs }) => [label, ...cells.map((cell) => cell?.text), differs]);

test('the fields of the catalogue come first, without those that no product has', () => {
  const { fields } = compareTable(
    indexRowsOf(
      { price: 20, oldPrice: 25, available_sizes: ['S', 'M'], fabric: 'Cotton' },
      { price: 0, available_sizes: ['S', 'M'], fabric: 'cotton' },
    ),
  );
  expect(say(fields)).toEqual([
    ['Price', '$20.00, 20% off', '', true],
    ['Sizes', 'S, M', 'S, M', false],
    ['Material', 'Cotton', 'cotton', false],
  ]);
});

test('shoe sizes stand in one line, whichever each comes in', () => {
  const { fields } = compareTable([[9, 9.5], [10]].map((sizes) => toRow(productFrom({ category: 'footwear', sizes }))));
  expect(say(fields).slice(1)).toEqual([["Sizes, US men's", '9, 9.5', '10', true]]);
});

test('limits are named, cities as far as they are known', () => {
  const { fields } = compareTable(
    indexRowsOf({ restrictions: { states: ['NY', 'HI'], cities: ['Portland, OR'], minimumAge: 18 } }, {}),
  );
  expect(say(fields).slice(1)).toEqual([
    ['Age of the buyer', '18 or older', undefined, true],
    ['Not shipped to', expect.stringMatching(/^(?:New York, Hawaii|Hawaii, New York), 1 city$/), undefined, true],
  ]);
});

const VARIED = { sizes: ['S', '3XL'], variants: [{ size: '3XL', price: 18 }] };

test('of variants the least and the most that one costs are told, in a line of their own where some differ', () => {
  const { fields } = compareTable(indexRowsOf({ price: 12, oldPrice: 15, ...VARIED }, { price: 14, sizes: ['S'] }));
  expect(say(fields).slice(0, 2)).toEqual([
    ['Price', 'from $12.00, 20% off', '$14.00', true],
    ['Prices', '$12.00 to $18.00', '$14.00', true],
  ]);
});

test('variants that cost the same are the same, whatever they are written like', () => {
  const apart = {
    sizes: ['S', '3XL'],
    variants: [
      { size: 'S', price: 12 },
      { size: '3XL', price: 18 },
    ],
  };
  const { fields } = compareTable(indexRowsOf({ price: 12, ...VARIED }, { price: 99, ...apart }));
  expect(say(fields)).toEqual([
    ['Price', 'from $12.00', 'from $12.00', false],
    ['Prices', '$12.00 to $18.00', '$12.00 to $18.00', false],
    ['Sizes', 'S, 3XL', 'S, 3XL', false],
  ]);
});

test('choices of their own and ways to order stand side by side', () => {
  const options = [{ name: 'Hand', values: ['Right', 'Left'] }];
  const { fields } = compareTable(
    indexRowsOf(
      { options, quantities: { pack: 12, unit: 'pair', breaks: [{ from: 48, price: 8 }] } },
      { options, quantities: { pack: 6, unit: 'pair', step: 6 } },
    ),
  );
  expect(say(fields).slice(1)).toEqual([
    ['Sold by the', 'pair', 'pair', false],
    ['Pack', '12 pairs', '6 pairs', true],
    ['From 48', '$8.00 each', undefined, true],
    ['Quantity', undefined, 'from 6, in steps of 6', true],
    ['Hand', 'Right, Left', 'Right, Left', false],
  ]);
});

test('colors in another order are the same colors', () => {
  const { fields } = compareTable(
    indexRowsOf({ available_colors: ['Black', 'Navy'] }, { available_colors: ['Navy', 'Black'] }),
  );
  expect(say(fields).at(-1)).toEqual(['Colors', 'Black, Navy', 'Navy, Black', false]);
});

test('what several tell stands apart from what one tells, and features come last', () => {
  const table = compareTable(
    indexRowsOf(
      { features: ['Weight: 24 oz', 'Toe: soft', 'Side zip'] },
      { features: ['weight: 1.5 lb', 'SIDE ZIP', 'Padded collar'] },
    ),
  );
  expect(say(table.shared)).toEqual([['Weight', '24 oz', '24 oz', false]]);
  expect(say(table.single)).toEqual([['Toe', 'soft', undefined, true]]);
  expect(table.features).toEqual([
    [{ text: 'Side zip', isShared: true }],
    [
      { text: 'SIDE ZIP', isShared: true },
      { text: 'Padded collar', isShared: false },
    ],
  ]);
});
