import { redirectsSchema } from '@/lib/site/links/redirect-rules';
import { schemaProblems } from '@/tests/fixtures/schema-problems';

const problemsOf = (...redirects: unknown[]) => schemaProblems(redirectsSchema, redirects);
const to = '/all-products/';

test('pages, scripts with parameters, any script and punctuation, and folders are valid addresses', () => {
  const old = ['/old-shop', '/index.php', '/product.php?id=12&lang=en', '/über uns/', '/%C3%BCber%20uns/', '/剪定鋏/'];
  for (const from of [...old, '/SHOP/Boots', "/~sale/it's-(new)!,a;b=c@d+e&f", '/blog/*'])
    expect(problemsOf({ from, to })).toEqual([]);
  const targets = ['/all-products', '/clothing/?brand=a&max=20#list', '/products/a-1/?color=%C3%BC', '/feed.xml'];
  for (const target of [...targets, 'https://elsewhere.example/a%20b/?c=$1#d'])
    expect(problemsOf({ from: '/old/', to: target })).toEqual([]);
});

test.each([
  ['old-shop/', '0.from: "old-shop/" must begin with a slash'],
  ['https://old.example/shop/', 'must begin with a slash, without the name of the host'],
  ['/a//b', 'has "/" where not all hosts accept it'],
  ['/a/../b', 'has "/." where'],
  ['/a\\b', String.raw`has "\\" where`],
  ['/a\u0007', String.raw`has "\u0007" where`],
  ['/a$1', 'has "$" where'],
  ['/shop*', '"*" may only be the last part'],
  ['/shop/:id', 'has ":" where'],
  ['/%zz', 'has "%" without the two digits of an escape'],
  [12, 'must be text, not 12'],
])('%j is not a valid old address', (from, message) => {
  expect(problemsOf({ from, to }).join()).toContain(message);
});

test.each([
  ['all-products/', '0.to: "all-products/" must be a page of this shop'],
  ['http://elsewhere.example/', 'or begin with https://'],
  ['javascript:alert(1)', 'must be a page of this shop'],
  ['/\\elsewhere.example/', 'must be a page of this shop'],
  ['//elsewhere.example/', 'must be a page of this shop'],
  ['/a/*/b', 'may have "*" only at its end'],
  ['/*', 'and below a folder'],
  ['/b/*', '0.to: "/b/*" ends with "*", but "/old/" does not'],
])('%j is not a valid target', (target, message) => {
  expect(problemsOf({ from: '/old/', to: target }).join()).toContain(message);
});

describe('redirects of one file', () => {
  /** Redirects from pairs of addresses. */
  const pairs = (...ends: string[]) =>
    ends.flatMap((from, index) => (index % 2 === 0 ? [{ from, to: ends[index + 1] }] : []));

  test.each([
    [['/a/', '/a'], ['0.to: "/a" is redirected by "/a/" to "/a"; write the last page']],
    [['/a', '/b', '/b/', '/c/'], ['0.to: "/b" is redirected by "/b/" to "/c/"; write the last page']],
    [
      ['/a', '/b', '/b', '/a/'],
      [expect.stringMatching(/^0.to: "\/b"/), expect.stringMatching(/^1.to: "\/a\/"/)],
    ],
    [['/blog/*', '/blog/new/'], ['0.to: "/blog/new/" is redirected by "/blog/*" to "/blog/new/"; write the last page']],
    [['/a/*', '/a/b/*'], [expect.stringMatching(/^0.to: "\/a\/b\/\*" is redirected by "\/a\/\*"/)]],
    [
      ['/a/*', '/b/*', '/b/*', '/a/*'],
      [expect.stringContaining('0.to: '), expect.stringContaining('1.to: ')],
    ],
    [['/a.php', '/b.php?id=1', '/b.php?id=1', '/c/'], [expect.stringContaining('0.to: "/b.php?id=1" is redirected')]],
  ])('a chain or loop is an error: %j', (ends, problems) => {
    expect(problemsOf(...pairs(...ends))).toEqual(problems);
  });

  test('other parameters, and an exception below a prefix, are not a chain', () => {
    expect(problemsOf(...pairs('/a', '/b.php?id=2', '/b.php?id=1', '/c/'))).toEqual([]);
    expect(problemsOf(...pairs('/shop/*', '/all-products/*', '/shop/old/', '/faq/'))).toEqual([]);
  });

  test.each([
    ['/old', '/old/'],
    ['/über', '/%C3%BCber/'],
    ['/e\u0301', '/\u00e9'],
    ['/p.php?a=1&b=2', '/p.php?b=2&a=1'],
    ['/blog/*', '/blog/*'],
  ])('%s and %s are the same address', (first, second) => {
    const [problem, ...others] = problemsOf({ from: first, to }, { from: second, to: '/faq/' });
    expect(problem).toContain(`1.from: "${second}" is a duplicate; it redirects to "${to}" already`);
    expect(others).toEqual([]);
  });

  test('addresses with other parameters or another case, and prefixes, are different', () => {
    const different = ['/p.php', '/p.php?a=1', '/p.php?a=2', '/Old', '/old', '/old/*'];
    expect(problemsOf(...different.map((from) => ({ from, to })))).toEqual([]);
  });
});

test('the number of redirects is limited', () => {
  const many = Array.from({ length: 901 }, (_, index) => ({ from: `/old-${index}`, to }));
  expect(problemsOf(...many)).toEqual([': has 901 redirects; at most 900 are allowed']);
  expect(problemsOf(...many.slice(1))).toEqual([]);
});
