import { formatProblem } from '@/lib/catalogue/parse';
import { checkLinks, listPageAddresses } from '@/lib/site/links/check-links';
import { parseRows, productsFrom, row } from '@/tests/fixtures/catalogue';

const products = productsFrom(
  parseRows(
    row({ id: 'shirt', brand: 'Acme', subcategory: 'Shirts' }),
    row({ id: 'polo', brand: 'Other', subcategory: 'Polos', hidden: true }),
  ),
);
const addresses = listPageAddresses(products);
const rolesFor = (href: string) => {
  const links = [{ kit: 'A' }, { href }].map((target) => ({ label: 'Go', ...target }));
  return { title: 'For', items: [{ title: 'A', text: 'B.', links }] };
};
function check(menu: object[], href: string, others: object = {}) {
  const files = { site: { menu }, texts: { roles: rolesFor(href) }, 'order-kits': [{ name: 'A' }], ...others };
  return checkLinks(files, addresses, 'data');
}

test('links to pages and to listings with products have no problem', () => {
  const menu = [
    { label: 'A', category: 'clothing' },
    { label: 'B', href: '/brands/acme/' },
    { label: 'C', href: '/faq/' },
  ];
  expect(check(menu, '/clothing/shirts/?size=9')).toEqual([]);
});

test('a missing page that does not depend on products is an error with the most similar page', () => {
  expect(check([{ label: 'A', href: '/abuot/' }], '/faqs/')).toEqual([
    { file: 'data/site.json', field: 'menu.0.href', message: '"/abuot/" is not a page of this shop' },
    {
      ...{ file: 'data/texts.json', field: 'roles.items.0.links.1.href' },
      message: '"/faqs/" is not a page of this shop; the nearest is "/faq/"',
    },
  ]);
});

test('each field that names missing or hidden products is a warning', () => {
  const found = check([{ label: 'A', category: 'duty' }], '/clothing/polos/', {
    site: { menu: [{ label: 'A', category: 'duty' }], featuredBrands: ['Acme', 'Other'] },
    texts: {
      roles: rolesFor('/clothing/polos/'),
      featured: [{ title: 'A', products: ['shirt', 'polo'] }],
    },
    home: [
      { show: 'category', category: 'duty' },
      { show: 'featured', products: ['gone', 'shirt'] },
    ],
  });
  expect(found.every(({ isWarning }) => isWarning)).toBe(true);
  expect(found.map((problem) => formatProblem(problem).split(': it is left out of the site;')[0])).toEqual([
    'data/site.json: menu.0.category: "duty" has no products',
    'data/site.json: featuredBrands.1: "Other" has no products',
    'data/texts.json: roles.items.0.links.1.href: "/clothing/polos/" has no products',
    'data/texts.json: featured.0.products.1: "polo" is not in the catalog',
    'data/home.json: 0.category: "duty" has no products',
    'data/home.json: 1.products.0: "gone" is not in the catalog',
  ]);
});

test('a page section and a link to a kit need the page and the kit', () => {
  expect(check([], '/faq/', { 'order-kits': [], home: [{ show: 'page', page: 'abuot' }] })).toEqual([
    {
      ...{ file: 'data/texts.json', field: 'roles.items.0.links.0.kit' },
      message: 'names "A", which order-kits.json does not have',
    },
    { file: 'data/home.json', field: '0.page', message: '"abuot" is not a page of this shop' },
  ]);
});
