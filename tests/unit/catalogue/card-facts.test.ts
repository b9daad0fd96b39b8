import { cardFacts } from '@/lib/catalogue/card-facts';
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

test('the first two labels that the product has are shown, in the order of the list', () => {
  expect(factsOf({ features })).toEqual(['Pockets: 4 button-flap', 'Collar: two-way']);
  expect(factsOf({ features: ['Fit: loose', 'Collar: two-way'] })).toEqual(['Collar: two-way', 'Fit: loose']);
});

test('a label can be that of a field in the fact sheet', () => {
  expect(factsOf({ features: ['Fit: loose'], fabric: '100% cotton' })).toEqual(['Material: 100% cotton', 'Fit: loose']);
});

test('the list of a subcategory replaces that of its category, also an empty one', () => {
  expect(factsOf({ features, subcategory: 'Shirt' })).toEqual(['Fit: loose', 'Pockets: 4 button-flap']);
  expect(factsOf({ features, subcategory: 'Socks' })).toEqual([]);
  expect(factsOf({ features, subcategory: 'Coats' })).toEqual(['Pockets: 4 button-flap', 'Collar: two-way']);
});

test('labels are case-insensitive; the card shows the spelling of the product', () => {
  expect(factsOf({ features: ['POCKETS: 2', 'collar: mandarin'] })).toEqual(['POCKETS: 2', 'collar: mandarin']);
});

test('the first of two lines with the same label is shown', () => {
  expect(factsOf({ features: ['Pockets: 2 chest', 'Pockets: 1 sleeve'] })).toEqual(['Pockets: 2 chest']);
});

test('a fact that is too long for a card is skipped', () => {
  const long = `Pockets: ${'4 with flap, '.repeat(4)}`;
  expect(factsOf({ features: [long, 'Collar: two-way', 'Fit: loose'] })).toEqual(['Collar: two-way', 'Fit: loose']);
});

test('a product without these labels, and one of a category without a list, have no facts', () => {
  expect(factsOf({ features: ['Washable'] })).toEqual([]);
  expect(factsOf({ category: 'footwear', features })).toEqual([]);
});
