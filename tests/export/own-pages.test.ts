import { existsSync } from 'node:fs';
import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { RESERVED_SLUGS } from '@/lib/catalogue/categories/category-keys';
import { searchPages } from '@/lib/search/search-pages';
import { menuPages } from '@/lib/site/menu';
import { getOwnPages, getPageAddresses } from '@/lib/site/own-pages/own-pages';
import { parseHtml, textOf } from './html';
import { nodesOf } from './json-ld';
import { propertiesOf } from './share';
import { basePath, dataDir, files, getPage, readText, root } from './site';

const ownPages = getOwnPages().map((page) => ({ ...page, path: `/${page.name}/` }));
const hrefs = (elements: ReturnType<typeof parseHtml>) =>
  elements.flatMap(({ attributes: { href } }) => href?.slice(basePath.length) ?? []);
const footerLinks = hrefs(parseHtml(getPage('/').elements.find(({ name }) => name === 'footer')?.inner ?? ''));

test('a shop with a folder of pages has pages', () => {
  expect(ownPages.length > 0).toBe(existsSync(`${dataDir}/pages`));
});

test('each page has its title as the only h1, ids of its headings, and structured data', () => {
  for (const page of ownPages) {
    const exported = getPage(page.path);
    const titles = exported.elements.filter(({ name }) => name === 'h1').map(({ inner }) => textOf(inner));
    expect(titles).toEqual([page.title]);
    expect(page.ids.filter((id) => !exported.html.includes(`id="${id}"`))).toEqual([]);
    expect(['WebPage', 'AboutPage'].flatMap((type) => nodesOf(exported, type))).toEqual([
      expect.objectContaining({ name: page.title, url: `${root}${page.path}` }),
    ]);
    expect(nodesOf(exported, 'BreadcrumbList')).toHaveLength(1);
    expect(propertiesOf(exported).get('og:image')).toBe(propertiesOf(getPage('/')).get('og:image'));
  }
});

test('each page is linked as set in its front matter, and is in search, sitemap and llms.txt', () => {
  for (const page of ownPages) {
    const places = [menuPages.some(({ href }) => href === page.path), footerLinks.includes(page.path)];
    expect([page.path, ...places]).toEqual([page.path, page.link === 'menu', page.link !== 'none']);
    expect(searchPages([])).toContainEqual(expect.objectContaining({ href: page.path, name: page.title }));
    const date = page.date === undefined ? '' : `<lastmod>${page.date}</lastmod>\n`;
    expect(readText('/sitemap.xml')).toContain(`<url>\n<loc>${root}${page.path}</loc>\n${date}</url>`);
    expect(readText('/llms.txt')).toContain(`(${root}${page.path})`);
  }
});

test('the FAQ and the contact page link to the pages of the footer', () => {
  const linked = ownPages.filter(({ link }) => link !== 'none').map(({ path }) => path);
  for (const path of ['/faq/', '/contact/']) {
    const links = getPage(path).elements.find(({ attributes }) => attributes['aria-label'] === 'More information');
    expect(hrefs(parseHtml(links?.inner ?? ''))).toEqual(linked);
  }
});

test('a page with only placeholder text is not on the site', () => {
  const unwritten = [...getPageAddresses()].filter(([, { isUnwritten }]) => isUnwritten).map(([path]) => path);
  expect(unwritten).toEqual(dataDir.endsWith('garden') ? ['/terms/'] : []);
  const linked = [...footerLinks, ...[...menuPages, ...searchPages([])].map(({ href }) => href)];
  const others = readText('/sitemap.xml') + readText('/llms.txt');
  const found = unwritten.filter(
    (path) => files.has(`${path}index.html`) || linked.includes(path) || others.includes(`${root}${path}`),
  );
  expect(found).toEqual([]);
});

test('every folder of the export is reserved, a category or a page of the owner', () => {
  const folders = new Set([...files].flatMap((file) => /^\/([^/]+)\//.exec(file)?.[1] ?? []));
  const known = [
    ...RESERVED_SLUGS,
    '_next',
    ...CATEGORIES.map(({ slug }) => slug),
    ...ownPages.map(({ name }) => name),
  ];
  expect([...folders].filter((name) => !known.includes(name))).toEqual([]);
});
