import { CATEGORIES } from '@/lib/catalogue/categories';
import { SIZE_GUIDES } from '@/lib/catalogue/size-guides';
import { canonicalFaults, canonicalOf, headingFaults, isNoindex, metaOf, repeats, titleOf } from './checks';
import { parseHtml } from './html';
import { basePath, faultsOf, isAdmin, isNotFound, pages, siteUrl } from './site';

/** Pages that stand twice, with the address that search engines are told. */
const PRIMARY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CATEGORIES.map(({ key, slug }) => [`/category/${key}/`, `/${slug}/`])),
  '/products/': '/all-products/',
};

/** Pages that say nothing to a stranger. */
const KEPT = ['/search/', '/offline/', ...(SIZE_GUIDES.length > 0 ? [] : ['/size-guide/'])];

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

test('search engines are kept from admin, search, the offline page and the page for unknown addresses, and from nothing else', () => {
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

test('every description has words, and at most 160 characters', () => {
  const lengths = pages.map((page) => ({ path: page.path, length: metaOf(page, 'description')?.length ?? 0 }));
  expect(lengths.filter(({ length }) => length < 20 || length > 160)).toEqual([]);
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
