import { JsonLd } from '@/components/ui/json-ld';
import { money } from '@/lib/money';
import { breadcrumbNode } from '@/lib/seo/json-ld';
import { productNode } from '@/lib/seo/product-json-ld';
import { productFrom, type RawRow } from '@/tests/fixtures/catalogue';

jest.mock('server-only', () => ({}), { virtual: true });

const nodeOf = (fields: RawRow) => JSON.parse(JSON.stringify(productNode(productFrom(fields)) ?? null));
const SCHEMA = 'https://schema.org/';
const GTIN = '00844802120456';
const SHIRT = {
  model: '72175',
  price: 75,
  available_colors: ['Black', 'Khaki'],
  sizes: ['S', '3XL'],
  options: [{ name: 'Hand', values: ['Right', 'Left'] }],
  fabric: 'Cotton',
};

test('a product with varying combinations is a group with shared properties and a node for each combination', () => {
  const variants = [
    { size: '3XL', price: 82 },
    { color: 'Black', size: '3XL', number: '72175-019-3XL', barcode: GTIN, stock: 4, oldPrice: 90 },
    { color: 'Khaki', size: 'S', stock: 0, image_links: ['https://b.example/khaki.jpg', 'https://b.example/2.jpg'] },
    { color: 'Khaki', size: '3XL', made: false },
  ];
  const node = nodeOf({ ...SHIRT, variants });
  const url = node.url as string;
  const variant = (color: string, size: string, fields: object, offer: object) => ({
    ...{ '@type': 'Product', name: `Plain Shirt, size ${size}, ${color}`, color, size, ...fields },
    offers: { '@type': 'Offer', priceCurrency: money.code, url: `${url}?color=${color}&size=${size}`, ...offer },
  });
  expect(node).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    name: 'Plain Shirt',
    image: ['https://b.example/khaki.jpg', 'https://b.example/2.jpg'],
    description: 'A shirt.',
    brand: { '@type': 'Brand', name: 'Acme' },
    productGroupID: 'test-101',
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    category: 'Clothing',
    material: 'Cotton',
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Hand', value: 'Right, Left' }],
    url: expect.stringMatching(/\/products\/test-101\/$/),
    hasVariant: [
      variant('Black', 'S', { sku: '72175 Black S', mpn: '72175' }, { price: 75 }),
      variant('Black', '3XL', { sku: '72175-019-3XL', gtin: GTIN }, { price: 82, availability: `${SCHEMA}InStock` }),
      variant(
        'Khaki',
        'S',
        { sku: '72175 Khaki S', mpn: '72175', image: 'https://b.example/khaki.jpg' },
        { price: 75, availability: `${SCHEMA}OutOfStock` },
      ),
    ],
  });
});

test('an option without a schema.org property is an additional property, and variants do not vary by it', () => {
  const { variesBy, color, size, hasVariant } = nodeOf({
    ...SHIRT,
    variants: [{ options: { Hand: 'Left' }, price: 80 }],
  });
  expect([variesBy, color, size]).toEqual([undefined, ['Black', 'Khaki'], ['S', '3XL']]);
  expect(hasVariant).toMatchObject([
    { additionalProperty: [{ name: 'Hand', value: 'Right' }], offers: { price: 75 } },
    { additionalProperty: [{ name: 'Hand', value: 'Left' }], offers: { price: 80 } },
  ]);
});

test('a size with two measures is one text with their names', () => {
  const { hasVariant, variesBy } = nodeOf({
    sizes: { waist: [34, 44], length: [30] },
    variants: [{ size: { waist: 44, length: 30 }, price: 89 }],
  });
  expect(variesBy).toEqual(['https://schema.org/size']);
  expect(hasVariant.map(({ size }: { size: string }) => size)).toEqual(['Waist 34, Length 30', 'Waist 44, Length 30']);
});

test('combinations without a price are skipped, and a product without any price has no structured data', () => {
  expect(nodeOf({ ...SHIRT, price: 0, variants: [{ size: '3XL', price: 82 }] }).hasVariant).toHaveLength(1);
  expect(nodeOf({ ...SHIRT, variants: [{ price: 0 }] })).toBeNull();
});

test('a variant without values applies to the product; a barcode with a wrong check digit is not a GTIN', () => {
  const variant = (barcode: string) =>
    nodeOf({ ...SHIRT, variants: [{ number: 'X-1', barcode, price: 82, stock: 0 }] });
  expect(variant(GTIN)).toMatchObject({
    '@type': 'Product',
    sku: 'X-1',
    mpn: 'X-1',
    gtin: GTIN,
    offers: { '@type': 'Offer', price: 82, availability: 'https://schema.org/OutOfStock' },
  });
  expect(variant('00844802120457')).not.toHaveProperty('gtin');
});

const labels = (count: number) => Array.from({ length: count }, (_, index) => `Fit ${index + 1}`);

test('60 combinations are listed; for more there are only the lowest and the highest price', () => {
  const shirt = (count: number) => ({
    price: 75,
    sizes: labels(count),
    variants: [
      { size: 'Fit 1', price: 99 },
      { size: 'Fit 3', price: 60 },
    ],
  });
  expect(nodeOf(shirt(60)).hasVariant).toHaveLength(60);
  const { hasVariant, offers, size } = nodeOf(shirt(61));
  expect([hasVariant, size.length]).toEqual([undefined, 61]);
  const prices = { lowPrice: 60, highPrice: 99, priceCurrency: money.code, offerCount: 61 };
  expect(offers).toEqual({ '@type': 'AggregateOffer', ...prices });
});

test('a text cannot end the script or open a comment', () => {
  const name = '</script><!-- \u2028 "quoted" \\';
  const text = JsonLd({ node: breadcrumbNode([{ name, href: '/' }]) }).props.dangerouslySetInnerHTML.__html;
  expect(text).not.toContain('<');
  expect(JSON.parse(text).itemListElement[0].name).toBe(name);
});

test('a product without variants has its price and facts, but neither stock nor rating', () => {
  const facts = {
    model: 'S-1',
    colors: ['Black', 'Navy'],
    sizes: ['S', 'M'],
    fabric: 'Cotton',
    features: ['Weight: 2 lb'],
    price: 12.5,
    stock: 3,
    rating: 5,
  };
  const node = nodeOf(facts);
  expect(node).toMatchObject({
    '@type': 'Product',
    brand: { '@type': 'Brand', name: 'Acme' },
    sku: 'S-1',
    mpn: 'S-1',
    color: ['Black', 'Navy'],
    size: ['S', 'M'],
    material: 'Cotton',
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Weight', value: '2 lb' }],
    offers: { price: 12.5 },
  });
  expect(JSON.stringify(node)).not.toMatch(/availability|rating|review/i);
});
