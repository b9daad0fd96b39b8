import { parseRows, problemsIn, problemsOf, row } from '@/tests/fixtures/catalogue';

const SHIRT = { available_colors: ['Black', 'Khaki'], sizes: ['S', '3XL'], price: 75 };

/** Problems of products with variants, each with fields that cause it. */
const PROBLEMS: Record<string, object> = {
  'variants[0].size: is "4XL", which the product does not have: it comes in S, 3XL': {
    variants: [{ size: '4XL', price: 1 }],
  },
  'variants[1].color: is "Red", which the product does not have: it comes in Black, Khaki': {
    variants: [{}, { color: 'Red' }],
  },
  'variants[0].options.Hand: is "Left", which the product does not have: it comes without a choice of Hand': {
    variants: [{ options: { Hand: 'Left' } }],
  },
  'variants[1].price: disagrees with variants[0] on Black, size 3XL: both name as many values': {
    variants: [
      { color: 'Black', price: 80 },
      { size: '3XL', price: 82 },
    ],
  },
  'variants[0].oldPrice: is 82; it must be above the price of size 3XL, which is 82': {
    variants: [{ size: '3XL', price: 82, oldPrice: 82 }],
  },
  'variants: take out every combination': { variants: [{ made: false }] },
  'variants[0].price: is -1; it must not be below 0': { variants: [{ price: -1 }] },
  'variants[0]: has an unknown field: sku': { variants: [{ sku: 'A' }] },
  'options[0].name: is "Size", which is taken; choose another name': { options: [{ name: 'Size', values: ['A'] }] },
  'options[1].name: is the name of the other option': {
    options: [
      { name: 'Hand', values: ['A'] },
      { name: 'hand', values: ['B'] },
    ],
  },
  'quantities.step: is 4, which does not divide the minimum, 10': { quantities: { minimum: 10, step: 4 } },
  'quantities.breaks[1].from: is 12; it must be above the one before it, which is 12': {
    quantities: {
      breaks: [
        { from: 12, price: 70 },
        { from: 12, price: 60 },
      ],
    },
  },
  'quantities.breaks[1].price: must be below what one costs before it': {
    quantities: {
      breaks: [
        { from: 12, price: 70 },
        { from: 48, price: 70 },
      ],
    },
  },
  'quantities.breaks[0].price: must be below what size S costs before it': {
    variants: [{ size: 'S', price: 65 }],
    quantities: { breaks: [{ from: 12, price: 70 }] },
  },
  'quantities.breaks[0]: must have a price or a percent, and not both': {
    quantities: { breaks: [{ from: 12, price: 70, percent: 5 }] },
  },
  'quantities.breaks[0].percent: is 0; it must be above 0 and below 100, with at most two decimals': {
    quantities: { breaks: [{ from: 12, percent: 0 }] },
  },
};

test.each(Object.entries(PROBLEMS))('rejected: %s', (problem, fields) => {
  expect(problemsIn({ ...SHIRT, ...fields })).toEqual([problem]);
});

test('more than 2,000 combinations are rejected', () => {
  const colors = Array.from({ length: 40 }, (_, index) => ({ name: `C${index}`, hex: '#112233' }));
  const sizes = Array.from({ length: 60 }, (_, index) => `T${index}`);
  const variants = [{ color: 'C1', size: 'T1', price: 5 }];
  expect(problemsIn({ available_colors: colors, sizes, variants })).toEqual([
    'variants: make 2400 combinations; at most 2000 are allowed',
  ]);
});

test('a number or barcode that another variant or product has is rejected', () => {
  const products = [
    row({ id: 'a-1', model: 'X-1' }),
    row({
      id: 'b-2',
      sizes: ['S', 'M'],
      variants: [
        { size: 'S', number: 'x-1' },
        { size: 'M', barcode: '123' },
      ],
    }),
    row({
      id: 'c-3',
      sizes: ['S', 'M'],
      variants: [
        { size: 'S', number: 'Y-1', barcode: '123' },
        { size: 'M', number: 'Y-1' },
      ],
    }),
  ];
  const problems = problemsOf(parseRows(...products)).map(
    ({ product, field, message }) => `${product} ${field} ${message}`,
  );
  expect(problems).toEqual([
    'b-2 variants[0].number is "x-1", which "a-1" has too',
    'b-2 variants[1].barcode is "123", which "c-3" has too',
    'c-3 variants[0].number is "Y-1", which another variant of it has too',
    'c-3 variants[0].barcode is "123", which "b-2" has too',
    'c-3 variants[1].number is "Y-1", which another variant of it has too',
  ]);
});
