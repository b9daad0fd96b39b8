import fc from 'fast-check';
import { pluralizeSubcategory, subcategorySlug } from '@/lib/catalogue/categories/subcategory';
import { forAll } from '@/tests/fixtures/for-all';

const SUBCATEGORIES = [
  ['shirt', 'shirts', 'Shirts'],
  ['Shirt', 'shirts', 'Shirts'],
  ['Pants', 'pants', 'Pants'],
  ['T-shirt', 't-shirts', 'T-shirts'],
  ['Key Rings', 'key-rings', 'Key Rings'],
  ['All Tactical Gear', 'all-tactical-gear', 'All Tactical Gear'],
  ['LED Flashlight', 'led-flashlights', 'LED Flashlights'],
  ['Spray', 'sprays', 'Sprays'],
  ['Battery', 'batteries', 'Batteries'],
  ['Pocket knife', 'pocket-knives', 'Pocket knives'],
  ['Women', 'women', 'Women'],
  ['Headwear', 'headwear', 'Headwear'],
  ['Watch', 'watches', 'Watches'],
  ['Glasses', 'glasses', 'Glasses'],
  ['  Chain   Cuff ', 'chain-cuffs', 'Chain Cuffs'],
  ['', '', ''],
] as const;

test.each(SUBCATEGORIES)('the subcategory %j has the slug %j and the name %j', (name, slug, plural) => {
  expect([subcategorySlug(name), pluralizeSubcategory(name)]).toEqual([slug, plural]);
});

test.each(['Page', 'page', 'Page!', 'Page.'])(
  'the subcategory %j does not get the reserved slug of numbered pages',
  (name) => {
    expect(subcategorySlug(name)).not.toBe('page');
  },
);

test('a name in another script gets a slug', () => {
  expect(subcategorySlug('手袋')).toMatch(/^[a-z0-9]+$/);
});

const words = fc.stringMatching(/^[A-Za-z]{1,12}( [A-Za-z]{1,12}){0,2}$/);

test('singular, plural, upper and lower case have one slug', () => {
  forAll(
    fc.property(words, (name) => {
      const slugs = [name, pluralizeSubcategory(name), name.toUpperCase(), name.toLowerCase()].map(subcategorySlug);
      expect([slugs[1], slugs[3]]).toEqual([slugs[0], slugs[2]]);
    }),
  );
});
