import { canonicalOf, isNoindex } from './checks';
import { parseHtml } from './html';
import { countClicks, linkFault, linksOf, referenceFault, referencesOf, toPath } from './links';
import { mayCrawl } from './robots';
import { basePath, faultsOf, files, isStorefront, pages, readText, siteUrl } from './site';

const CLICKS = 4;
const root = `${siteUrl}${basePath}`;

test('every address in every page leads to a file of the export', () => {
  const faults = faultsOf(pages, (page) => {
    const ids = new Set(page.elements.flatMap(({ attributes }) => attributes.id ?? []));
    const found = referencesOf(page).flatMap(
      (reference) => referenceFault(reference, { files, siteUrl, basePath, ids }) ?? [],
    );
    return [...new Set(found)];
  });
  expect(faults).toEqual([]);
});

test('every address in a style sheet, and in the manifest, leads to a file of the export', () => {
  const ids = new Set<string>();
  const sheets = [...files].filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  const found = sheets.flatMap((file) =>
    [...readText(file).matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(
      ([, address = '']) => new URL(address, `${siteUrl}${basePath}${file}`).href,
    ),
  );
  const { icons, start_url: start } = JSON.parse(readText('/manifest.webmanifest'));
  const named = [start, ...icons.map(({ src }: { src: string }) => src)];
  expect(
    [...found, ...named].flatMap((address) => referenceFault(address, { files, siteUrl, basePath, ids }) ?? []),
  ).toEqual([]);
});

test('plain links lead from the home page within four clicks to every page that search engines may show under its own address', () => {
  const links = new Map(pages.map((page) => [page.path, linksOf(page, basePath)]));
  const clicks = countClicks('/', (path) => links.get(path) ?? []);
  const far = pages
    .filter((page) => !isNoindex(page) && canonicalOf(page) === `${root}${page.path}`)
    .map(({ path }) => ({ path, clicks: clicks.get(path) ?? Number.POSITIVE_INFINITY }))
    .filter((page) => page.clicks > CLICKS);
  expect(far).toEqual([]);
});

test('every link of the shop names the canonical address of a page: in menus, tiles, cards, breadcrumbs and page numbers alike', () => {
  const canonicals = new Map(pages.map((page) => [page.path, canonicalOf(page)?.slice(root.length)]));
  const faults = faultsOf(pages.filter(isStorefront), ({ elements }) => {
    // A link that crawlers must not follow leads to a view of a page, of which that is the address.
    const hrefs = elements.flatMap(({ name, attributes: { href, rel } }) =>
      name === 'a' && href !== undefined ? (rel === 'nofollow' ? href.replace(/\?.*/, '') : href) : [],
    );
    return [...new Set(hrefs)].flatMap((href) => linkFault(href, { canonicals, siteUrl, basePath }) ?? []);
  });
  expect(faults).toEqual([]);
});

test('crawlers are told not to follow what robots.txt keeps them from, and nothing else of the shop', () => {
  const robots = readText('/robots.txt');
  const faults = faultsOf(pages.filter(isStorefront), ({ elements }) =>
    elements.flatMap(({ name, attributes: { href = '', rel } }) =>
      name === 'a' && href.startsWith('/') && mayCrawl(robots, href) === (rel === 'nofollow') ? href : [],
    ),
  );
  expect(faults).toEqual([]);
});

const known = {
  files: new Set(['/index.html', '/a/index.html', '/b c.svg']),
  siteUrl: 'https://store.example',
  basePath: '',
  ids: new Set(['content']),
};

test.each([
  ['/a/', undefined],
  ['/a/?query=x#y', undefined],
  ['/b%20c.svg', undefined],
  ['#content', undefined],
  ['mailto:desk@example.com', undefined],
  ['https://example.com/x', undefined],
  ['https://store.example/a/', undefined],
  ['https://store.example/none/', '/none/ is no page'],
  ['/a', '/a lacks its trailing slash'],
  ['/none/', '/none/ is no page'],
  ['/none.svg', '/none.svg is no file'],
  ['a/', 'a/ is neither absolute nor on the site'],
  ['//example.com/', '//example.com/ is neither absolute nor on the site'],
  ['http://example.com/', 'http://example.com/ is neither absolute nor on the site'],
  ['#none', '#none is no id of the page'],
  ['', 'an empty address'],
])('the address "%s" is judged', (reference, fault) => {
  expect(referenceFault(reference, known)).toBe(fault);
});

test.each([
  ['/store/shirts/', undefined],
  ['/store/guide/#shirts', undefined],
  ['#content', undefined],
  ['mailto:desk@example.com', undefined],
  ['https://example.com/x/', undefined],
  ['https://a.example/store/shirts/', undefined],
  ['https://a.example/store/category/shirts/', 'https://a.example/store/category/shirts/ is not canonical'],
  ['/store/shirts/?color=red', '/store/shirts/?color=red has parameters'],
  ['/store/category/shirts/', '/store/category/shirts/ is not canonical'],
  ['/store/shirts', '/store/shirts is not canonical'],
  ['/store/none/', '/store/none/ is not canonical'],
])('the link "%s" is judged', (href, fault) => {
  const canonicals = new Map([
    ['/shirts/', '/shirts/'],
    ['/category/shirts/', '/shirts/'],
    ['/guide/', '/guide/'],
    ['/contact/', '/contact/'],
    ['/404.html', undefined],
  ]);
  expect(linkFault(href, { canonicals, siteUrl: 'https://a.example', basePath: '/store' })).toBe(fault);
});

test('under a base path an address without it is a fault', () => {
  const underStore = { ...known, basePath: '/store' };
  expect(referenceFault('/store/a/', underStore)).toBeUndefined();
  expect(referenceFault('/a/', underStore)).toBe('/a/ does not stand under /store');
  expect(toPath('/store/a/?x', '/store')).toBe('/a/');
});

test('addresses are found in links, pictures, sets of pictures, forms and preloads', () => {
  const elements = parseHtml(
    '<link rel="preload" href="/1" imagesrcset="/2 1x, /3 2x"/><a href="/4?a&amp;b"></a><img src="/5" srcset="/6 600w"/><form action="/7"></form>',
  );
  expect(referencesOf({ elements }).sort()).toEqual(['/1', '/2', '/3', '/4?a&b', '/5', '/6', '/7']);
});

test('clicks are counted by the shortest way', () => {
  const links: Record<string, string[]> = { '/': ['/a', '/b'], '/a': ['/c'], '/b': ['/a', '/d'], '/d': ['/'] };
  expect([...countClicks('/', (path) => links[path] ?? [])]).toEqual([
    ['/', 0],
    ['/a', 1],
    ['/b', 1],
    ['/c', 2],
    ['/d', 2],
  ]);
});
