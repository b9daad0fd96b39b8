import { getProducts } from '@/lib/catalogue/load';
import { breadcrumbNode, serializeJsonLd } from '@/lib/seo/json-ld';
import { productNode } from '@/lib/seo/product-json-ld';
import { productFrom } from '@/tests/fixtures/catalogue';

jest.mock('server-only', () => ({}), { virtual: true });

const product = getProducts().find(({ price }) => price > 0);
if (!product) throw new Error('The catalogue has no priced product');

test('a text cannot end the script or open a comment', () => {
  const name = '</script><!-- \u2028 "quoted" \\';
  const text = serializeJsonLd(breadcrumbNode([{ name, href: '/' }]));
  expect(text).not.toContain('<');
  expect(JSON.parse(text).itemListElement[0].name).toBe(name);
});

test('a product has its price and neither stock nor rating', () => {
  const node = productNode({ ...product, price: 12.5, stock: 3, rating: 5 });
  expect(node).toMatchObject({ offers: { price: 12.5, priceCurrency: 'USD' } });
  expect(JSON.stringify(node)).not.toMatch(/availability|rating|review/i);
});

test('a product without a price has no structured data', () => {
  expect(productNode({ ...product, price: 0 })).toBeUndefined();
});

test('the URL of a picture on another host stays, and a path becomes absolute', () => {
  const image = (src: string) => JSON.parse(JSON.stringify(productNode({ ...product, images: [{ src }] }))).image[0];
  expect(image('https://b.example/a.jpg')).toBe('https://b.example/a.jpg');
  expect(image('/uploads/a.jpg')).toMatch(/^http.*\/uploads\/a\.jpg$/);
});

test('a product has brand, number, colors, sizes, material and other specifications', () => {
  const facts = {
    model: 'S-1',
    colors: ['Black', 'Navy'],
    sizes: ['S', 'M'],
    fabric: 'Cotton',
    features: ['Weight: 2 lb'],
  };
  expect(JSON.parse(JSON.stringify(productNode(productFrom(facts))))).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Plain Shirt',
    description: 'A shirt.',
    brand: { '@type': 'Brand', name: 'Acme' },
    sku: 'S-1',
    mpn: 'S-1',
    color: ['Black', 'Navy'],
    size: ['S', 'M'],
    material: 'Cotton',
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Weight', value: '2 lb' }],
  });
});
