import fc from 'fast-check';
import type { Sizes } from '@/lib/catalogue/sizes/sizes';
import { toIsoDate } from '@/lib/zod';
import { problemsIn, productFrom } from '@/tests/fixtures/catalogue';
import { forAll } from '@/tests/fixtures/for-all';

const alpha = (...labels: string[]): Sizes => ({ system: 'alpha', labels });

test.each<[fields: Record<string, unknown>, parsed: object]>([
  [{}, { stock: 50, isBestseller: false, oldPrice: undefined, sizes: { system: 'none' } }],
  [{ oldPrice: null }, { oldPrice: undefined }],
  [{ price: 10, oldPrice: 10.01 }, { oldPrice: 10.01 }],
  [{ brand: 'Smith & Wesson' }, { brand: { name: 'Smith & Wesson', slug: 'smith-and-wesson' } }],
  [{ subcategory: '' }, { placements: [{ category: 'clothing' }] }],
  [{ name: '  Plain \t\r\n Shirt\u00a0 ' }, { name: 'Plain Shirt' }],
  [{ name: 'Cafe\u0301' }, { name: 'Caf\u00e9' }],
  [{ description: '\nFirst.\r\n\r\nSecond.\n' }, { description: 'First.\n\nSecond.' }],
  [{ description: 'First.\r\rSecond.' }, { description: 'First.\n\nSecond.' }],
  [{ date: null }, { date: undefined }],
  [{ date: '' }, { date: undefined }],
  [{ createdAt: '2026-01-02T03:04:05Z' }, { date: '2026-01-02' }],
  [{ date: '2026-05-05', createdAt: '2026-01-02' }, { date: '2026-05-05' }],
  [{ features: null }, { features: [], specs: [] }],
  [{ features: ['Sturdy', 'Weight: 9 oz'] }, { features: ['Sturdy'], specs: [{ label: 'Weight', value: '9 oz' }] }],
  [{ restrictions: {} }, { restrictions: { states: [], cities: [], usOnly: false } }],
  [
    { restrictions: { states: ['NY', 'AK', 'AL', 'DC', 'NY'] } },
    { restrictions: { states: ['AL', 'AK', 'NY', 'DC'] } },
  ],
  [{ available_sizes: ['M', 'S'] }, { sizes: alpha('S', 'M') }],
  [{ size: [' xl ', '2X', 'One Size'] }, { sizes: alpha('XL', 'XXL', 'One Size') }],
  [{ sizes: [36, 'L', 34, 'S'] }, { sizes: alpha('S', 'L', '34', '36') }],
  [{ sizes: [10, 9.5, '9'], category: 'footwear' }, { sizes: { system: 'shoe', labels: ['9', '9.5', '10'] } }],
  [{ sizes: [10, 9.5, '9'], category: 'duty' }, { sizes: { system: 'numeric', labels: ['9', '9.5', '10'] } }],
  [{ sizes: ['L', 'S'], category: 'footwear' }, { sizes: alpha('S', 'L') }],
  [{ sizes: [] }, { sizes: { system: 'none' } }],
  [
    { sizes: { waist: [32, 28], length: ['Unhemmed', 30] } },
    { sizes: { system: 'waist-length', waists: ['28', '32'], lengths: ['30', 'Unhemmed'] } },
  ],
  [
    { sizes: { men: ['2X', 'S'], sleeve_lengths_in: [35, 33] } },
    { sizes: { system: 'men-sleeve', men: ['S', 'XXL'], sleeves: ['33', '35'] } },
  ],
  [
    { image_links: [{ src: '/b.webp', view: 'Back' }, { src: '/a.svg' }, '/b.webp'] },
    { images: [{ src: '/b.webp', view: 'Back' }, { src: '/a.svg' }] },
  ],
  [
    { colors: ['Navy'], image_links: [{ src: '/a.svg', alt: ' The  back ', color: 'Navy' }] },
    { images: [{ src: '/a.svg', alt: 'The back', color: 'Navy' }] },
  ],
  [{ available_colors: ['Black'], colors: ['#FFFFFF'] }, { colors: [{ name: 'Black', hex: '#121212' }] }],
])('a row with %j becomes a product with %j', (fields, parsed) => {
  expect(productFrom(fields)).toMatchObject(parsed);
});

test.each<[color: unknown, name: string, hex: string]>([
  ['black', 'black', '#121212'],
  [' Coyote  Brown ', 'Coyote Brown', '#7B5B3A'],
  ['Grey', 'Grey', '#83878B'],
  ['#1b2a49', 'Navy', '#1B2A49'],
  ['#abcdef', '#ABCDEF', '#ABCDEF'],
  [{ name: ' Storm  Gray ', hex: '#6b6f73' }, 'Storm Gray', '#6B6F73'],
])('the color %j has the name %s and the value %s', (color, name, hex) => {
  expect(productFrom({ colors: [color] }).colors).toEqual([{ name, hex }]);
});

test('colors keep their order, and repeated names are removed', () => {
  const { colors } = productFrom({ colors: ['Navy', 'Black', 'Navy', '#1B2A49'] });
  expect(colors.map(({ name }) => name)).toEqual(['Navy', 'Black']);
});

test.each([
  '</script><script>alert(1)</script>',
  'a & b "c" \'d\'',
  'חולצה\u200f 123\u200e',
  'می\u200cخواهم 👮\u200d♂\ufe0f',
])('the hostile or right-to-left name %j is not changed', (name) => {
  expect(productFrom({ name }).name).toBe(name);
});

test.each(['a', '7', '511-101', 'a'.repeat(80), 'con-1', 'indexes', '4040'])('the id %s is valid', (id) => {
  expect(problemsIn({ id })).toEqual([]);
});

test.each<[date: string | null | undefined, day: string | undefined]>([
  ['2026-03-24', '2026-03-24'],
  ['2026-03-24T23:59:59.999-08:00', '2026-03-24'],
  ['2024-02-29', '2024-02-29'],
  [null, undefined],
  ['', undefined],
  ['2026-02-30', undefined],
  ['03/24/2026', undefined],
  ['2026-03-24 10:30', undefined],
  [' 2026-03-24', undefined],
])('%j has the day %s', (date, day) => {
  expect(toIsoDate(date)).toBe(day);
});

test('every whole number of cents is a valid price', () => {
  const prices = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100);
  forAll(fc.property(prices, (price) => expect(productFrom({ price }).price).toBe(price)));
});
