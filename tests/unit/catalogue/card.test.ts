import { toCard } from '@/lib/catalogue/card';
import { parseCatalogue } from '@/lib/catalogue/parse';
import { FILE, productFrom, productsFrom, rawCatalogue, row } from '@/tests/fixtures/catalogue';

test('the card of a minimal product has only the required fields', () => {
  expect(toCard(productFrom())).toStrictEqual({
    id: 'test-101',
    name: 'Plain Shirt',
    brand: 'Acme',
    price: 10,
    category: 'clothing',
    images: [],
    colors: [],
  });
});

test.each([
  ['model', { model: 'VTS-1' }, 'VTS-1'],
  ['oldPrice', { oldPrice: 12 }, 12],
  ['alt', { image_links: [{ src: '/a.svg', alt: 'The back' }, '/b.svg'] }, 'The back'],
  ['sizes', { sizes: ['L', 'S'] }, 'S–L'],
  ['minimumAge', { restrictions: { minimumAge: 18 } }, 18],
  ['places', { restrictions: { states: ['NY', 'AK'], cities: ['Portland OR'] } }, 3],
] as const)('a card has the %s of its product', (field, fields, value) => {
  expect(toCard(productFrom(fields))[field]).toBe(value);
});

test('a card has the lowest price of the available variants, and the unavailable colors', () => {
  const variants = [
    { color: 'Navy', stock: 0 },
    { color: 'Tan', made: false },
    { color: 'Tan', size: 'S', price: 5 },
    { size: '3XL', price: 82 },
    { color: 'Black', size: 'S', stock: 0 },
  ];
  const { price, isFrom, unsold } = toCard(
    productFrom({ colors: ['Black', 'Navy', 'Tan'], sizes: ['S', '3XL'], variants }),
  );
  expect({ price, isFrom, unsold }).toEqual({
    price: 10,
    isFrom: true,
    unsold: { Navy: 'sold out', Tan: 'not available' },
  });
});

test('a card has the first two pictures: the second replaces the first if that fails to load', () => {
  const copies = [{ file: 'a.webp', type: 'image/webp', width: 300 }];
  const [first, ...others] = productFrom({ image_links: ['/a.webp', '/b.svg', '/c.svg'] }).images;
  const images = [...(first ? [{ ...first, copies }] : []), ...others];
  expect(toCard({ ...productFrom(), images }).images).toEqual([{ src: '/a.webp', copies }, '/b.svg']);
});

test('the category of a card is the group that lists the product', () => {
  const groups = rawCatalogue({ badges: [row({ category: 'accessories' })] });
  expect(productsFrom(parseCatalogue(groups, FILE)).map((product) => toCard(product).category)).toEqual(['badges']);
});
