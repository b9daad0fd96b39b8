import { originsOf, photographUrls } from '@/scripts/build/images/photograph-urls';
import { products } from './expected';
import { pageFiles, policyOf, readShopOrigins, securityProblems } from './page-security';
import {
  basePath,
  catalogueFile,
  dataDir,
  fileOf,
  isNotFound,
  OUT,
  type Page,
  pages,
  problemsByPage,
  siteUrl,
} from './site';

test('every page has its policy first, nothing inline that it does not name, no host that no data name, and one audience', () => {
  const shop = readShopOrigins(dataDir, catalogueFile, { basePath, siteUrl });
  expect(pages).toHaveLength(pageFiles(OUT).length);
  expect(problemsByPage(pages, ({ path, html }) => securityProblems(fileOf(path).slice(1), html, shop))).toEqual([]);
});

const isAdmin = ({ path }: Page) => path.startsWith('/admin/');

test('the pages of the admin ask no host for a picture but those that the catalogue names', () => {
  const hosts = originsOf(photographUrls(products).keys());
  const wanted = ["img-src 'self' data: blob:", ...hosts].join(' ');
  expect(
    problemsByPage(pages.filter(isAdmin), (page) =>
      policyOf(page)?.split('; ').includes(wanted) ? [] : [`${policyOf(page)}`],
    ),
  ).toEqual([]);
});

const isShop = (page: Page) => !isAdmin(page) && !isNotFound(page);
const scriptsOf = ({ elements }: Page) => elements.filter(({ name }) => name === 'script');

test('the loader is the first script of every page of the shop, with one text, and the others wait for it', () => {
  const loaders = new Set(pages.filter(isShop).map((page) => scriptsOf(page)[0]?.inner));
  expect([...loaders]).toEqual([expect.stringContaining('data-src')]);
  const faults = problemsByPage(pages.filter(isShop), (page) => [
    ...scriptsOf(page).flatMap(({ attributes: { src } }) => (src ? [`starts ${src}`] : [])),
    ...page.elements.flatMap(({ attributes: { as, href } }) => (as === 'script' ? [`fetches ${href}`] : [])),
  ]);
  expect(faults).toEqual([]);
});

test('the page for unknown addresses begins with its redirects, and a page of the admin has no loader', () => {
  expect(pages.filter(isNotFound).map((page) => scriptsOf(page)[0]?.attributes.src)).toEqual([`${basePath}/moved.js`]);
  expect(problemsByPage(pages.filter(isAdmin), ({ html }) => html.match(/data-src/g) ?? [])).toEqual([]);
});
