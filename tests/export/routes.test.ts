import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { orders } from '@/lib/site/content';
import { EXPORT_ROOT_FILES, EXPORT_ROOT_FOLDERS } from '@/lib/site/links/check-redirects';
import { getOwnPages, getPageAddresses } from '@/lib/site/own-pages/own-pages';
import { PAGE_DEFINITIONS } from '@/lib/site/pages';
import { expectedListings, numberedPaths, products } from './expected';
import { files, pages } from './site';

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
  ...Object.values(PAGE_DEFINITIONS).map(({ path }) => path),
  ...getOwnPages().map(({ name }) => `/${name}/`),
];
const CATEGORY_PAGES = CATEGORIES.flatMap(({ key, slug }) => [`/${slug}/`, `/category/${key}/`]);

test('the pages are those of the listings, as many as their products fill, of the products, and those of every shop', () => {
  const listings = expectedListings().flatMap(numberedPaths);
  const own = products.map(({ id }) => `/products/${id}/`);
  const called = new Set([...FIXED, ...CATEGORY_PAGES, ...listings, ...own]);
  expect(pages.map(({ path }) => path).sort()).toEqual([...called].sort());
});

test('every page and file of the export is one that no redirect may hide', () => {
  const shown = pages.map(({ path }) => path).filter((path) => path.endsWith('/') && !path.startsWith('/admin/'));
  const addresses = [...getPageAddresses()].filter(([, { isUnwritten }]) => !isUnwritten).map(([path]) => path);
  expect(shown.sort()).toEqual(addresses.sort());
  const others = [...files].filter((file) => !/(?:\/index\.html|\.gz|\.br)$/.test(file));
  const unknown = others.filter(
    (file) => !EXPORT_ROOT_FILES.includes(file) && !EXPORT_ROOT_FOLDERS.includes(file.split('/')[1] ?? ''),
  );
  expect(unknown).toEqual([]);
});
