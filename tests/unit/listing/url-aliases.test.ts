import { getCategories } from '@/lib/catalogue/load';
import { listingUrlAliases } from '@/lib/listing/url-aliases';

const spellings = listingUrlAliases().map((one) => ({ ...one, matcher: new RegExp(`^/${one.pattern}/?$`, 'iu') }));
const pages = spellings.map(({ path }) => path);
const meant = (written: string) => spellings.find(({ matcher }) => matcher.test(decodeURIComponent(written)))?.path;

test('every category and subcategory has its spellings', () => {
  const all = getCategories().flatMap(({ subcategories }) => [1, ...subcategories]);
  expect([spellings.length, new Set(pages).size]).toEqual([all.length, all.length]);
});

test.each([
  ['/clothing/jacket/', '/clothing/jackets/'],
  ['/CLOTHING/Jackets', '/clothing/jackets/'],
  ['/Clothing/', '/clothing/'],
  ['/tactical-gear/led-flashlight/', '/tactical-gears/led-flashlights/'],
  ['/tactical_gear/LED%20Flashlight', '/tactical-gears/led-flashlights/'],
  ['/Tactical-Gears/ledflashlights/', '/tactical-gears/led-flashlights/'],
  ['/tactical-gears/key_ring', '/tactical-gears/key-rings/'],
  ['/tactical-gears/Spray', '/tactical-gears/sprays/'],
  ['/Duty%20Gear/', '/duty/'],
  ['/badge/', '/badges/'],
  ['/badges-and-holders/', '/badges/'],
  ['/clothing/hats/', undefined],
  ['/clothings-of-ours/', undefined],
  ['/clothing/jackets/extra/', undefined],
  ['/products/', undefined],
])('%s is %s', (written, page) => {
  expect(meant(written)).toBe(page);
});

test('every page is its own spelling, and none is the other address of another', () => {
  expect(pages.map(meant)).toEqual(pages);
  const others = spellings.flatMap(({ aliases: own }) => own.map((other) => `${other}/`));
  expect(others.filter((other) => pages.includes(other))).toEqual([]);
  expect(new Set(others).size).toBe(others.length);
});
