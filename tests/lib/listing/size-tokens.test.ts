/** @jest-environment node */
import { CATEGORIES } from '@/lib/catalogue/categories';
import { fromColumns, toColumns } from '@/lib/index/columns';
import { readToken, sizeTokens, sortTokens } from '@/lib/listing/size-tokens';
import { productFrom } from '@/tests/fixtures/catalogue';

const CATEGORY_KEYS = CATEGORIES.map(({ key }) => key);

const tokensOf = (category: string, sizes: unknown) =>
  fromColumns(toColumns([productFrom({ category, sizes })])).flatMap(sizeTokens);

test.each([
  ['a list', 'clothing', ['M', 'S'], ['S', 'M']],
  ['shoe sizes', 'footwear', [10.5, 9], ['shoe:9', 'shoe:10.5']],
  [
    'waist and length',
    'clothing',
    { waist: [32, 30], length: ['Unhemmed', 32] },
    ['waist:30', 'waist:32', 'length:32', 'length:Unhemmed'],
  ],
  ['collar and sleeve', 'clothing', { men: [15.5], sleeve_lengths_in: [33] }, ['collar:15.5', 'sleeve:33']],
  ['letters and sleeve', 'clothing', { men: ['M', '2X'], sleeve_lengths_in: [33] }, ['M', 'XXL', 'sleeve:33']],
  ['words that every object knows', 'clothing', ['constructor', '__proto__'], ['constructor', '__proto__']],
  ['bare numbers on clothes', 'clothing', [30, 32], []],
])('%s', (_, category, sizes, tokens) => {
  expect(tokensOf(category, sizes)).toEqual(tokens);
});

test('2X, 2XL, 3X, 4X and 5X are left out and found under the sizes they are', () => {
  expect(tokensOf('clothing', ['XXL', '2X', '2XL', '3X', '4X', '5X', '6XL'])).toEqual([
    'XXL',
    '3XL',
    '4XL',
    '5XL',
    '6XL',
  ]);
});

test.each(CATEGORY_KEYS.filter((key) => key !== 'clothing' && key !== 'footwear'))('%s has no size filter', (key) => {
  expect(tokensOf(key, ['S', 'M'])).toEqual([]);
});

test('sizes stand in the order of the specification', () => {
  const order = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL', '6XL', '7XL'];
  expect(sortTokens([...order].reverse())).toEqual(order);
  expect(sortTokens(['shoe:10', 'shoe:9.5', 'shoe:9'])).toEqual(['shoe:9', 'shoe:9.5', 'shoe:10']);
});

test.each([
  ['M', 'size', 'M'],
  ['waist:34', 'waist', '34'],
  ['bogus:34', 'size', 'bogus:34'],
  [':34', 'size', ':34'],
])('the token %s is the %s %s', (token, control, label) => {
  expect(readToken(token)).toEqual({ control, label });
});
