import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { SIZE_GUIDES } from '@/lib/catalogue/sizes/size-guides';
import { priceRangeOf } from '@/lib/catalogue/variants/price-range';
import { faq } from '@/lib/site/content';
import { PAGE_DEFINITIONS } from '@/lib/site/pages';
import { canonicalProblems, findDuplicates, headingProblems, isNoindex, metaOf, titleOf } from './checks';
import { expectedListings, products } from './expected';
import { textOf } from './html';
import { basePath, getPage, isAdmin, isNotFound, pages, problemsByPage, siteUrl } from './site';
import {
  itemNumberProblems,
  listingFactsProblems,
  listingTextProblems,
  previewProblems,
  snippetProblems,
} from './snippets';

/** Pages that stand twice, with the address that search engines are told. */
const PRIMARY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CATEGORIES.map(({ key, slug }) => [`/category/${key}/`, `/${slug}/`])),
  '/products/': '/all-products/',
};

/** Pages without content for search engines: tools, and pages whose data the shop does not have. */
const KEPT = Object.values(PAGE_DEFINITIONS)
  .filter(({ kind }) => kind === 'tool')
  .map(({ path }) => path)
  .concat(SIZE_GUIDES.length > 0 ? [] : '/size-guide/', faq.length > 0 ? [] : '/faq/');

const indexable = pages.filter((page) => !isNoindex(page) && !(page.path in PRIMARY));

test('every page has one h1 and one title, and its headings skip no level', () => {
  expect(problemsByPage(pages, headingProblems)).toEqual([]);
});

test('every page says that it is in English', () => {
  const foreign = pages.filter(
    ({ elements }) => elements.find(({ name }) => name === 'html')?.attributes.lang !== 'en',
  );
  expect(foreign.map(({ path }) => path)).toEqual([]);
});

test('every page names one absolute canonical address: its own, or that of the page it repeats', () => {
  const faults = problemsByPage(
    pages.filter((page) => !isNotFound(page)),
    (page) => canonicalProblems(page, `${siteUrl}${basePath}${PRIMARY[page.path] ?? page.path}`),
  );
  expect(faults).toEqual([]);
});

test('search engines are kept from admin, search, the comparison, the offline page and the page for unknown addresses, and from nothing else', () => {
  const kept = pages.filter(isNoindex).map(({ path }) => path);
  const expected = pages.filter((page) => isAdmin(page) || isNotFound(page) || KEPT.includes(page.path));
  expect(kept).toEqual(expected.map(({ path }) => path));
});

test.each<[string, (page: (typeof pages)[number]) => string]>([
  ['title', titleOf],
  ['description', (page) => metaOf(page, 'description') ?? ''],
])('no two pages that search engines may show have one %s', (_, read) => {
  expect(findDuplicates(indexable.map((page) => [page.path, read(page)]))).toEqual([]);
});

test('no title has over 60 characters, and every description has 70 to 160', () => {
  expect(problemsByPage(pages, snippetProblems)).toEqual([]);
});

test('every page that search engines may show lets them show its pictures large', () => {
  const shown = pages.filter((page) => !isNoindex(page));
  expect(shown.length).toBeGreaterThan(products.length);
  expect(problemsByPage(shown, previewProblems)).toEqual([]);
});

test('the item number of every product that has one stands in its title or description', () => {
  const faults = products.flatMap(({ id, model }) =>
    model === undefined ? [] : itemNumberProblems(getPage(`/products/${id}/`), model).map((fault) => `${id}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

const byId = new Map(products.map((product) => [product.id, product]));
const listings = expectedListings().flatMap(({ path, ids }) => {
  const goods = ids.flatMap((id) => {
    const product = byId.get(id);
    return product ? [{ ...product, ...priceRangeOf(product) }] : [];
  });
  return goods.length > 0 ? [{ path, goods }] : [];
});

test('every listing of several goods is described by its brands and prices', () => {
  const faults = listings
    .filter(({ goods }) => goods.length > 1)
    .flatMap(({ path, goods }) => listingTextProblems(getPage(path), goods).map((fault) => `${path}: ${fault}`));
  expect(faults).toEqual([]);
});

test('every listing tells its facts below its goods, and no two tell the same', () => {
  const faults = listings.flatMap(({ path, goods }) =>
    listingFactsProblems(getPage(path), goods, basePath).map((fault) => `${path}: ${fault}`),
  );
  expect(faults).toEqual([]);
  const told = listings.map(({ path }): [string, string] => {
    const facts = getPage(path).elements.find(({ attributes }) => attributes.id === 'facts');
    return [path, textOf(facts?.inner ?? '')];
  });
  expect(findDuplicates(told)).toEqual([]);
});

test('every page fits the width of a phone', () => {
  expect(pages.filter((page) => !metaOf(page, 'viewport')?.includes('width=device-width'))).toEqual([]);
});
