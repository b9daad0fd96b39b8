import fc from 'fast-check';
import { listSizes } from '@/lib/catalogue/sizes/size-controls';
import { sizeKey } from '@/lib/catalogue/sizes/size-key';
import { type Sizes, sortSizes } from '@/lib/catalogue/sizes/sizes';
import { summarizeSizes } from '@/lib/catalogue/sizes/summarize-sizes';
import { problemsIn, productFrom } from '@/tests/fixtures/catalogue';
import { forAll } from '@/tests/fixtures/for-all';

const ORDER = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL', '6XL', '7XL'];
const SHOES = ['7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '11.5', '12', '13', '14', '15'];

describe('the three fields of sizes', () => {
  test.each(['available_sizes', 'size', 'sizes'])('%s', (field) => {
    expect(productFrom({ [field]: ['M', 'S'] }).sizes).toEqual({ system: 'alpha', labels: ['S', 'M'] });
  });

  test.each([
    ['available_sizes', 'size'],
    ['available_sizes', 'sizes'],
    ['size', 'sizes'],
  ])('%s and %s at once are refused', (first, second) => {
    expect(problemsIn({ [first]: ['S'], [second]: ['S'] })).toEqual([
      `${second}: repeats ${first}; use only one of these fields for sizes`,
    ]);
  });

  test('a product without these fields has no sizes', () => {
    expect(productFrom().sizes).toEqual({ system: 'none' });
  });
});

describe('the three shapes of sizes', () => {
  test.each<[string, unknown, string, Sizes]>([
    ['a list of letters', ['L', 'S', 'M'], 'clothing', { system: 'alpha', labels: ['S', 'M', 'L'] }],
    ['a list of numbers in footwear', [10, 9.5, '9'], 'footwear', { system: 'shoe', labels: ['9', '9.5', '10'] }],
    ['a list of numbers elsewhere', [10, 9.5, '9'], 'duty', { system: 'numeric', labels: ['9', '9.5', '10'] }],
    ['a list of both', [36, 'L', 34, 'S'], 'clothing', { system: 'alpha', labels: ['S', 'L', '34', '36'] }],
    ['letters in footwear', ['L', 'S'], 'footwear', { system: 'alpha', labels: ['S', 'L'] }],
    ['one size', ['One Size'], 'accessories', { system: 'alpha', labels: ['One Size'] }],
    ['an empty list', [], 'clothing', { system: 'none' }],
    [
      'waist and length',
      { waist: [32, 28, 30], length: ['Unhemmed', 32, 30] },
      'clothing',
      { system: 'waist-length', waists: ['28', '30', '32'], lengths: ['30', '32', 'Unhemmed'] },
    ],
    [
      'men and sleeve',
      { men: ['2X', 'S', 'M'], sleeve_lengths_in: [35, 33] },
      'clothing',
      { system: 'men-sleeve', men: ['S', 'M', 'XXL'], sleeves: ['33', '35'] },
    ],
  ])('%s', (_, sizes, category, model) => {
    expect(productFrom({ sizes, category }).sizes).toEqual(model);
  });

  test.each([
    ['a text', 'S, M, L'],
    ['a number', 10],
    ['null', null],
    ['waist without length', { waist: [30] }],
    ['length without waist', { length: [30] }],
    ['waist and men', { waist: [30], men: ['S'] }],
    ['a further field', { waist: [30], length: [30], inseam: [30] }],
    ['a waist that is not a list', { waist: 30, length: [30] }],
    ['an empty label', ['S', '']],
    ['a blank label', ['S', '  ']],
    ['a label of 41 characters', ['a'.repeat(41)]],
    ['a null among the labels', ['S', null]],
    ['101 labels', Array.from({ length: 101 }, (_, index) => index)],
  ])('%s is refused', (_, sizes) => {
    expect(problemsIn({ sizes })).toEqual([expect.stringMatching(/^sizes(?:\[\d+\])?: \S/)]);
  });

  test('the problem lists the valid shapes; spaces around labels are ignored', () => {
    expect(problemsIn({ sizes: 'S, M, L' })).toEqual([
      'sizes: must be a list of sizes, or { waist, length }, or { men, sleeve_lengths_in }, each a list',
    ]);
    expect(productFrom({ sizes: [' S ', 'M'] }).sizes).toEqual({ system: 'alpha', labels: ['S', 'M'] });
  });
});

test('a length list without labels shows no empty control', () => {
  const { sizes } = productFrom({ sizes: { waist: [30, 32], length: [] } });
  expect(listSizes(sizes)).toEqual([{ label: 'Waist, inches', value: '30, 32' }]);
});

describe('the order of sizes', () => {
  test('alpha sizes are in the order of the specification', () => {
    forAll(
      fc.property(fc.shuffledSubarray(ORDER), (sizes) => {
        expect(sortSizes(sizes)).toEqual(ORDER.filter((size) => sizes.includes(size)));
      }),
    );
  });

  test.each([
    ['2X', 'XL', '3XL'],
    ['2XL', 'XL', '3XL'],
    ['3X', 'XXL', '4XL'],
    ['4X', '3XL', '5XL'],
    ['5X', '4XL', '6XL'],
    ['6X', '5XL', '7XL'],
  ])('%s is between %s and %s', (size, below, above) => {
    expect(sortSizes([above, size, below])).toEqual([below, size, above]);
  });

  test('lower case is sorted like upper case and keeps its spelling', () => {
    expect(sortSizes(['xl', 's', 'M'])).toEqual(['s', 'M', 'xl']);
  });

  test('alpha sizes are before numbers; other labels are last, in the given order', () => {
    expect(sortSizes(['Unhemmed', '30', 'One Size', 'S', '28'])).toEqual(['S', '28', '30', 'Unhemmed', 'One Size']);
  });

  test('sorting does not add or remove labels', () => {
    forAll(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...ORDER, ...SHOES), fc.string())), (labels) => {
        expect(new Set(sortSizes(labels))).toEqual(new Set(labels));
      }),
    );
  });
});

