import { toCard } from '@/lib/catalogue/card';
import { parseCatalogue } from '@/lib/catalogue/parse';
import { FILE, plainProductsOf, productFrom, rawCatalogue, row } from '@/tests/fixtures/catalogue';

test('the card of a product without extras has nothing but the facts', () => {
  expect(toCard(productFrom())).toEqual({
    id: 'test-101',
    name: 'Plain Shirt',
    brand: 'Acme',
    price: 10,
    category: 'clothing',
    images: [],
    colors: [],
  });
});

test('absent facts are left out of the card, not undefined', () => {
  expect(Object.values(toCard(productFrom())).filter((value) => value === undefined)).toEqual([]);
});

test.each([
  ['model', { model: 'VTS-1' }, 'VTS-1'],
  ['oldPrice', { oldPrice: 12 }, 12],
  ['sizes', { sizes: ['L', 'S'] }, 'S–L'],
  ['minimumAge', { restrictions: { minimumAge: 18 } }, 18],
  ['places', { restrictions: { states: ['NY', 'AK'], cities: ['Portland OR'] } }, 3],
] as const)('a card has the %s of its product', (field, fields, value) => {
  expect(toCard(productFrom(fields))[field]).toBe(value);
});

test('a card has the lowest price of what is made, and names colors that cannot be had', () => {
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
  expect({ price, isFrom, unsold }).toEqual({ price: 10, isFrom: true, unsold: { Navy: 'sold out', Tan: 'not made' } });
});

const drawings = ['/artwork/c.svg', '/artwork/d.svg'].map((image) => ({ image }));

test('a card has one drawing', () => {
  expect(toCard({ ...productFrom(), drawings }).images).toEqual(['/artwork/c.svg']);
});

test('a card has one picture that the site itself serves', () => {
  const image_links = ['/uploads/a.webp', '/uploads/b.webp'];
  expect(toCard({ ...productFrom({ image_links }), drawings }).images).toEqual(['/uploads/a.webp']);
});

test('a card has another picture and a drawing behind a photograph, which may fail', () => {
  const image_links = ['a', 'b', 'c'].map((name) => `https://example.com/${name}.jpg`);
  const card = toCard({ ...productFrom({ image_links }), drawings });
  expect(card.images).toEqual([...image_links.slice(0, 2), '/artwork/c.svg']);
});

test('the category of a card is the group that lists the product', () => {
  const groups = rawCatalogue({ badges: [row({ category: 'accessories' })] });
  expect(plainProductsOf(parseCatalogue(groups, FILE)).map((product) => toCard(product).category)).toEqual(['badges']);
});
