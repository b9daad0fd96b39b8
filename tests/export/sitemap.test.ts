import { listingParameters } from '@/lib/listing/listing-parameters';
import { canonicalOf, isNoindex } from './checks';
import { products } from './expected';
import { basePath, pages, readText, siteUrl } from './site';
import { readSitemap, sitemapEntries } from './sitemap';

const root = `${siteUrl}${basePath}`;
const entries = sitemapEntries(readText('/sitemap.xml'), (address) => readText(address.slice(root.length)));
const robots = readText('/robots.txt').split('\n');

test('the sitemap holds each page that search engines may show, and no other', () => {
  const canonical = pages
    .filter((page) => !isNoindex(page) && canonicalOf(page) === `${root}${page.path}`)
    .map(({ path }) => `${root}${path}`);
  expect(entries.map(({ loc }) => loc).sort()).toEqual(canonical.sort());
});

test('the sitemap dates a product by its data, and nothing else', () => {
  const dates = new Map(products.map(({ id, date }) => [`${root}/products/${id}/`, date]));
  const wrong = entries.filter(({ loc, lastmod }) => lastmod !== dates.get(loc));
  expect(wrong).toEqual([]);
  expect(entries.filter(({ lastmod }) => lastmod !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(lastmod))).toEqual([]);
});

test('no part of the sitemap holds more than 50,000 addresses or 50 MB', () => {
  const { kind, entries: first } = readSitemap(readText('/sitemap.xml'));
  const parts =
    kind === 'sitemapindex' ? first.map(({ loc }) => readText(loc.slice(root.length))) : [readText('/sitemap.xml')];
  const large = parts.filter(
    (xml) => readSitemap(xml).entries.length > 50_000 || Buffer.byteLength(xml) > 50 * 1024 * 1024,
  );
  expect(large).toHaveLength(0);
});

test('robots.txt names the sitemap by its absolute address', () => {
  expect(robots.filter((line) => line.startsWith('Sitemap:'))).toEqual([`Sitemap: ${root}/sitemap.xml`]);
});

test('robots.txt keeps crawlers from every parameter of a listing, and from nothing else', () => {
  const disallowed = robots
    .filter((line) => line.startsWith('Disallow:'))
    .map((line) => line.replace(/^Disallow: /, ''));
  expect(disallowed.sort()).toEqual(
    listingParameters()
      .map((name) => `/*?*${name}=`)
      .sort(),
  );
});

test('an index is followed into its parts', () => {
  const index =
    '<sitemapindex xmlns=""><sitemap><loc>/1.xml</loc></sitemap><sitemap><loc>/2.xml</loc></sitemap></sitemapindex>';
  const part = (address: string) =>
    `<urlset xmlns=""><url><loc>${address}?a&amp;b</loc><lastmod>2026-01-02</lastmod></url></urlset>`;
  expect(sitemapEntries(index, part)).toEqual([
    { loc: '/1.xml?a&b', lastmod: '2026-01-02' },
    { loc: '/2.xml?a&b', lastmod: '2026-01-02' },
  ]);
});