const SUMMARIES: [Sizes, string | undefined, [string, string][]][] = [
  [{ system: 'none' }, undefined, []],
  [{ system: 'alpha', labels: ['S', 'M', '5X'] }, 'S–5X', [['Sizes', 'S, M, 5X']]],
  [{ system: 'alpha', labels: ['One Size'] }, 'One Size', [['Sizes', 'One Size']]],
  [{ system: 'numeric', labels: ['28', '30'] }, '28–30', [['Sizes', '28, 30']]],
  [{ system: 'shoe', labels: ['7', '7.5', '15'] }, 'US 7–15', [["Sizes, US men's", '7, 7.5, 15']]],
  [
    { system: 'waist-length', waists: ['28', '44'], lengths: ['30', 'Unhemmed'] },
    'Waist 28–44',
    [
      ['Waist, inches', '28, 44'],
      ['Length, inches', '30, Unhemmed'],
    ],
  ],
  [
    { system: 'men-sleeve', men: ['S', '2X'], sleeves: ['33', '35'] },
    'S–2X, sleeve 33–35',
    [
      ['Sizes', 'S, 2X'],
      ['Sleeve, inches', '33, 35'],
    ],
  ],
];

test.each(SUMMARIES)('%j is summarized as %j and listed for the specification table', (sizes, summary, facts) => {
  expect(summarizeSizes(sizes)).toBe(summary);
  expect(listSizes(sizes)).toEqual(facts.map(([label, value]) => ({ label, value })));
});

test('sizes get their standard labels', () => {
  const { sizes } = productFrom({ sizes: ['S', 'xl', '2X', '3X', '4XL', 'One Size'] });
  expect(sizes).toEqual({ system: 'alpha', labels: ['S', 'XL', 'XXL', '3XL', '4XL', 'One Size'] });
});

test.each([
  ['XXL', ['2xl', '2XL', '2X', 'xx-large', '2X Large']],
  ['XL', ['xl', 'X-Large', 'extra large']],
  ['S', ['small', 'SMALL', ' s ']],
  ['10.5', ['10½', '10 1/2', '10,5', '10.50', 'US 10.5']],
  ['34', ['34 in', '34"', '34 inches', '34.0']],
  ['ONESIZE', ['One Size', 'one-size']],
])('all spellings of %s have the same key', (key, spellings) => {
  expect(spellings.map(sizeKey)).toEqual(spellings.map(() => key));
});
