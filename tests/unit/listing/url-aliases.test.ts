import { getCategories } from '@/lib/catalogue/load';
import { listingUrlAliases } from '@/lib/listing/url-aliases';

const listings = listingUrlAliases().map((listing) => ({
  ...listing,
  matcher: new RegExp(`^/${listing.pattern}/?$`, 'iu'),
}));
const paths = listings.map(({ path }) => path);
const resolve = (address: string) => listings.find(({ matcher }) => matcher.test(decodeURIComponent(address)))?.path;

test('every category and subcategory has aliases', () => {
  const all = getCategories().flatMap(({ subcategories }) => [1, ...subcategories]);
  expect([listings.length, new Set(paths).size]).toEqual([all.length, all.length]);
});

test.each([
  ['/clothing/jacket/', '/clothing/jackets/'],
  ['/CLOTHING/Jackets', '/clothing/jackets/'],
  ['/tactical-gear/led-flashlight/', '/tactical-gears/led-flashlights/'],
  ['/tactical_gear/LED%20Flashlight', '/tactical-gears/led-flashlights/'],
  ['/tactical-gears/key_ring', '/tactical-gears/key-rings/'],
  ['/Duty%20Gear/', '/duty/'],
  ['/badge/', '/badges/'],
  ['/badges-and-holders/', '/badges/'],
  ['/clothing/hats/', undefined],
  ['/clothings-of-ours/', undefined],
  ['/clothing/jackets/extra/', undefined],
])('%s is an alias of %s', (address, path) => {
  expect(resolve(address)).toBe(path);
});

test('every page matches its own pattern, and no alias is a page or the alias of another page', () => {
  expect(paths.map(resolve)).toEqual(paths);
  const aliases = listings.flatMap((listing) => listing.aliases.map((alias) => `${alias}/`));
  expect(aliases.filter((alias) => paths.includes(alias))).toEqual([]);
  expect(new Set(aliases).size).toBe(aliases.length);
});
