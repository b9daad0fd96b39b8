import { originsOf, photographUrls } from '@/scripts/build/images/photograph-urls';
import { products } from './expected';
import { policyOf, securityProblems } from './page-security';
import { basePath, fileOf, isNotFound, type Page, pages, problemsByPage } from './site';

test('every page starts with its policy, and has only known inline scripts, hosts of the data, and one audience', () => {
  expect(pages.length).toBeGreaterThan(0);
  expect(problemsByPage(pages, ({ path, html }) => securityProblems(fileOf(path).slice(1), html))).toEqual([]);
});

const isAdmin = ({ path }: Page) => path.startsWith('/admin/');

test('pages of the admin load pictures only from hosts in the catalogue', () => {
  const hosts = originsOf(photographUrls(products).keys());
  const directive = ["img-src 'self' data: blob:", ...hosts].join(' ');
  expect(
    problemsByPage(pages.filter(isAdmin), (page) =>
      policyOf(page)?.split('; ').includes(directive) ? [] : [`${policyOf(page)}`],
    ),
  ).toEqual([]);
});

const isShop = (page: Page) => !isAdmin(page) && !isNotFound(page);
const scriptsOf = ({ elements }: Page) => elements.filter(({ name }) => name === 'script');

test('the loader is the first script of every shop page, always the same, and other scripts wait for it', () => {
  const loaders = new Set(pages.filter(isShop).map((page) => scriptsOf(page)[0]?.inner));
  expect([...loaders]).toEqual([expect.stringContaining('data-src')]);
  const problems = problemsByPage(pages.filter(isShop), (page) => [
    ...scriptsOf(page).flatMap(({ attributes: { src } }) => (src ? [`starts ${src}`] : [])),
    ...page.elements.flatMap(({ attributes: { as, href } }) => (as === 'script' ? [`fetches ${href}`] : [])),
  ]);
  expect(problems).toEqual([]);
});

test('the 404 page starts with its redirects, and pages of the admin have no loader', () => {
  expect(pages.filter(isNotFound).map((page) => scriptsOf(page)[0]?.attributes.src)).toEqual([`${basePath}/moved.js`]);
  expect(problemsByPage(pages.filter(isAdmin), ({ html }) => html.match(/data-src/g) ?? [])).toEqual([]);
});
