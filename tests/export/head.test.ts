import { CATEGORIES } from '@/lib/catalogue/categories';
import { formatPrice } from '@/lib/catalogue/price';
import { SIZE_GUIDES } from '@/lib/catalogue/size-guides';
import { priceSpan } from '@/lib/catalogue/variants/price-span';
import { PAGE_ROWS } from '@/lib/site/pages';
import { canonicalFaults, canonicalOf, headingFaults, isNoindex, metaOf, repeats, titleOf } from './checks';
import { expectedListings, products } from './expected';
import { parseHtml, textOf } from './html';
import { basePath, faultsOf, getPage, isAdmin, isNotFound, pages, siteUrl } from './site';
import { listingTextFaults, numberFaults, previewFaults, shownFactsFaults, snippetFaults } from './snippets';

/** Pages that stand twice, with the address that search engines are told. */
const PRIMARY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CATEGORIES.map(({ key, slug }) => [`/category/${key}/`, `/${slug}/`])),
  '/products/': '/all-products/',
};

/** Pages that say nothing to a stranger. */
const KEPT = Object.values(PAGE_ROWS)
  .filter(({ kind }) => kind === 'tool')
  .map(({ path }) => path)
  .concat(SIZE_GUIDES.length > 0 ? [] : '/size-guide/');

const indexable = pages.filter((page) => !isNoindex(page) && !(page.path in PRIMARY));

test('every page has one h1 and one title, and its headings skip no level', () => {
  expect(faultsOf(pages, headingFaults)).toEqual([]);
});

test('every page says that it is in English', () => {
  const foreign = pages.filter(
    ({ elements }) => elements.find(({ name }) => name === 'html')?.attributes.lang !== 'en',
  );
  expect(foreign.map(({ path }) => path)).toEqual([]);
});

test('every page names one absolute canonical address: its own, or that of the page it repeats', () => {
  const faults = faultsOf(
    pages.filter((page) => !isNotFound(page)),
    (page) => canonicalFaults(page, `${siteUrl}${basePath}${PRIMARY[page.path] ?? page.path}`),
  );
  expect(faults).toEqual([]);
});

test('search engines are kept from admin, search, the comparison, the offline page and the page for unknown addresses, and from nothing else', () => {
  const kept = pages.filter(isNoindex).map(({ path }) => path);
  const expected = pages.filter((page) => isAdmin(page) || isNotFound(page) || KEPT.includes(page.path));
  expect(kept).toEqual(expected.map(({ path }) => path));
});

test('no two pages that search engines may show have one title', () => {
  expect(repeats(indexable.map((page) => [page.path, titleOf(page)]))).toEqual([]);
});

test('no two pages that search engines may show have one description', () => {
  expect(repeats(indexable.map((page) => [page.path, metaOf(page, 'description') ?? '']))).toEqual([]);
});

test('no title has over 60 characters, and every description has 70 to 160', () => {
  expect(faultsOf(pages, snippetFaults)).toEqual([]);
});

test('every page that search engines may show lets them show its pictures large', () => {
  const shown = pages.filter((page) => !isNoindex(page));
  expect(shown.length).toBeGreaterThan(products.length);
  expect(faultsOf(shown, previewFaults)).toEqual([]);
});

