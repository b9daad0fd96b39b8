import { limitSentences, listingSentences, pageSentences } from '@/lib/seo/listing-sentences';
import { productFrom, type RawRow } from '@/tests/fixtures/catalogue';

const productsOf = (...rows: RawRow[]) => rows.map((fields, index) => productFrom({ id: `a-${index}`, ...fields }));
const subject = (rows: RawRow[], more: object = {}) => ({
  name: 'Belts',
  products: productsOf(...rows),
  isOfBrand: false,
  sections: [],
  ...more,
});
const sentencesOf = (rows: RawRow[], more?: object) =>
  listingSentences(subject(rows, more)).map(([longest]) => longest);
const [first, second] = [
  { name: 'Web Belt', price: 9, brand: 'Acme' },
  { name: 'Basket Belt', price: 45.5, brand: 'Best' },
];

test.each<[what: string, rows: RawRow[], more: object, sentences: string[]]>([
  [
    'brands, the one with the most products first, and prices',
    [first, second, { ...second, name: 'Liner' }],
    {},
    ['Belts from Best and Acme: 3 products.', 'Prices run from $9.00 (Web Belt) to $45.50 (Basket Belt).'],
  ],
  [
    'names from right to left with direction marks',
    [
      { ...first, name: 'כד', brand: 'נעמה' },
      { ...second, name: 'קערה', brand: 'נעמה' },
    ],
    { name: 'כדים' },
    ['כדים\u200e from נעמה\u200e: 2 products.', 'Prices run from $9.00 (כד\u200e) to $45.50 (קערה\u200e).'],
  ],
  [
    'the price of all products',
    [first, { ...first, name: 'Liner' }],
    {},
    ['Belts from Acme: 2 products.', 'Each costs $9.00.'],
  ],
  [
    'prices on request',
    [
      { ...first, price: 0 },
      { ...second, price: 0 },
    ],
    {},
    ['Belts from Acme and Best: 2 products.', 'Prices are given on request.'],
  ],
  [
    'limits before sections',
    [first, { ...second, restrictions: { states: ['NY'] } }],
    { sections: ['Web', 'Leather'] },
    [
      'Belts from Acme and Best: 2 products, $9.00 to $45.50.',
      'One of them does not ship to New York.',
      'Find them under Web and Leather.',
    ],
  ],
  [
    'no brand in the listing of a brand',
    [first, { ...first, price: 12 }],
    { name: 'Acme', isOfBrand: true },
    ['Acme: 2 products.', 'Prices run from $9.00 (Web Belt) to $12.00 (Web Belt).'],
  ],
  [
    'the prices of the variants of one product',
    [{ ...first, sizes: ['S', '3XL'], variants: [{ size: '3XL', price: 12 }] }],
    {},
    ['Belts: Acme Web Belt, $9.00 to $12.00.', 'Sizes: S, 3XL.'],
  ],
  [
    'the facts of a single product',
    [{ ...first, fabric: 'Nylon', available_colors: ['Black'] }],
    {},
    ['Belts: Acme Web Belt, $9.00.', 'Material: Nylon.', 'Colors: Black.'],
  ],
  ['the lack of products', [], {}, ['Belts: no products at the moment.']],
])('a listing has sentences about %s', (_, rows, more, sentences) => {
  expect(sentencesOf(rows, more)).toEqual(sentences);
});

test('three brands are named, and fewer in the shorter wordings', () => {
  const rows = ['A', 'B', 'C', 'D', 'E'].map((brand) => ({ ...first, brand }));
  expect(listingSentences(subject(rows))[0]).toEqual([
    'Belts from 5 brands, including A, B and C: 5 products.',
    'Belts from 5 brands, including A and B: 5 products.',
    'Belts from 5 brands, including A: 5 products.',
    'Belts from 5 brands: 5 products.',
  ]);
});

test('the second page names its products', () => {
  const rows = ['A', 'B', 'C', 'D', 'E'].map((name, index) => ({ ...first, name, price: index + 1 }));
  const sentences = pageSentences(subject(rows), { page: 2, pages: 3 }).map(([longest]) => longest);
  expect(sentences).toEqual(['Belts, page 2 of 3: A, B, C and 2 more, $1.00 to $5.00.', 'By Acme.']);
});

const NONE = {};
const limitsOf = (...limits: object[]) =>
  limitSentences(limits.map((restrictions) => productFrom(restrictions === NONE ? {} : { restrictions }))).map(
    ([longest]) => longest,
  );

test.each<[what: string, limits: object[], sentences: string[]]>([
  ['nothing without limits', [NONE, NONE], []],
  [
    'places that no product ships to',
    [{ states: ['NY', 'AK'] }, { states: ['NY'], cities: ['Reno, NV'] }],
    ['None of them ships to New York.'],
  ],
  [
    'the places of one product of several',
    [{ states: ['AK', 'CA', 'HI', 'NY', 'WI'] }, NONE],
    ['One of them does not ship to Alaska, California, Hawaii or 2 other places.'],
  ],
  [
    'the most frequent places of some products',
    [{ states: ['AK', 'NY'] }, { states: ['NY', 'WI'] }, NONE],
    ['Two of them do not ship to some places, including New York and Alaska.'],
  ],
  [
    'country and age',
    [{ usOnly: true, minimumAge: 18 }, { minimumAge: 21 }, NONE],
    ['One of them ships within the United States only.', 'Two of them have a minimum age of 18 or 21.'],
  ],
  [
    'country and age of all products',
    [
      { usOnly: true, minimumAge: 18 },
      { usOnly: true, minimumAge: 18 },
    ],
    ['All of them ship within the United States only.', 'Buyers must be 18 or older.'],
  ],
  [
    'digits for more than nine products',
    [...Array.from({ length: 10 }, () => ({ usOnly: true })), NONE],
    ['10 of them ship within the United States only.'],
  ],
])('limits as sentences: %s', (_, limits, sentences) => {
  expect(limitsOf(...limits)).toEqual(sentences);
});
