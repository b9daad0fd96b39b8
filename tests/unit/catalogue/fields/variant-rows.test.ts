import type { FactName } from '@/lib/catalogue/fields/variant-facts';
import { readVariantRows, selectionOfVariant, writeVariantRows } from '@/lib/catalogue/fields/variant-rows';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { row } from '@/tests/fixtures/catalogue';

type Variants = NonNullable<RawProduct['variants']>;

const SHIRT: Variants = [
  { color: 'Black', size: 'XXL', number: 'A-1', price: 82, oldPrice: 90.5, stock: 0, made: true },
  { size: 10.5 as unknown as string, price: 80 },
  { color: 'Khaki', made: false, image_links: ['https://example.com/a.jpg', 'https://example.com/b.jpg'] },
];

test('a row has the values and facts of a variant as text, with sizes as on the product page', () => {
  expect(readVariantRows(SHIRT)).toEqual([
    {
      choice: { color: 'Black', size: 'XXL' },
      facts: { number: 'A-1', price: '82.00', oldPrice: '90.50', stock: '0', made: 'yes' },
    },
    { choice: { size: '10.5' }, facts: { price: '80.00' } },
    {
      choice: { color: 'Khaki' },
      facts: { made: 'no', image_links: 'https://example.com/a.jpg https://example.com/b.jpg' },
    },
  ]);
});

test('changing a fact keeps spelling, order and other facts', () => {
  const [first, ...others] = readVariantRows(SHIRT);
  const changed = { choice: first?.choice ?? {}, facts: { ...first?.facts, price: '$1,084.50' } };
  expect(writeVariantRows([changed, ...others], SHIRT)).toEqual([{ ...SHIRT[0], price: 1084.5 }, SHIRT[1], SHIRT[2]]);
});

test('rows without facts are left out, and new rows keep the order of the form', () => {
  const [first, second, third] = readVariantRows(SHIRT);
  const rows = [
    { choice: first?.choice ?? {}, facts: { ...first?.facts } },
    { choice: second?.choice ?? {}, facts: { price: ' ' } },
    { choice: third?.choice ?? {}, facts: { ...third?.facts } },
    { choice: { waist: '32', length: '30', Hand: 'Left' }, facts: { stock: '4' } },
  ];
  expect(writeVariantRows(rows, SHIRT)).toEqual([
    SHIRT[0],
    SHIRT[2],
    { size: { waist: '32', length: '30' }, options: { Hand: 'Left' }, stock: 4 },
  ]);
  expect(writeVariantRows([], SHIRT)).toBeUndefined();
});

test('variants with the same values become one row, with the first value of each fact', () => {
  const variants: Variants = [
    { size: 'XXL', price: 82 },
    { size: '2X', price: 90, stock: 3 },
  ];
  expect(readVariantRows(variants)).toEqual([{ choice: { size: 'XXL' }, facts: { price: '82.00', stock: '3' } }]);
  expect(writeVariantRows(readVariantRows(variants), variants)).toEqual([{ size: 'XXL', price: 82, stock: 3 }]);
});

test.each<[FactName, string, unknown]>([
  ['made', 'no', false],
  ['made', 'yes', true],
  ['price', '1,249.90', 1249.9],
  ['price', 'dear', 'dear'],
  ['stock', ' 12 ', 12],
  ['number', ' 007 ', '007'],
  ['image_links', 'https://a.example/1.jpg\n/b.jpg', ['https://a.example/1.jpg', '/b.jpg']],
])('%s %j is parsed', (fact, text, value) => {
  expect(writeVariantRows([{ choice: { size: 'S' }, facts: { [fact]: text } }])).toEqual([
    { size: 'S', [fact]: value },
  ]);
});

test('variants with any shape of sizes have values by control', () => {
  const { variants = [] } = row({
    variants: [
      { size: { men: 'XXL', sleeve_lengths_in: '35' } },
      { size: { sleeve_lengths_in: '32' }, color: 'Navy' },
      { size: { waist: '30' } },
    ],
  }) as unknown as RawProduct;
  expect(variants.map(selectionOfVariant)).toEqual([
    { size: 'XXL', sleeve: '35' },
    { color: 'Navy', sleeve: '32' },
    { waist: '30' },
  ]);
});
