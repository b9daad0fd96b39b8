import { readFileSync } from 'node:fs';
import { galleryOf } from '@/lib/catalogue/images/product-images';
import { lastModifiedDates } from '@/lib/catalogue/lastmod/lastmod';
import { readLastmod } from '@/lib/catalogue/lastmod/read-lastmod';
import { listingParameters } from '@/lib/listing/facets/facets';
import { checkOwnPages } from '@/lib/site/own-pages/own-pages';
import { canonicalOf, isNoindex } from './checks';
import { products } from './expected';
import { referencesOf } from './links';
import { basePath, catalogueFile, dataDir, files, getPage, pages, readText, root, siteUrl } from './site';
import { mayCrawl, sitemapEntries } from './sitemap';

const entries = sitemapEntries(readText('/sitemap.xml'));
const robots = readText('/robots.txt').split('\n');

test('the sitemap has exactly the indexable pages', () => {
  const canonical = pages
    .filter((page) => !isNoindex(page) && canonicalOf(page) === `${root}${page.path}`)
    .map(({ path }) => `${root}${path}`);
  expect(entries.map(({ loc }) => loc).sort()).toEqual(canonical.sort());
});

test('only products with a recorded date, and pages with a date in their front matter, have a date in the sitemap', () => {
  const recorded = readLastmod(dataDir);
  const days = recorded.ok
    ? lastModifiedDates(JSON.parse(readFileSync(catalogueFile, 'utf8')), recorded.changes)
    : new Map();
  const ownPages = checkOwnPages(dataDir).pages;
  const expected = new Map<string, string | undefined>([
    ...[...days].map(([id, day]) => [`${root}/products/${id}/`, day] as const),
    ...ownPages.map(({ name, date }) => [`${root}/${name}/`, date] as const),
  ]);
  expect(entries.filter(({ loc, lastmod }) => lastmod !== expected.get(loc))).toEqual([]);
  expect(entries.filter(({ lastmod }) => lastmod !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(lastmod))).toEqual([]);
});

test('robots.txt has the absolute URL of the sitemap, and the same rules for all crawlers', () => {
  expect(robots.filter((line) => line.startsWith('Sitemap:'))).toEqual([`Sitemap: ${root}/sitemap.xml`]);
  expect(robots.filter((line) => /^User-Agent:/i.test(line))).toEqual(['User-Agent: *']);
});

describe('robots.txt', () => {
  const may = (address: string) => mayCrawl(robots.join('\n'), `${basePath}${address}`);
  const [product] = pages.filter(({ path }) => /^\/products\/[^/]+\/$/.test(path));
  const listing = '/all-products/';

  test('disallows searches, comparisons, prefilled contact forms, and filters of listings', () => {
    const forbidden = ['/contact/?product=a', '/search/?query=a', '/compare/?id=a&id=b', '/products/?color=a'];
    const filters = listingParameters().flatMap((name) => [
      `${listing}?${name}=a`,
      `${listing}?utm_source=b&${name}=a`,
    ]);
    expect([...forbidden, ...filters].filter(may)).toEqual([]);
  });

  test('allows all pages, colors of products, and parameters of advertisers', () => {
    const pageAddresses = pages.map(({ path }) => path);
    const shared = [`${product?.path}?color=Navy`, `${product?.path}?utm_source=a&gclid=b`];
    const added = ['/?fbclid=a', `${listing}?utm_source=a&utm_medium=b`, `${listing}page/2/?gclid=a`];
    expect([...pageAddresses, ...shared, ...added].filter((address) => !may(address))).toEqual([]);
  });
});

test('no page requests a file with parameters', () => {
  const requested = pages.flatMap(({ elements }) =>
    referencesOf({ elements: elements.filter(({ name }) => name !== 'a') }).filter((address) =>
      /^\/[^/].*\?/.test(address),
    ),
  );
  expect(requested).toEqual([]);
  const sheets = [...files].filter((file) => file.endsWith('.css')).map(readText);
  expect(sheets.filter((text) => /url\([^)]*\?/.test(text))).toEqual([]);
  expect(readText('/manifest.webmanifest')).not.toContain('?');
});

test('the sitemap has the pictures that a product page shows before a color is selected', () => {
  const counts = new Map(
    products.map(({ id, images }) => [`${root}/products/${id}/`, galleryOf(images, undefined).length]),
  );
  expect(entries.filter(({ loc, images }) => images.length !== (counts.get(loc) ?? 0))).toEqual([]);
  const unused = entries.flatMap(({ loc, images }) => {
    const shown = images.length === 0 ? [] : referencesOf(getPage(loc.slice(root.length)));
    const addresses = shown.filter((address) => URL.canParse(address, siteUrl));
    const found = new Set(addresses.map((address) => new URL(address, siteUrl).href));
    return images.filter((image) => !found.has(image));
  });
  expect(unused).toEqual([]);
});
