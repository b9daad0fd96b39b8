import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { formatPrice } from '@/lib/catalogue/price';
import { SIZE_GUIDES } from '@/lib/catalogue/sizes/size-guides';
import { priceRangeOf } from '@/lib/catalogue/variants/price-range';
import { faq } from '@/lib/site/content';
import { PAGE_DEFINITIONS } from '@/lib/site/pages';
import { canonicalOf, canonicalProblems, findDuplicates, headingProblems, isNoindex, metaOf, titleOf } from './checks';
import { expectedListings, products } from './expected';
import { textOf } from './html';
import { blockProblems, blocksOf, breadcrumbProblems, type JsonLdNode, nodesOf, richResultErrors } from './json-ld';
import { pricesIn, productNodeProblems } from './product-node';
import {
  basePath,
  getPage,
  isAdmin,
  isNotFound,
  isProduct,
  isStorefront,
  pages,
  problemsByPage,
  siteUrl,
} from './site';
import {
  itemNumberProblems,
  listingFactsProblems,
  listingTextProblems,
  previewProblems,
  snippetProblems,
} from './snippets';

/** Pages with a duplicate: the canonical path by the other path. */
const PRIMARY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CATEGORIES.map(({ key, slug }) => [`/category/${key}/`, `/${slug}/`])),
  '/products/': '/all-products/',
};

/** Pages without content for search engines: tools, and pages whose data the shop does not have. */
const NOINDEX = Object.values(PAGE_DEFINITIONS)
  .filter(({ kind }) => kind === 'tool')
  .map(({ path }) => path)
  .concat(SIZE_GUIDES.length > 0 ? [] : '/size-guide/', faq.length > 0 ? [] : '/faq/');

const indexable = pages.filter((page) => !isNoindex(page) && !(page.path in PRIMARY));

test('every page has one h1 and one title, and its headings skip no level', () => {
  expect(problemsByPage(pages, headingProblems)).toEqual([]);
});

test('every page has the language English', () => {
  const others = pages.filter(({ elements }) => elements.find(({ name }) => name === 'html')?.attributes.lang !== 'en');
  expect(others.map(({ path }) => path)).toEqual([]);
});

test('every page has one absolute canonical URL: its own, or that of the page it duplicates', () => {
  const problems = problemsByPage(
    pages.filter((page) => !isNotFound(page)),
    (page) => canonicalProblems(page, `${siteUrl}${basePath}${PRIMARY[page.path] ?? page.path}`),
  );
  expect(problems).toEqual([]);
});

test('only admin, search, comparison, offline page, 404 page and pages without data are noindex', () => {
  const noindex = pages.filter(isNoindex).map(({ path }) => path);
  const expected = pages.filter((page) => isAdmin(page) || isNotFound(page) || NOINDEX.includes(page.path));
  expect(noindex).toEqual(expected.map(({ path }) => path));
});

test.each<[string, (page: (typeof pages)[number]) => string]>([
  ['title', titleOf],
  ['description', (page) => metaOf(page, 'description') ?? ''],
])('no two indexable pages have the same %s', (_, read) => {
  expect(findDuplicates(indexable.map((page) => [page.path, read(page)]))).toEqual([]);
});

test('no title has over 60 characters, and every description has 70 to 160', () => {
  expect(problemsByPage(pages, snippetProblems)).toEqual([]);
});

test('every indexable page allows large previews of its pictures', () => {
  const indexed = pages.filter((page) => !isNoindex(page));
  expect(indexed.length).toBeGreaterThan(products.length);
  expect(problemsByPage(indexed, previewProblems)).toEqual([]);
});

test('the title or description of every product has its item number', () => {
  const problems = products.flatMap(({ id, model }) =>
    model === undefined
      ? []
      : itemNumberProblems(getPage(`/products/${id}/`), model).map((problem) => `${id}: ${problem}`),
  );
  expect(problems).toEqual([]);
});

const byId = new Map(products.map((product) => [product.id, product]));
const listings = expectedListings().flatMap(({ path, ids }) => {
  const listed = ids.flatMap((id) => {
    const product = byId.get(id);
    return product ? [{ ...product, ...priceRangeOf(product) }] : [];
  });
  return listed.length > 0 ? [{ path, listed }] : [];
});

test('the description of every listing with several products has its brands and prices', () => {
  const problems = listings
    .filter(({ listed }) => listed.length > 1)
    .flatMap(({ path, listed }) => listingTextProblems(getPage(path), listed).map((problem) => `${path}: ${problem}`));
  expect(problems).toEqual([]);
});

test('every listing has its facts below its products, and no two listings have the same facts', () => {
  const problems = listings.flatMap(({ path, listed }) =>
    listingFactsProblems(getPage(path), listed, basePath).map((problem) => `${path}: ${problem}`),
  );
  expect(problems).toEqual([]);
  const texts = listings.map(({ path }): [string, string] => {
    const facts = getPage(path).elements.find(({ attributes }) => attributes.id === 'facts');
    return [path, textOf(facts?.inner ?? '')];
  });
  expect(findDuplicates(texts)).toEqual([]);
});

test('every page fits the width of a phone', () => {
  expect(pages.filter((page) => !metaOf(page, 'viewport')?.includes('width=device-width'))).toEqual([]);
});

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
