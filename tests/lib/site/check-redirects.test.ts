import { checkAddresses, checkRedirects, SHOP_FILES, SHOP_FOLDERS } from '@/lib/site/check-redirects';
import { pagePaths } from '@/lib/site/page-paths';

const pages = new Set(['/', '/faq/', '/clothing/', '/clothing/page/2/', '/products/boot-9/']);
const faultsOf = (from: string, to: string) =>
  checkRedirects([{ from, to }], { pages, siteUrl: 'https://shop.example.com' }, 'redirects.json').map(
    ({ file, field, message }) => `${file} ${field}: ${message}`,
  );

test('an address that the shop does not have may lead to any page, query and all, and elsewhere', () => {
  for (const to of ['/faq/', '/faq', '/clothing/?brand=a', '/#top', '/feed.xml', 'https://elsewhere.example/faq/'])
    expect(faultsOf('/old/', to)).toEqual([]);
  expect(faultsOf('/Clothing/', '/faq/')).toEqual([]);
});

test.each([
  ['/', 'is a page of this shop'],
  ['/?page_id=7', 'is a page of this shop'],
  ['/clothing', 'is a page of this shop'],
  ['/clothing/?sort=2', 'is a page of this shop'],
  ['/clothing/page/2/', 'is a page of this shop'],
  ['/clothing/index.html', 'is a page of this shop'],
  ['/products/boot-9', 'is a page of this shop'],
  ['/feed.xml', 'is a file of this shop'],
  ['/admin/old/', "stands in a folder of the shop's own files: /admin/"],
  ['/_next/x.js', "stands in a folder of the shop's own files: /_next/"],
])('a redirect from %s would hide what the shop has', (from, message) => {
  expect(faultsOf(from, '/faq/')).toEqual([expect.stringContaining(`redirects.json 0.from: "${from}" ${message}`)]);
});

test.each([
  ['/faqs/', 'is no page of this shop; the nearest is "/faq/"'],
  ['/shop/boot-9.html', 'is no page of this shop; the nearest is "/products/boot-9/"'],
  ['/something-else-altogether/', 'is no page of this shop'],
  ['/clothing/page/3/', 'is no page of this shop; the nearest is "/clothing/page/2/"'],
  ['/_headers', 'is no page of this shop'],
  ['https://shop.example.com/faq/', 'is an address of this shop: leave out everything before its path'],
])('none leads to %s, which the shop does not have', (to, message) => {
  expect(faultsOf('/old/', to)).toEqual([`redirects.json 0.to: "${to}" ${message}`]);
});

test('menu and roles lead to pages that there are', () => {
  const role = (...links: { label: string; href?: string; kit?: string }[]) => ({ title: 'A', text: 'B.', links });
  const given = (menu: string, role1: string) => ({
    site: {
      menu: [
        { label: 'Coats', category: 'clothing' },
        { label: 'About', href: menu },
      ],
    },
    texts: { roles: { title: 'For', items: [role({ label: 'Go', kit: 'A' }, { label: 'See', href: role1 })] } },
  });
  expect(checkAddresses(given('/faq/', '/clothing/?size=9'), pages, 'data')).toEqual([]);
  expect(checkAddresses(given('/about/', '/clothes/?size=9'), pages, 'data')).toEqual([
    {
      file: 'data/site.json',
      field: 'menu.1.href',
      message: expect.stringContaining('"/about/" is no page of this shop'),
    },
    {
      file: 'data/texts.json',
      field: 'roles.items.0.links.1.href',
      message: '"/clothes/?size=9" is no page of this shop; the nearest is "/clothing/"',
    },
  ]);
});

test('every page of the shop is known', () => {
  const known = pagePaths();
  for (const page of ['/', '/all-products/', '/all-products/page/2/', '/brands/', '/products/', '/offline/'])
    expect(known).toContain(page);
  expect(SHOP_FILES.filter((file) => known.has(file))).toEqual([]);
  expect([...known].filter((page) => SHOP_FOLDERS.includes(page.split('/')[1] ?? ''))).toEqual([]);
});
