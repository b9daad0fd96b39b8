import fc from 'fast-check';
import { pluralizeSubcategory, subcategorySlug } from '@/lib/catalogue/subcategory';
import { productFrom } from '@/tests/fixtures/catalogue';
import { forAll } from '@/tests/fixtures/for-all';

const SUBCATEGORIES = [
  ['shirt', 'shirts', 'Shirts'],
  ['Shirt', 'shirts', 'Shirts'],
  ['Shirts', 'shirts', 'Shirts'],
  ['Jacket', 'jackets', 'Jackets'],
  ['Jackets', 'jackets', 'Jackets'],
  ['Pants', 'pants', 'Pants'],
  ['T-shirt', 't-shirts', 'T-shirts'],
  ['Boots', 'boots', 'Boots'],
  ['Tactical Boots', 'tactical-boots', 'Tactical Boots'],
  ['Tactical Vest', 'tactical-vests', 'Tactical Vests'],
  ['Tactical Vests', 'tactical-vests', 'Tactical Vests'],
  ['Key Rings', 'key-rings', 'Key Rings'],
  ['Guns', 'guns', 'Guns'],
  ['All Tactical Gear', 'all-tactical-gear', 'All Tactical Gear'],
  ['LED Flashlight', 'led-flashlights', 'LED Flashlights'],
  ['Spray', 'sprays', 'Sprays'],
  ['Caps', 'caps', 'Caps'],
  ['Belt', 'belts', 'Belts'],
  ['Belts', 'belts', 'Belts'],
  ['Chain Cuffs', 'chain-cuffs', 'Chain Cuffs'],
  ['Gloves', 'gloves', 'Gloves'],
  ['All accessories', 'all-accessories', 'All accessories'],
  ['Battery', 'batteries', 'Batteries'],
  ['Key', 'keys', 'Keys'],
  ['Watch', 'watches', 'Watches'],
  ['Brush', 'brushes', 'Brushes'],
  ['Dress', 'dresses', 'Dresses'],
  ['Glasses', 'glasses', 'Glasses'],
  ['Box', 'boxes', 'Boxes'],
  ['Duty Equipment', 'duty-equipment', 'Duty Equipment'],
  ['  Chain   Cuff ', 'chain-cuffs', 'Chain Cuffs'],
  ['Size 12', 'size-12', 'Size 12'],
  ['', '', ''],
  ['   ', '', ''],
] as const;

test.each(SUBCATEGORIES)('the subcategory %j has the address part %j', (name, slug) => {
  expect(subcategorySlug(name)).toBe(slug);
});

test.each(SUBCATEGORIES)('the subcategory %j has the name %j under its address', (name, _, shown) => {
  expect(pluralizeSubcategory(name)).toBe(shown);
});

test('a product of the subcategory shirt stands with those of Shirt (spec 3)', () => {
  const slugs = ['shirt', 'Shirt'].map((subcategory) => productFrom({ subcategory }).placements[0]?.subcategory?.slug);
  expect(slugs).toEqual(['shirts', 'shirts']);
});

test.each(['Page', 'page', 'Page!', 'Page.'])(
  'the subcategory %j does not take the address of numbered pages',
  (name) => {
    expect(subcategorySlug(name)).not.toBe('page');
  },
);

test('a name in another script gets an address part', () => {
  expect(subcategorySlug('手袋')).toMatch(/^[a-z0-9]+$/);
});

const words = fc.stringMatching(/^[A-Za-z]{1,12}( [A-Za-z]{1,12}){0,2}$/);

test('the plural of a plural is itself', () => {
  forAll(
    fc.property(fc.oneof(words, fc.string(), fc.string({ unit: 'grapheme' })), (name) => {
      expect(pluralizeSubcategory(pluralizeSubcategory(name))).toBe(pluralizeSubcategory(name));
    }),
  );
});

test('singular and plural have one address', () => {
  forAll(
    fc.property(words, (name) => {
      expect(subcategorySlug(pluralizeSubcategory(name))).toBe(subcategorySlug(name));
    }),
  );
});

test('upper and lower case have one address', () => {
  forAll(
    fc.property(words, (name) => {
      expect(subcategorySlug(name.toUpperCase())).toBe(subcategorySlug(name.toLowerCase()));
    }),
  );
});
