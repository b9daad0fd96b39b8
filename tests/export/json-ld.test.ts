import { CATEGORIES } from '@/lib/catalogue/categories';
import { formatPrice } from '@/lib/catalogue/price';
import { priceSpan } from '@/lib/catalogue/variants/price-span';
import { money } from '@/lib/money';
import { canonicalOf } from './checks';
import { products } from './expected';
import { parseHtml } from './html';
import { blockFaults, blocksOf, breadcrumbFaults, type Node, nodesOf, richResultErrors } from './json-ld';
import { productFaults } from './product-node';
import { basePath, faultsOf, getPage, isProduct, isStorefront, pages, siteUrl } from './site';

const SLUGS = CATEGORIES.map(({ slug }) => slug).join('|');
const CATEGORY = new RegExp(`^/(?:category/[^/]+|${SLUGS})/(?:[^/]+/)?(?:page/\\d+/)?$`);
const withCrumbs = pages.filter((page) => isProduct(page) || CATEGORY.test(page.path));
const pageOf = (html: string) => ({ elements: parseHtml(html) });
const PRODUCTS = ['Product', 'ProductGroup'];
const block = (text: string) => `<script type="application/ld+json">${text}</script>`;

/** The prices that a node tells: that of its offer, those of a range, and those of the variants of a group. */
function pricesIn({ offers, hasVariant = [] }: Node): number[] {
  const { price, lowPrice, highPrice } = (offers ?? {}) as Record<string, number | undefined>;
  return [
    ...[price, lowPrice, highPrice].filter((each) => each !== undefined),
    ...(hasVariant as Node[]).flatMap(pricesIn),
  ];
}

test('every block of JSON-LD parses, has a type, and says nothing that this store may not say', () => {
  expect(faultsOf(pages, (page) => blocksOf(page).flatMap(blockFaults))).toEqual([]);
});

test('every priced product is told to search engines once, with all that its page says of it', () => {
  const faults = products
    .filter((product) => priceSpan(product).price > 0)
    .flatMap((product) => {
      const page = getPage(`/products/${product.id}/`);
      const url = `${siteUrl}${basePath}${page.path}`;
      return productFaults(page, product, url).map((fault) => `${page.path}: ${fault}`);
    });
  expect(faults).toEqual([]);
});

test('the price told to search engines is the one that the page shows', () => {
  const faults = faultsOf(pages.filter(isProduct), (page) =>
    [...new Set(PRODUCTS.flatMap((type) => nodesOf(page, type)).flatMap(pricesIn))].flatMap((price) => {
      const text = formatPrice(price);
      return price > 0 && page.html.includes(text) ? [] : [`shows no ${text}`];
    }),
  );
  expect(faults).toEqual([]);
});

test('no product without a price, and no page but that of a product, has a Product node', () => {
  const unpriced = products
    .filter((product) => priceSpan(product).price === 0)
    .map(({ id }) => getPage(`/products/${id}/`));
  const others = [...unpriced, ...pages.filter((page) => !isProduct(page))];
  const told = (page: (typeof pages)[number]) => PRODUCTS.flatMap((type) => nodesOf(page, type));
  expect(faultsOf(others, (page) => told(page).map(({ name }) => `a Product ${name}`))).toEqual([]);
});

test('every product, category and subcategory tells its visible breadcrumb', () => {
  expect(withCrumbs.length).toBeGreaterThan(products.length);
  const faults = faultsOf(withCrumbs, (page) =>
    breadcrumbFaults(page, { siteUrl, basePath, canonical: canonicalOf(page) ?? '' }),
  );
  expect(faults).toEqual([]);
});

test('the home page, and no other, tells who the store is', () => {
  const told = (page: (typeof pages)[number]) => ['Organization', 'WebSite'].flatMap((type) => nodesOf(page, type));
  const url = `${siteUrl}${basePath}/`;
  expect(told(getPage('/')).map((node: Node) => [node['@type'], node.url])).toEqual([
    ['Organization', url],
    ['WebSite', url],
  ]);
  const others = pages.filter(({ path }) => path !== '/');
  expect(faultsOf(others, (page) => told(page).map((node) => `a node ${node['@type']}`))).toEqual([]);
});

test('a validator of rich results finds no error on any page', async () => {
  const checked = pages.filter(isStorefront);
  const errors = new Map(await Promise.all(checked.map(async (page) => [page, await richResultErrors(page)] as const)));
  expect(faultsOf(checked, (page) => errors.get(page) ?? ['has not been checked'])).toEqual([]);
});

test.each([
  ['{"@context":"https://schema.org","@type":"WebSite"}', []],
  ['{"@context":"https://schema.org"', ['no JSON']],
  ['{"@context":"https://schema.org","@type":"WebSite","name":"<b>"}', ['a raw <']],
  ['{"@type":"WebSite"}', ['@context undefined']],
  ['{"@context":"https://schema.org"}', ['no @type']],
  ['{"@context":"https://schema.org","@type":"Product","review":[]}', ['forbidden: "review":']],
  ['{"@context":"https://schema.org","@type":"FAQPage"}', ['forbidden: "@type":"FAQPage"']],
])('the block %s is judged', (text, faults) => {
  expect(blockFaults(text)).toEqual(faults.map((fault) => expect.stringContaining(fault)));
});

