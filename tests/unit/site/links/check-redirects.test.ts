import { checkRedirects, EXPORT_ROOT_FILES, EXPORT_ROOT_FOLDERS } from '@/lib/site/links/check-redirects';
import { getPageAddresses } from '@/lib/site/own-pages/own-pages';

const pages = new Map([
  ['/', {}],
  ['/faq/', {}],
  ['/clothing/', { products: 12 }],
  ['/clothing/page/2/', { products: 12 }],
  ['/duty/', { products: 0 }],
  ['/products/boot-9/', { products: 1 }],
]);
const check = (from: string, to: string) => checkRedirects([{ from, to }], pages, 'redirects.json');
const problem = (field: string, message: string, isWarning?: boolean) => ({
  ...{ file: 'redirects.json', field, message: expect.stringContaining(message) },
  ...(isWarning && { isWarning }),
});

beforeAll(() => {
  process.env.SITE_URL = 'https://shop.example.com';
});

test('an unknown address may redirect to any page, file or other site', () => {
  for (const to of ['/faq/', '/faq', '/clothing/?brand=a', '/duty/', '/#top', '/feed.xml', 'https://else.example/faq/'])
    expect(check('/old/', to)).toEqual([]);
  expect(check('/Clothing/', '/faq/')).toEqual([]);
  expect(check('/old/*', '/clothing/*')).toEqual([]);
  expect(check('/old/*', '/products/*')).toEqual([]);
});

test.each([
  ['/', 'would hide the page /'],
  ['/?page_id=7', 'would hide the page /'],
  ['/faq/index.html', 'would hide the page /faq/'],
  ['/faq/*', 'would hide the page /faq/'],
  ['/feed.xml', 'is among the files of the shop'],
  ['/admin/old/', 'is among the files of the shop'],
  ['/_next/*', 'is among the files of the shop'],
])('a redirect from %s is an error', (from, message) => {
  expect(check(from, '/all/')).toContainEqual(problem('0.from', `"${from}" ${message}`));
});

test.each(['/clothing/?sort=2', '/clothing/page/2/', '/clothing/*', '/products/boot-9'])(
  'a redirect from %s, which depends on products, is skipped with a warning',
  (from) => {
    expect(check(from, '/faq/')).toEqual([problem('0.from', `"${from}" would hide the page /`, true)]);
  },
);

test.each([
  ['/faqs/', 'is not a page of this shop; the nearest is "/faq/"'],
  ['/shop/boot-9.html', 'is not a page of this shop; the nearest is "/products/boot-9/"'],
  ['/_headers', 'is not a page of this shop'],
  ['https://shop.example.com/faq/', 'is an address of this shop: write only its path'],
])('a redirect to %s, which the shop does not have, is an error', (to, message) => {
  expect(check('/old/', to)).toEqual([problem('0.to', `"${to}" ${message}`)]);
});

test.each([
  ['/products/boot-8/', '"/products/boot-8/" is not in the catalog: it is left out of the site'],
  ['/clothing/shirts/', '"/clothing/shirts/" has no products: it is left out of the site'],
  ['/clothing/page/3/', 'the nearest is "/clothing/page/2/"'],
])('a redirect to %s, which has no products, is skipped with a warning', (to, message) => {
  expect(check('/old/', to)).toEqual([problem('0.to', message, true)]);
});

test('a prefix to a folder without pages is an error', () => {
  expect(check('/old/*', '/journal/*')).toEqual([problem('0.to', '"/journal/*" is not a page of this shop')]);
});

test('no page of the shop has the address of a file', () => {
  const known = getPageAddresses();
  for (const page of ['/', '/all-products/', '/all-products/page/2/', '/brands/', '/products/', '/offline/'])
    expect([...known.keys()]).toContain(page);
  expect(EXPORT_ROOT_FILES.filter((file) => known.has(file))).toEqual([]);
  expect([...known.keys()].filter((page) => EXPORT_ROOT_FOLDERS.includes(page.split('/')[1] ?? ''))).toEqual([]);
});
