import { canonicalOf, isNoindex } from './checks';
import { canonicalLinkProblem, countClicks, linksOf, referenceProblem, referencesOf } from './links';
import { basePath, files, isStorefront, pages, problemsByPage, readText, siteUrl } from './site';
import { mayCrawl } from './sitemap';

const CLICKS = 4;
const root = `${siteUrl}${basePath}`;

test('every address in every page leads to a file of the export', () => {
  const faults = problemsByPage(pages, (page) => {
    const ids = new Set(page.elements.flatMap(({ attributes }) => attributes.id ?? []));
    const found = referencesOf(page).flatMap(
      (reference) => referenceProblem(reference, { files, siteUrl, basePath, ids }) ?? [],
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
    [...found, ...named].flatMap((address) => referenceProblem(address, { files, siteUrl, basePath, ids }) ?? []),
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
  const faults = problemsByPage(pages.filter(isStorefront), ({ elements }) => {
    // A link that crawlers must not follow leads to a view of a page, of which that is the address.
    const hrefs = elements.flatMap(({ name, attributes: { href, rel } }) =>
      name === 'a' && href !== undefined ? (rel === 'nofollow' ? href.replace(/\?.*/, '') : href) : [],
    );
    return [...new Set(hrefs)].flatMap((href) => canonicalLinkProblem(href, { canonicals, siteUrl, basePath }) ?? []);
  });
  expect(faults).toEqual([]);
});

test('crawlers are told not to follow what robots.txt keeps them from, and nothing else of the shop', () => {
  const robots = readText('/robots.txt');
  const faults = problemsByPage(pages.filter(isStorefront), ({ elements }) =>
    elements.flatMap(({ name, attributes: { href = '', rel } }) =>
      name === 'a' && href.startsWith('/') && mayCrawl(robots, href) === (rel === 'nofollow') ? href : [],
    ),
  );
  expect(faults).toEqual([]);
});
