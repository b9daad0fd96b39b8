import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { formatPrice } from '@/lib/catalogue/price';
import { priceRangeOf } from '@/lib/catalogue/variants/price-range';
import { canonicalOf } from './checks';
import { products } from './expected';
import { blockProblems, blocksOf, breadcrumbProblems, type JsonLdNode, nodesOf, richResultErrors } from './json-ld';
import { pricesIn, productNodeProblems } from './product-node';
import { basePath, getPage, isProduct, isStorefront, pages, problemsByPage, siteUrl } from './site';

const SLUGS = CATEGORIES.map(({ slug }) => slug).join('|');
const CATEGORY = new RegExp(`^/(?:category/[^/]+|${SLUGS})/(?:[^/]+/)?(?:page/\\d+/)?$`);
const withCrumbs = pages.filter((page) => isProduct(page) || CATEGORY.test(page.path));
const PRODUCTS = ['Product', 'ProductGroup'];

test('every block of JSON-LD is valid, has a type, and has no forbidden markup', () => {
  expect(problemsByPage(pages, (page) => blocksOf(page).flatMap(blockProblems))).toEqual([]);
});

test('every priced product has one Product node with all facts of its page', () => {
  const problems = products
    .filter((product) => priceRangeOf(product).price > 0)
    .flatMap((product) => {
      const page = getPage(`/products/${product.id}/`);
      const url = `${siteUrl}${basePath}${page.path}`;
      return productNodeProblems(page, product, url).map((problem) => `${page.path}: ${problem}`);
    });
  expect(problems).toEqual([]);
});

test('the page shows the prices of its structured data', () => {
  const problems = problemsByPage(pages.filter(isProduct), (page) =>
    [...new Set(PRODUCTS.flatMap((type) => nodesOf(page, type)).flatMap(pricesIn))].flatMap((price) => {
      const text = formatPrice(price);
      return price > 0 && page.html.includes(text) ? [] : [`shows no ${text}`];
    }),
  );
  expect(problems).toEqual([]);
});

test('only pages of products with a price have a Product node', () => {
  const unpriced = products
    .filter((product) => priceRangeOf(product).price === 0)
    .map(({ id }) => getPage(`/products/${id}/`));
  const others = [...unpriced, ...pages.filter((page) => !isProduct(page))];
  const nodes = (page: (typeof pages)[number]) => PRODUCTS.flatMap((type) => nodesOf(page, type));
  expect(problemsByPage(others, (page) => nodes(page).map(({ name }) => `a Product ${name}`))).toEqual([]);
});

test('every product, category and subcategory has its visible breadcrumb as structured data', () => {
  expect(withCrumbs.length).toBeGreaterThan(products.length);
  const problems = problemsByPage(withCrumbs, (page) =>
    breadcrumbProblems(page, { siteUrl, basePath, canonical: canonicalOf(page) ?? '' }),
  );
  expect(problems).toEqual([]);
});

test('only the home page has the nodes of the store', () => {
  const nodes = (page: (typeof pages)[number]) => ['Organization', 'WebSite'].flatMap((type) => nodesOf(page, type));
  const url = `${siteUrl}${basePath}/`;
  expect(nodes(getPage('/')).map((node: JsonLdNode) => [node['@type'], node.url])).toEqual([
    ['Organization', url],
    ['WebSite', url],
  ]);
  const others = pages.filter(({ path }) => path !== '/');
  expect(problemsByPage(others, (page) => nodes(page).map((node) => `a node ${node['@type']}`))).toEqual([]);
});

test('a validator of rich results finds no error on every eighth page', async () => {
  const checked = pages.filter(isStorefront).filter((_, index) => index % 8 === 0);
  const errors = new Map(await Promise.all(checked.map(async (page) => [page, await richResultErrors(page)] as const)));
  expect(problemsByPage(checked, (page) => errors.get(page) ?? ['has not been checked'])).toEqual([]);
});
