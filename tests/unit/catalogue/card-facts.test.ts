import { cardFacts } from '@/lib/catalogue/card';
import { formatSpec } from '@/lib/catalogue/specs';
import { productFrom, type RawRow } from '@/tests/fixtures/catalogue';

jest.mock('@data/categories.json', () => [
  {
    key: 'clothing',
    cardFacts: ['Pockets', 'Collar', 'Material', 'Fit'],
    subcategoryCardFacts: { shirts: ['Fit', 'Pockets'], socks: [] },
  },
  { key: 'footwear' },
]);

const factsOf = (fields: RawRow) => cardFacts(productFrom(fields)).map(formatSpec);

const features = ['Fit: loose', 'Washable', 'Collar: two-way', 'Pockets: 4 button-flap'];

const long = `Pockets: ${'4 with flap, '.repeat(4)}`;

test.each<[fact: string, fields: RawRow, facts: string[]]>([
  ['the first two labels of the list', { features }, ['Pockets: 4 button-flap', 'Collar: two-way']],
  ['the order of the list', { features: ['Fit: loose', 'Collar: two-way'] }, ['Collar: two-way', 'Fit: loose']],
  ['labels of fields', { features: ['Fit: loose'], fabric: 'Wool' }, ['Material: Wool', 'Fit: loose']],
  ['the list of a subcategory', { features, subcategory: 'Shirt' }, ['Fit: loose', 'Pockets: 4 button-flap']],
  ['an empty list of a subcategory', { features, subcategory: 'Socks' }, []],
  [
    'the list of the category if a subcategory has none',
    { features, subcategory: 'Coats' },
    ['Pockets: 4 button-flap', 'Collar: two-way'],
  ],
  [
    'labels in any case, as the product spells them',
    { features: ['POCKETS: 2', 'collar: mandarin'] },
    ['POCKETS: 2', 'collar: mandarin'],
  ],
  ['the first line with a label', { features: ['Pockets: 2', 'Pockets: 1'] }, ['Pockets: 2']],
  ['no fact that is too long', { features: [long, 'Fit: loose'] }, ['Fit: loose']],
  ['nothing without these labels', { features: ['Washable'] }, []],
  ['nothing in a category without a list', { category: 'footwear', features }, []],
])('a card has %s', (_, fields, facts) => {
  expect(factsOf(fields)).toEqual(facts);
});
