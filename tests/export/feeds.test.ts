/** @jest-environment jsdom */
import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { branding } from '@/lib/site/content';
import { site } from '@/lib/site/site';
import { ADMIN_FILES_PATH } from '@/lib/storage/offline/cache-names';
import { atomProblems, jsonFeedProblems, parseXml } from '@/tests/fixtures/validate-feeds';
import { expectedSubcategories, products } from './expected';
import { readLlms } from './llms-text';
import { basePath, files, type Page, pages, problemsByPage, readText, root } from './site';
import { sitemapEntries } from './sitemap';

const pathOf = (address: string) => address.slice(root.length);
const FEED_FILES = ['/llms.txt', '/feed.xml', '/feed.json'];
const canonical = sitemapEntries(readText('/sitemap.xml')).map(({ loc }) => loc);
const dated = products.filter(({ date }) => date !== undefined);

describe('llms.txt', () => {
  const { name, summary, about, sections } = readLlms(readText('/llms.txt'));
  const links = Object.values(sections).flat();

  test('describes the shop, and that it has no cart', () => {
    expect([name, summary]).toEqual([site.name, branding.description.replace(/\s+/g, ' ')]);
    expect(about.join('\n')).toContain('no cart');
    expect(about.join('\n')).toContain(`${products.length} product`);
  });

  test('lists every category, and every subcategory with products, with their counts', () => {
    const expected = [
      ...CATEGORIES.map(({ key, slug }) => ({
        path: `/${slug}/`,
        ids: products.filter(({ placements }) => placements.some(({ category }) => category === key)),
      })),
      ...expectedSubcategories().filter(({ ids }) => ids.length > 0),
    ].map(({ path, ids }) => `${root}${path} ${ids.length}`);
    const listed = (sections.Categories ?? []).map(
      ({ address, note }) => `${address} ${Number.parseInt(note ?? '', 10)}`,
    );
    expect(listed.sort()).toEqual(expected.sort());
  });

  test('links only to canonical pages and files of the export', () => {
    const { Data: data = [], ...others } = sections;
    expect(
      Object.values(others)
        .flat()
        .filter(({ address }) => !canonical.includes(address)),
    ).toEqual([]);
    expect(data.filter(({ address }) => !files.has(pathOf(address)))).toEqual([]);
    expect(links.map(({ address }) => address).filter((address, index, all) => all.indexOf(address) !== index)).toEqual(
      [],
    );
    const feeds = links.map(({ address }) => pathOf(address)).filter((path) => path.startsWith('/feed'));
    expect(feeds).toEqual(dated.length > 0 ? ['/feed.xml', '/feed.json'] : []);
  });
});

describe('the feeds', () => {
  test('are valid', () => {
    expect(atomProblems(readText('/feed.xml'), `${root}/feed.xml`)).toEqual([]);
    expect(jsonFeedProblems(readText('/feed.json'), `${root}/feed.json`)).toEqual([]);
  });

  test('have the newest products with their dates, and link to their pages and pictures', () => {
    const days = dated
      .map(({ date }) => date)
      .sort()
      .reverse()
      .slice(0, 50);
    const { items }: { items: Record<string, string>[] } = JSON.parse(readText('/feed.json'));
    const byAddress = new Map(dated.map((product) => [`${root}/products/${product.id}/`, product]));
    expect(items.map(({ date_published }) => date_published?.slice(0, 10))).toEqual(days);
    expect(
      items.filter(({ id = '', date_published }) => `${byAddress.get(id)?.date}T00:00:00Z` !== date_published),
    ).toEqual([]);
    const pictures = items.map(({ image = '' }) => image).filter((image) => image.startsWith(root));
    expect(pictures.filter((image) => !files.has(pathOf(image)))).toEqual([]);
  });

  test('have the same entries', () => {
    const { items }: { items: Record<string, string>[] } = JSON.parse(readText('/feed.json'));
    const entries = [...parseXml(readText('/feed.xml')).querySelectorAll('entry')].map((entry) =>
      ['id', 'title', 'summary', 'content', 'published'].map((name) => entry.querySelector(name)?.textContent),
    );
    expect(entries).toEqual(
      items.map((item) => [item.id, item.title, item.summary, item.content_html, item.date_published]),
    );
  });
});

describe('the links to the feeds', () => {
  const alternates = ({ elements }: Page) =>
    elements
      .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'alternate')
      .map(({ attributes }) => `${attributes.type} ${attributes.href}`);
  const feeds =
    dated.length > 0 ? [`application/atom+xml ${root}/feed.xml`, `application/feed+json ${root}/feed.json`] : [];

  test('are in the head of the home page and the listing of all products', () => {
    const expected = ({ path }: Page) => (path === '/' || path.startsWith('/all-products/') ? feeds : []);
    expect(
      problemsByPage(pages, (page) =>
        alternates(page).join() === expected(page).join() ? [] : [alternates(page).join()],
      ),
    ).toEqual([]);
  });
});

test('neither the service worker nor the admin caches them', () => {
  const cached = `${readText('/sw.js')}${readText(ADMIN_FILES_PATH)}`;
  expect(FEED_FILES.filter((file) => cached.includes(`${basePath}${file}"`))).toEqual([]);
});
