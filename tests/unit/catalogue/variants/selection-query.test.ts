import type { Sizes } from '@/lib/catalogue/sizes/sizes';
import { selectionFromQuery, selectionUrl } from '@/lib/catalogue/variants/selection-query';

const COLORS = [{ name: 'Black' }, { name: 'Midnight Navy' }];
const LETTERS: Sizes = { system: 'alpha', labels: ['S', 'M', 'XXL'] };
const TROUSERS: Sizes = { system: 'waist-length', waists: ['30', '32'], lengths: ['30', 'Unhemmed'] };

test.each<[string, Sizes, object]>([
  ['', LETTERS, {}],
  ['?color=Black', LETTERS, { color: 'Black' }],
  ['?color=Midnight+Navy&size=2X', LETTERS, { color: 'Midnight Navy', size: 'XXL' }],
  ['?color=midnight%20navy&size=2x', LETTERS, { color: 'Midnight Navy', size: 'XXL' }],
  ['?waist=32&length=Unhemmed', TROUSERS, { waist: '32', length: 'Unhemmed' }],
  ['?utm_source=mail&size=M', LETTERS, { size: 'M' }],
])('the selection is parsed from the query %s', (query, sizes, selection) => {
  expect(selectionFromQuery(query, { colors: COLORS, sizes })).toEqual(selection);
});

test.each<[string, Sizes]>([
  ['?color=Pink', LETTERS],
  ['?size=9XL', LETTERS],
  ['?size=M', TROUSERS],
  ['?size=%E0%A4%A', LETTERS],
  ['?__proto__=x', LETTERS],
])('the query %s has no value that the product offers', (query, sizes) => {
  expect(selectionFromQuery(query, { colors: COLORS, sizes })).toEqual({});
});

test('the first of two values of a parameter counts', () => {
  expect(selectionFromQuery('?size=S&size=M', { colors: COLORS, sizes: LETTERS })).toEqual({ size: 'S' });
});

test.each([
  ['http://x/products/a/', { color: 'Midnight Navy' }, 'http://x/products/a/?color=Midnight+Navy'],
  ['http://x/products/a/?size=S', { size: 'M' }, 'http://x/products/a/?size=M'],
  ['http://x/p/?utm=1#details', { waist: '32', length: '30' }, 'http://x/p/?utm=1&waist=32&length=30#details'],
  ['http://x/p/?a=1', {}, 'http://x/p/?a=1'],
])('the query of %s gets the selection %j', (href, selection, expected) => {
  expect(selectionUrl(href, selection)).toBe(expected);
});