test('the item number of every product that has one stands in its title or description', () => {
  const faults = products.flatMap(({ id, model }) =>
    model === undefined ? [] : numberFaults(getPage(`/products/${id}/`), model).map((fault) => `${id}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

const byId = new Map(products.map((product) => [product.id, product]));
const listings = expectedListings().flatMap(({ path, ids }) => {
  const goods = ids.flatMap((id) => {
    const product = byId.get(id);
    return product ? [{ ...product, ...priceSpan(product) }] : [];
  });
  return goods.length > 0 ? [{ path, goods }] : [];
});

test('every listing of several goods is described by its makers and prices', () => {
  const faults = listings
    .filter(({ goods }) => goods.length > 1)
    .flatMap(({ path, goods }) => listingTextFaults(getPage(path), goods).map((fault) => `${path}: ${fault}`));
  expect(faults).toEqual([]);
});

test('every listing tells its facts below its goods, and no two tell the same', () => {
  const faults = listings.flatMap(({ path, goods }) =>
    shownFactsFaults(getPage(path), goods, basePath).map((fault) => `${path}: ${fault}`),
  );
  expect(faults).toEqual([]);
  const told = listings.map(({ path }): [string, string] => {
    const facts = getPage(path).elements.find(({ attributes }) => attributes['data-static'] === 'facts');
    return [path, textOf(facts?.inner ?? '')];
  });
  expect(repeats(told)).toEqual([]);
});

test('every page fits the width of a phone', () => {
  expect(pages.filter((page) => !metaOf(page, 'viewport')?.includes('width=device-width'))).toEqual([]);
});

const pageOf = (html: string) => ({ elements: parseHtml(html) });

test.each([
  ['<title>T</title><h1>H</h1>', []],
  ['<title>T</title><svg><title>drawn</title></svg><h1>H</h1>', []],
  ['<title>T</title><h1>H</h1><h1>I</h1>', ['2 h1']],
  ['<title>T</title><title>U</title><h1>H</h1>', ['2 titles']],
  ['<h1><span> </span></h1>', ['0 titles', 'an empty h1']],
  ['<title>T</title><h1>H</h1><h2>I</h2><h3>J</h3><h2>K</h2>', []],
  ['<title>T</title><h2>G</h2><h1>H</h1><h3>I</h3>', ['an h2 after nothing', 'an h3 after an h1']],
])('the headings of %s are judged', (html, faults) => {
  expect(headingFaults(pageOf(html))).toEqual(faults);
});

test.each([
  ['<link rel="canonical" href="https://a.example/x/">', []],
  ['', ['0 canonical links']],
  ['<link rel="canonical" href="/x/">', ['its canonical is /x/ instead of https://a.example/x/']],
])('the canonical address of "%s" is judged', (html, faults) => {
  expect(canonicalFaults(pageOf(html), 'https://a.example/x/')).toEqual(faults);
});

test('noindex is found among other words', () => {
  expect(isNoindex(pageOf('<meta name="robots" content="noindex, follow">'))).toBe(true);
  expect(isNoindex(pageOf('<meta name="robots" content="index, follow">'))).toBe(false);
});

test('repeats are named with their pages', () => {
  expect(
    repeats([
      ['/a/', 'x'],
      ['/b/', 'y'],
      ['/c/', 'x'],
    ]),
  ).toEqual(['"x": /a/, /c/']);
});

test('a canonical address that is missing is undefined', () => {
  expect(canonicalOf(pageOf('<link rel="icon" href="/icon.svg">'))).toBeUndefined();
});

const headOf = (title: string, description: string) =>
  pageOf(`<title>${title}</title><meta name="description" content="${description}">`);

test.each([
  [60, 70, []],
  [60, 160, []],
  [61, 70, [expect.stringContaining('its title has 61')]],
  [60, 69, [expect.stringContaining('its description has 69')]],
  [60, 161, [expect.stringContaining('its description has 161')]],
])('a title of %d and a description of %d characters are judged', (title, description, faults) => {
  expect(snippetFaults(headOf('t'.repeat(title), 'd'.repeat(description)))).toEqual(faults);
});

test.each([
  ['max-image-preview:large', 0],
  ['index, follow, max-image-preview:large', 0],
  ['max-image-preview:standard', 1],
  ['noindex, max-image-preview:large', 1],
  ['', 1],
])('robots "%s" are judged', (content, faults) => {
  expect(previewFaults(pageOf(`<meta name="robots" content="${content}">`))).toHaveLength(faults);
});

test('an item number is found in title or description, as it is written', () => {
  expect(numberFaults(headOf('Belt (AB-1)', 'A belt.'), 'AB-1')).toEqual([]);
  expect(numberFaults(headOf('Belt', 'Item AB-1.'), 'AB-1')).toEqual([]);
  expect(numberFaults(headOf('Belt', 'Item ab-1.'), 'AB-1')).toEqual([expect.stringContaining('says AB-1 in none')]);
});

const goods = [
  { price: 9, brand: { name: 'Acme' } },
  { price: 1200.5, brand: { name: 'Best' }, restrictions: { states: ['NY'] } },
];

const [least, most] = goods.map(({ price }) => formatPrice(price));

test.each([
  [`Belts from 2 makers: 2 products, ${least} to ${most}. Find them under A and B.`, []],
  [`Belts from Acme and Best. Prices run from ${least} to ${most}.`, []],
  [`Belts from Acme, ${least} to ${most}`, ['is one sentence']],
  [`Belts: 2 products. Good ones, ${least} and up.`, [`lacks ${most}`, 'names no maker']],
])('the description "%s" of a listing is judged', (text, faults) => {
  expect(listingTextFaults(headOf('Belts', text), goods)).toEqual(
    faults.map((fault) => expect.stringContaining(fault)),
  );
});

test.each([
  ['<a href="/products/a/">A</a><p data-static="facts">Not shipped to New York.</p>', []],
  ['<p data-static="facts">Not shipped to New York.</p><a href="/products/a/">A</a>', ['before its goods']],
  ['<a href="/products/a/">A</a><p data-static="facts">Belts.</p>', ['says of shipping: Belts.']],
  ['<a href="/products/a/">A</a>', ['shows no facts']],
])('the facts of %s are judged', (html, faults) => {
  expect(shownFactsFaults(pageOf(html), goods, '')).toEqual(faults.map((fault) => expect.stringContaining(fault)));
});
