import { CATEGORIES } from '@/lib/catalogue/categories';
import { SHOP_FILES, SHOP_FOLDERS } from '@/lib/site/check-redirects';
import { orders } from '@/lib/site/content';
import { readPagesFolder } from '@/lib/site/own-pages/read-folder';
import { pagePaths } from '@/lib/site/page-paths';
import { PAGE_ROWS } from '@/lib/site/pages';
import { expectedListings, expectedSubcategories, numberedPaths, products } from './expected';
import { dataDir, fileOf, files, isProduct, pages } from './site';

/** The pages that every shop has, whatever it sells. */
const FIXED = [
  '/404.html',
  '/admin/',
  '/admin/add-product/',
  '/admin/changes/',
  '/admin/edit-product/',
  '/admin/login/',
  // A page of the orders that the data folder has, if any.
  ...(orders.length > 0 ? ['/admin/orders/'] : []),
  '/admin/products/',
  '/admin/publish/',
  ...Object.values(PAGE_ROWS).map(({ path }) => path),
  ...[...readPagesFolder(dataDir).texts.keys()].map((file) => `/${file.replace(/\.md$/, '')}/`),
];
const CATEGORY_PAGES = CATEGORIES.flatMap(({ key, slug }) => [`/${slug}/`, `/category/${key}/`]);

test.each([...FIXED, ...CATEGORY_PAGES])('%s exists', (path) => {
  expect(files).toContain(fileOf(path));
});

test('every subcategory of the data and of the menu has a page', () => {
  expect(expectedSubcategories().filter(({ path }) => !files.has(fileOf(path)))).toEqual([]);
});

test('every listing has as many numbered pages as its products fill, and no more', () => {
  const expected = expectedListings().flatMap((listing) => numberedPaths(listing).slice(1));
  const exported = pages.map(({ path }) => path).filter((path) => path.includes('/page/'));
  expect(exported.sort()).toEqual(expected.sort());
});

test('the product pages are those of the ids in the catalogue', () => {
  const exported = pages.filter(isProduct).map(({ path }) => path);
  expect(exported.sort()).toEqual(products.map(({ id }) => `/products/${id}/`).sort());
});

test('every page and file of the export is one that no redirect may hide', () => {
  const shown = pages.map(({ path }) => path).filter((path) => path.endsWith('/') && !path.startsWith('/admin/'));
  expect(shown.sort()).toEqual([...pagePaths()].sort());
  const others = [...files].filter((file) => !/(?:\/index\.html|\.gz|\.br)$/.test(file));
  const unknown = others.filter(
    (file) => !SHOP_FILES.includes(file) && !SHOP_FOLDERS.includes(file.split('/')[1] ?? ''),
  );
  expect(unknown).toEqual([]);
});

test('no page stands at an address that nothing calls for', () => {
  const known = [...expectedListings().flatMap(numberedPaths), ...products.map(({ id }) => `/products/${id}/`)];
  const others = pages.map(({ path }) => path).filter((path) => !known.includes(path));
  const called = new Set([...FIXED, ...CATEGORY_PAGES]);
  expect(others.filter((path) => !called.has(path))).toEqual([]);
});
