import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { orders } from '@/lib/site/content';
import { EXPORT_ROOT_FILES, EXPORT_ROOT_FOLDERS } from '@/lib/site/links/check-redirects';
import { getOwnPages, getPageAddresses } from '@/lib/site/own-pages/own-pages';
import { PAGE_DEFINITIONS } from '@/lib/site/pages';
import { expectedListings, numberedPaths, products } from './expected';
import { files, pages } from './site';

/** The pages that every shop has. */
const FIXED = [
  '/404.html',
  '/admin/',
  '/admin/add-product/',
  '/admin/changes/',
  '/admin/edit-product/',
  '/admin/login/',
  // Only for a shop with orders.
  ...(orders.length > 0 ? ['/admin/orders/'] : []),
  '/admin/products/',
  '/admin/publish/',
  ...Object.values(PAGE_DEFINITIONS).map(({ path }) => path),
  ...getOwnPages().map(({ name }) => `/${name}/`),
];
const CATEGORY_PAGES = CATEGORIES.flatMap(({ key, slug }) => [`/${slug}/`, `/category/${key}/`]);

test('the pages are the numbered pages of listings, the products, and the pages of every shop', () => {
  const listings = expectedListings().flatMap(numberedPaths);
  const productPages = products.map(({ id }) => `/products/${id}/`);
  const expected = new Set([...FIXED, ...CATEGORY_PAGES, ...listings, ...productPages]);
  expect(pages.map(({ path }) => path).sort()).toEqual([...expected].sort());
});

test('no redirect may replace a page or file of the export', () => {
  const paths = pages.map(({ path }) => path).filter((path) => path.endsWith('/') && !path.startsWith('/admin/'));
  const addresses = [...getPageAddresses()].filter(([, { isUnwritten }]) => !isUnwritten).map(([path]) => path);
  expect(paths.sort()).toEqual(addresses.sort());
  const others = [...files].filter((file) => !/(?:\/index\.html|\.gz|\.br)$/.test(file));
  const unknown = others.filter(
    (file) => !EXPORT_ROOT_FILES.includes(file) && !EXPORT_ROOT_FOLDERS.includes(file.split('/')[1] ?? ''),
  );
  expect(unknown).toEqual([]);
});
