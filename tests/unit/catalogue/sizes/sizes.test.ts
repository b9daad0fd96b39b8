import fc from 'fast-check';
import { type Sizes, sizeKey, sortSizes, summarizeSizes } from '@/lib/catalogue/sizes/sizes';
import { listSizes } from '@/lib/catalogue/variants/offer';
import { forAll } from '@/tests/fixtures/for-all';

const ORDER = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL', '6XL', '7XL'];

describe('the order of sizes', () => {
  test('alpha sizes are in the order XS to 7XL', () => {
    forAll(
      fc.property(fc.shuffledSubarray(ORDER), (sizes) => {
        expect(sortSizes(sizes)).toEqual(ORDER.filter((size) => sizes.includes(size)));
      }),
    );
  });

  test.each([
    ['2X', 'XL', '3XL'],
    ['2XL', 'XL', '3XL'],
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
});

const SUMMARIES: [Sizes, string | undefined, [string, string][]][] = [
  [{ system: 'none' }, undefined, []],
  [{ system: 'alpha', labels: ['S', 'M', '5X'] }, 'S–5X', [['Sizes', 'S, M, 5X']]],
  [{ system: 'alpha', labels: ['One Size'] }, 'One Size', [['Sizes', 'One Size']]],
  [{ system: 'numeric', labels: ['28', '30'] }, '28–30', [['Sizes', '28, 30']]],
  [{ system: 'waist-length', waists: ['28'], lengths: [] }, 'Waist 28', [['Waist, inches', '28']]],
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
