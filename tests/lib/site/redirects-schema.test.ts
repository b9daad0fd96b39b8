import { redirectsSchema } from '@/lib/site/redirects-schema';

const faultsOf = (...redirects: unknown[]) =>
  (redirectsSchema.safeParse(redirects).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
const to = '/all-products/';

test.each([
  '/old-shop/',
  '/old-shop',
  '/index.php',
  '/catalog/boots.html',
  '/product.php?id=12&lang=en',
  '/über uns/',
  '/%C3%BCber%20uns/',
  '/剪定鋏/',
  '/SHOP/Boots',
  "/~sale/it's-(new)!,a;b=c@d+e&f",
])('%s is a former address', (from) => {
  expect(faultsOf({ from, to })).toEqual([]);
});

test.each([
  '/all-products',
  '/clothing/?brand=a&max=20#list',
  '/products/a-1/?color=%C3%BC',
  '/feed.xml',
  'https://elsewhere.example/a%20b/?c=$1#d',
])('%s is a place to lead to', (target) => {
  expect(faultsOf({ from: '/old/', to: target })).toEqual([]);
});

test.each([
  ['old-shop/', '0.from: "old-shop/" must begin with a slash'],
  ['https://old.example/shop/', 'must begin with a slash and leave the name of the host out'],
  ['/a//b', 'two slashes side by side'],
  ['/a/../b', 'a part that begins with a dot'],
  ['/a/%2e%2e/b', 'a part that begins with a dot'],
  ['/a\\b', String.raw`holds "\\", which not all hosts take`],
  ['/a\u0007', String.raw`holds "\u0007"`],
  ['/a$1', 'holds "$"'],
  ['/shop/*', 'each former address needs a redirect of its own'],
  ['/shop/:id', 'each former address needs a redirect of its own'],
  ['/a#b', 'holds "#"'],
  ['/%zz', 'holds "%" without the two digits of an escape'],
  [12, 'must be text, not 12'],
])('%j is no former address', (from, message) => {
  expect(faultsOf({ from, to }).join()).toContain(message);
});

test.each([
  ['all-products/', '0.to: "all-products/" must be a page of this shop'],
  ['http://elsewhere.example/', 'or begin with https://'],
  ['javascript:alert(1)', 'must be a page of this shop'],
  ['/\\elsewhere.example/', 'which no address may'],
  ['/a/../b/', 'a part that begins with a dot'],
  ['/faq/\nX-Header: a', String.raw`holds "\n"`],
  ['https://name:word@elsewhere.example/', 'is no address'],
  ['', 'must be a page of this shop'],
])('%j is no place to lead to', (target, message) => {
  expect(faultsOf({ from: '/old/', to: target }).join()).toContain(message);
});

describe('redirects among each other', () => {
  test.each([
    [['/a/', '/a'], ['0.to: "/a" is a former address too, redirected to "/a": write a page']],
    [['/a', '/b', '/b/', '/c/'], ['0.to: "/b" is a former address too, redirected to "/c/": write a page']],
    [
      ['/a', '/b', '/b', '/a/'],
      [expect.stringMatching(/^0.to: "\/b"/), expect.stringMatching(/^1.to: "\/a\/"/)],
    ],
  ])('a chain or loop is an error: %j', (ends, faults) => {
    const pairs = ends.flatMap((from, index) => (index % 2 === 0 ? [{ from, to: ends[index + 1] }] : []));
    expect(faultsOf(...pairs)).toEqual(faults);
  });

  test('one that is led on by its query is found too', () => {
    expect(faultsOf({ from: '/a', to: '/b.php?id=1' }, { from: '/b.php?id=1', to: '/c/' })).toHaveLength(1);
    expect(faultsOf({ from: '/a', to: '/b.php?id=2' }, { from: '/b.php?id=1', to: '/c/' })).toEqual([]);
  });

  test.each([
    ['/old', '/old/'],
    ['/über', '/%C3%BCber/'],
    ['/e\u0301', '/\u00e9'],
    ['/p.php?a=1&b=2', '/p.php?b=2&a=1'],
  ])('%s and %s are one address', (first, second) => {
    const [fault, ...others] = faultsOf({ from: first, to }, { from: second, to: '/faq/' });
    expect(fault).toContain(`1.from: "${second}" stands twice, with and without a slash being one`);
    expect(others).toEqual([]);
  });

  test.each([
    ['/p.php?a=1', '/p.php?a=2'],
    ['/p.php', '/p.php?a=2'],
    ['/Old', '/old'],
  ])('%s and %s are two', (first, second) => {
    expect(faultsOf({ from: first, to }, { from: second, to })).toEqual([]);
  });
});

test('no more are taken than all hosts take', () => {
  const many = Array.from({ length: 901 }, (_, index) => ({ from: `/old-${index}`, to }));
  expect(faultsOf(...many)).toEqual([': has 901 redirects; at most 900 are allowed']);
  expect(faultsOf(...many.slice(1))).toEqual([]);
});
