import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { SIZE_GUIDES } from '@/lib/catalogue/sizes/size-guides';
import { priceRangeOf } from '@/lib/catalogue/variants/price-range';
import { formatPrice } from '@/lib/money';
import { faq } from '@/lib/site/content';
import { PAGE_DEFINITIONS } from '@/lib/site/pages';
import { canonicalOf, canonicalProblems, findDuplicates, headingProblems, isNoindex, metaOf, titleOf } from './checks';
import { products } from './expected';
import { blockProblems, blocksOf, breadcrumbProblems, type JsonLdNode, nodesOf, richResultErrors } from './json-ld';
import { getPage, isAdmin, isNotFound, isProduct, isStorefront, pages, problemsByPage, root } from './site';

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
    (page) => canonicalProblems(page, `${root}${PRIMARY[page.path] ?? page.path}`),
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
  const problems = problemsByPage(pages, (page) => {
    const [title, { length }] = [titleOf(page), metaOf(page, 'description') ?? ''];
    return [...(title.length > 60 ? [title] : []), ...(length < 70 || length > 160 ? [`${length} characters`] : [])];
  });
  expect(problems).toEqual([]);
});

test('every indexable page allows large previews of its pictures', () => {
  const indexed = pages.filter((page) => !isNoindex(page));
  expect(indexed.length).toBeGreaterThan(products.length);
  const robots = indexed.map((page) => metaOf(page, 'robots') ?? '');
  expect(robots.filter((words) => !words.includes('max-image-preview:large'))).toEqual([]);
  expect(robots.filter((words) => /no(?:ne|index|imageindex|snippet)/.test(words))).toEqual([]);
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

/** All prices of a node: of its offer, of a range, and of the variants of a group. */
const pricesIn = ({ offers, hasVariant = [] }: JsonLdNode): number[] => {
  const { price, lowPrice, highPrice } = (offers ?? {}) as Record<string, number | undefined>;
  const prices = [price, lowPrice, highPrice].filter((value) => value !== undefined);
  return [...prices, ...(hasVariant as JsonLdNode[]).flatMap(pricesIn)];
};

test('the page shows the prices of its structured data', () => {
  const problems = problemsByPage(pages.filter(isProduct), (page) =>
    [...new Set(PRODUCTS.flatMap((type) => nodesOf(page, type)).flatMap(pricesIn))].flatMap((price) => {
      const text = formatPrice(price);
      return price > 0 && page.html.includes(text) ? [] : [`shows no ${text}`];
    }),
  );
  expect(problems).toEqual([]);
});

test('exactly the pages of products with a price have a Product node', () => {
  const priced = products.filter((product) => priceRangeOf(product).price > 0).map(({ id }) => `/products/${id}/`);
  const found = pages.flatMap((page) => PRODUCTS.flatMap((type) => nodesOf(page, type)).map(() => page.path));
  expect(found.sort()).toEqual(priced.sort());
});

test('every product, category and subcategory has its visible breadcrumb as structured data', () => {
  expect(withCrumbs.length).toBeGreaterThan(products.length);
  expect(problemsByPage(withCrumbs, (page) => breadcrumbProblems(page, canonicalOf(page) ?? ''))).toEqual([]);
});

test('only the home page has the nodes of the store', () => {
  const nodes = (page: (typeof pages)[number]) => ['Organization', 'WebSite'].flatMap((type) => nodesOf(page, type));
  const url = `${root}/`;
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
