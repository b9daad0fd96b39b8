import { checkRedirects, SHOP_FILES, SHOP_FOLDERS } from '@/lib/site/check-redirects';
import { getAddresses } from '@/lib/site/own-pages/get-own-pages';

const pages = new Map([
  ['/', {}],
  ['/faq/', {}],
  ['/clothing/', { products: 12 }],
  ['/clothing/page/2/', { products: 12 }],
  ['/duty/', { products: 0 }],
  ['/products/boot-9/', { products: 1 }],
]);
const check = (from: string, to: string) =>
  checkRedirects([{ from, to }], { pages, siteUrl: 'https://shop.example.com' }, 'redirects.json');
const problem = (field: string, message: string, isWarning?: boolean) => ({
  ...{ file: 'redirects.json', field, message: expect.stringContaining(message) },
  ...(isWarning && { isWarning }),
});

test('an address that the shop does not have may lead to any page, query and all, and elsewhere', () => {
  for (const to of ['/faq/', '/faq', '/clothing/?brand=a', '/duty/', '/#top', '/feed.xml', 'https://else.example/faq/'])
    expect(check('/old/', to)).toEqual([]);
  expect(check('/Clothing/', '/faq/')).toEqual([]);
});

test.each([
  ['/', 'is a page of this shop'],
  ['/?page_id=7', 'is a page of this shop'],
  ['/faq/index.html', 'is a page of this shop'],
  ['/feed.xml', 'is a file of this shop'],
  ['/admin/old/', "is in a folder of the shop's own files: /admin/"],
  ['/_next/x.js', "is in a folder of the shop's own files: /_next/"],
])('a redirect from %s would hide what the shop has', (from, message) => {
  expect(check(from, '/faq/')).toEqual([problem('0.from', `"${from}" ${message}`)]);
});

test.each(['/clothing', '/clothing/?sort=2', '/clothing/page/2/', '/products/boot-9'])(
  'a redirect from %s, a page of products, is left out with a warning',
  (from) => {
    expect(check(from, '/faq/')).toEqual([problem('0.from', `"${from}" is a page of this shop`, true)]);
  },
);

test.each([
  ['/faqs/', 'is no page of this shop; the nearest is "/faq/"'],
  ['/shop/boot-9.html', 'is no page of this shop; the nearest is "/products/boot-9/"'],
  ['/something-else-altogether/', 'is no page of this shop'],
  ['/_headers', 'is no page of this shop'],
  ['https://shop.example.com/faq/', 'is an address of this shop: leave out everything before its path'],
])('none leads to %s, which the shop does not have', (to, message) => {
  expect(check('/old/', to)).toEqual([problem('0.to', `"${to}" ${message}`)]);
});

test.each([
  ['/products/boot-8/', '"/products/boot-8/" is not in the catalog: it is left out of the site'],
  ['/clothing/shirts/', '"/clothing/shirts/" has no products: it is left out of the site'],
  ['/clothing/page/3/', 'the nearest is "/clothing/page/2/"'],
])('a redirect to %s, which has no products, is left out with a warning', (to, message) => {
  expect(check('/old/', to)).toEqual([problem('0.to', message, true)]);
});

test('every page of the shop is known, and none is taken for a file', () => {
  const known = getAddresses();
  for (const page of ['/', '/all-products/', '/all-products/page/2/', '/brands/', '/products/', '/offline/'])
    expect([...known.keys()]).toContain(page);
  expect(SHOP_FILES.filter((file) => known.has(file))).toEqual([]);
  expect([...known.keys()].filter((page) => SHOP_FOLDERS.includes(page.split('/')[1] ?? ''))).toEqual([]);
});
