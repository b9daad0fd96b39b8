import { canonicalOf, isNoindex } from './checks';
import { canonicalLinkProblem, countClicks, linksOf, referenceProblem, referencesOf } from './links';
import { basePath, files, isStorefront, pages, problemsByPage, readText, siteUrl } from './site';
import { mayCrawl } from './sitemap';

const MAX_CLICKS = 4;
const root = `${siteUrl}${basePath}`;

test('every URL in every page is a file of the export', () => {
  const problems = problemsByPage(pages, (page) => {
    const ids = new Set(page.elements.flatMap(({ attributes }) => attributes.id ?? []));
    const found = referencesOf(page).flatMap(
      (reference) => referenceProblem(reference, { files, siteUrl, basePath, ids }) ?? [],
    );
    return [...new Set(found)];
  });
  expect(problems).toEqual([]);
});

test('every URL in a style sheet or the manifest is a file of the export', () => {
  const ids = new Set<string>();
  const sheets = [...files].filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  const found = sheets.flatMap((file) =>
    [...readText(file).matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(
      ([, address = '']) => new URL(address, `${siteUrl}${basePath}${file}`).href,
    ),
  );
  const { icons, start_url: start } = JSON.parse(readText('/manifest.webmanifest'));
  const inManifest = [start, ...icons.map(({ src }: { src: string }) => src)];
  expect(
    [...found, ...inManifest].flatMap((address) => referenceProblem(address, { files, siteUrl, basePath, ids }) ?? []),
  ).toEqual([]);
});

test('every indexable canonical page is at most four clicks from the home page', () => {
  const links = new Map(pages.map((page) => [page.path, linksOf(page, basePath)]));
  const clicks = countClicks('/', (path) => links.get(path) ?? []);
  const far = pages
    .filter((page) => !isNoindex(page) && canonicalOf(page) === `${root}${page.path}`)
    .map(({ path }) => ({ path, clicks: clicks.get(path) ?? Number.POSITIVE_INFINITY }))
    .filter((page) => page.clicks > MAX_CLICKS);
  expect(far).toEqual([]);
});

test('every link of the shop has the canonical URL of a page', () => {
  const canonicals = new Map(pages.map((page) => [page.path, canonicalOf(page)?.slice(root.length)]));
  const problems = problemsByPage(pages.filter(isStorefront), ({ elements }) => {
    // A nofollow link has parameters; without these it must be canonical.
    const hrefs = elements.flatMap(({ name, attributes: { href, rel } }) =>
      name === 'a' && href !== undefined ? (rel === 'nofollow' ? href.replace(/\?.*/, '') : href) : [],
    );
    return [...new Set(hrefs)].flatMap((href) => canonicalLinkProblem(href, { canonicals, siteUrl, basePath }) ?? []);
  });
  expect(problems).toEqual([]);
});

test('exactly the links that robots.txt disallows are nofollow', () => {
  const robots = readText('/robots.txt');
  const problems = problemsByPage(pages.filter(isStorefront), ({ elements }) =>
    elements.flatMap(({ name, attributes: { href = '', rel } }) =>
      name === 'a' && href.startsWith('/') && mayCrawl(robots, href) === (rel === 'nofollow') ? href : [],
    ),
  );
  expect(problems).toEqual([]);
});