const shirt = {
  id: 'a-1',
  name: 'Shirt',
  brand: { name: 'Acme' },
  model: 'S-1',
  price: 10,
  description: 'A shirt.\n\nWith pockets.',
  colors: [
    { name: 'Black', hex: '#000000' },
    { name: 'Navy', hex: '#000080' },
  ],
  sizes: { system: 'alpha' as const, labels: ['S', 'M'] },
  fabric: 'Cotton',
  images: [{ src: '/uploads/a.png' }],
  specs: [{ label: 'Weight', value: '2 lb' }],
};
const SHIRT_URL = 'https://a.example/products/a-1/';
const shirtNode = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Shirt',
  image: ['https://a.example/uploads/a.png', 'https://a.example/share/products/a-1.png'],
  description: shirt.description,
  brand: { '@type': 'Brand', name: 'Acme' },
  sku: 'S-1',
  mpn: 'S-1',
  color: ['Black', 'Navy'],
  size: ['S', 'M'],
  material: 'Cotton',
  additionalProperty: [{ '@type': 'PropertyValue', name: 'Weight', value: '2 lb' }],
  url: SHIRT_URL,
  offers: { '@type': 'Offer', price: 10, priceCurrency: money.code, url: SHIRT_URL },
};
const TABLE = '<table aria-label="Specifications"><tr><th>Weight</th><td>2 lb</td></tr></table>';

test.each<[what: string, wrong: object, faults: string[]]>([
  ['nothing', {}, []],
  ['another number', { sku: 'a-1' }, ['sku is "a-1" instead of "S-1"']],
  ['no color', { color: undefined }, ['color is undefined']],
  ['sizes in one text', { size: 'S, M' }, ['size is "S, M"']],
  ['no material', { material: undefined }, ['material is undefined']],
  ['a part of the description', { description: 'A shirt.…' }, ['description is']],
  ['a picture too few', { image: ['https://a.example/share/a.png'] }, ['lacks the picture /uploads/a.png']],
  ['a relative picture', { image: [...shirtNode.image, '/b.png'] }, ['its images are']],
  ['no specification', { additionalProperty: [] }, ['its properties are []']],
])('a node of a product that says %s wrong is judged', (_, wrong, faults) => {
  const page = pageOf(TABLE + block(JSON.stringify({ ...shirtNode, ...wrong })));
  expect(productFaults(page, shirt, SHIRT_URL)).toEqual(faults.map((fault) => expect.stringContaining(fault)));
});

test.each<[what: string, wrong: object, faults: string[]]>([
  ['nothing', {}, []],
  ['another price', { price: 82 }, ['its variants are [["S-1",82,']],
  ['stock that no variant says', { availability: 'https://schema.org/InStock' }, ['its variants are']],
  ['the address of the product', { url: SHIRT_URL }, ['its variants are']],
])('a group that says %s wrong is judged', (_, wrong, faults) => {
  const { sku, mpn, size, offers, ...shared } = shirtNode;
  const variant = (label: string, price: number, more: object = {}) => ({
    '@type': 'Product',
    name: `Shirt, size ${label}`,
    size: label,
    sku: `${sku} ${label}`,
    mpn,
    offers: { ...offers, price, url: `${SHIRT_URL}?size=${label}`, ...more },
  });
  const group = {
    ...shared,
    '@type': 'ProductGroup',
    productGroupID: 'a-1',
    variesBy: ['https://schema.org/size'],
    hasVariant: [variant('S', 10, wrong), variant('M', 12)],
  };
  const page = pageOf(TABLE + block(JSON.stringify(group)));
  const varied = { ...shirt, variants: [{ choice: { size: 'M' }, price: 12 }] };
  expect(productFaults(page, varied, SHIRT_URL)).toEqual(faults.map((fault) => expect.stringContaining(fault)));
});

test('a product without a node is judged', () => {
  expect(productFaults(pageOf(TABLE), shirt, SHIRT_URL)).toEqual(['0 Product nodes']);
});

test('a property that the page does not show is judged', () => {
  expect(productFaults(pageOf(block(JSON.stringify(shirtNode))), shirt, SHIRT_URL)).toEqual([
    'does not show its property Weight',
  ]);
});

test('a breadcrumb that differs from the visible one is found', () => {
  const trail = '<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li>Caps</li></ol></nav>';
  const site = { siteUrl: 'https://a.example', basePath: '', canonical: 'https://a.example/caps/' };
  const list = (name: string) =>
    block(
      `{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Home","item":"https://a.example/"},{"@type":"ListItem","position":2,"name":"${name}","item":"https://a.example/caps/"}]}`,
    );
  expect(breadcrumbFaults(pageOf(trail + list('Caps')), site)).toEqual([]);
  expect(breadcrumbFaults(pageOf(trail + list('Hats')), site)).toEqual([expect.stringContaining('"Hats"')]);
  expect(breadcrumbFaults(pageOf(trail), site)).toEqual(['0 BreadcrumbList nodes']);
});

test('the validator looks at each variant of a group, with what all of them share', async () => {
  const shared = {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    name: 'A',
    image: ['https://a.example/a.png'],
  };
  const errorsOf = (variant: object) =>
    richResultErrors(pageOf(block(JSON.stringify({ ...shared, hasVariant: [{ '@type': 'Product', ...variant }] }))));
  expect(await errorsOf({ offers: shirtNode.offers })).toEqual([]);
  expect(await errorsOf({})).toContain('Product: Required attribute "offers" is missing');
});

test('the validator calls a product without name and offer an error', async () => {
  const errors = await richResultErrors(pageOf(block('{"@context":"https://schema.org","@type":"Product"}')));
  expect(errors).toContain('Product: Required attribute "name" is missing');
});
