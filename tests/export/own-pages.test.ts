import { existsSync } from 'node:fs';
import { CATEGORIES } from '@/lib/catalogue/categories';
import { TAKEN } from '@/lib/catalogue/category-keys';
import { searchPages } from '@/lib/search/search-pages';
import { menuPages } from '@/lib/site/menu';
import { checkPages } from '@/lib/site/own-pages/check-pages';
import { PAGES_FOLDER, readPagesFolder } from '@/lib/site/own-pages/read-folder';
import { parseHtml, textOf } from './html';
import { nodesOf } from './json-ld';
import { propertiesOf } from './share';
import { basePath, dataDir, files, getPage, type pages, readText, siteUrl } from './site';

const { pages: own, problems } = checkPages(readPagesFolder(dataDir), `${dataDir}/${PAGES_FOLDER}`);
const root = `${siteUrl}${basePath}`;
const addressOf = ({ name }: { name: string }) => `/${name}/`;

/** The addresses to which the footer of a page leads. */
const inFooter = ({ elements }: (typeof pages)[number]) =>
  parseHtml(elements.find(({ name }) => name === 'footer')?.inner ?? '').flatMap(
    ({ attributes: { href } }) => href?.slice(basePath.length) ?? [],
  );

test('the pages of the data folder are in order, and stand in the export', () => {
  expect([problems, own.length > 0]).toEqual([[], existsSync(`${dataDir}/${PAGES_FOLDER}`)]);
  expect(own.map(addressOf).filter((path) => !files.has(`${path}index.html`))).toEqual([]);
});

test('each has its title as its one heading of that size, and says all of its parts', () => {
  const wrong = own.filter((page) => {
    const headings = getPage(addressOf(page)).elements.filter(({ name }) => name === 'h1');
    return headings.length !== 1 || textOf(headings[0]?.inner ?? '') !== page.title;
  });
  const ids = own.map((page) => page.ids.filter((id) => !getPage(addressOf(page)).html.includes(`id="${id}"`)));
  expect([wrong.map(addressOf), ids.flat()]).toEqual([[], []]);
});

test('header and footer lead to those that their heads say, on every page alike', () => {
  const home = getPage('/');
  for (const page of own) {
    const path = addressOf(page);
    const isThere = (places: readonly { href: string }[]) => places.some(({ href }) => href === path);
    expect([path, isThere(menuPages)]).toEqual([path, page.link === 'menu']);
    expect([path, inFooter(home).includes(path)]).toEqual([path, page.link !== 'none']);
  }
});

test('search, sitemap and llms.txt know each', () => {
  const found = new Map(searchPages([]).map(({ href, name }) => [href, name]));
  const [sitemap, llms] = [readText('/sitemap.xml'), readText('/llms.txt')];
  for (const page of own) {
    expect(found.get(addressOf(page))).toBe(page.title);
    const date = page.date === undefined ? '' : `<lastmod>${page.date}</lastmod>`;
    expect(sitemap).toContain(`<url><loc>${root}${addressOf(page)}</loc>${date}</url>`);
    expect(llms).toContain(`(${root}${addressOf(page)})`);
  }
});

test('each tells what it is and the way to it, and has an image to be shared with', () => {
  for (const page of own) {
    const exported = getPage(addressOf(page));
    const told = ['WebPage', 'AboutPage'].flatMap((type) => nodesOf(exported, type));
    expect(told).toMatchObject([{ name: page.title, url: `${root}${addressOf(page)}` }]);
    expect(told[0]?.dateModified).toBe(page.date);
    expect(nodesOf(exported, 'BreadcrumbList')).toHaveLength(1);
    expect(propertiesOf(exported).get('og:image')).toBe(propertiesOf(getPage('/')).get('og:image'));
  }
});

test('every folder of the export is that of a category, of an owner’s page, or one that no page may be called after', () => {
  const folders = new Set([...files].flatMap((file) => /^\/([^/]+)\//.exec(file)?.[1] ?? []));
  const known = [...TAKEN, '_next', ...CATEGORIES.map(({ slug }) => slug), ...own.map(({ name }) => name)];
  expect([...folders].filter((name) => !known.includes(name))).toEqual([]);
});
