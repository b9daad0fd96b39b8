import vm from 'node:vm';
import {
  parseRedirects,
  type RedirectEntry,
  type RedirectRule,
  redirectsSchema,
} from '@/lib/site/links/redirect-rules';
import { hostFiles } from '@/scripts/build/hosting/host-files';
import { hostRules } from '@/scripts/build/hosting/host-rules';
import { redirectText } from '@/scripts/build/page-scripts/bundle-scripts';
import { readCloudflare, readVercel } from './read-host-files';

const rulesOf = (redirects: readonly RedirectEntry[]) => parseRedirects(redirectsSchema.parse(redirects));

/** The files for these redirects, interpreted as their hosts do. */
function hostsOf(redirectRules: readonly RedirectRule[], basePath: string) {
  const files = hostFiles({ basePath, hstsSeconds: 0, spellings: [], redirectRules }, []);
  return {
    'Cloudflare and Netlify': readCloudflare(files._headers, files._redirects),
    Vercel: readVercel(files['vercel.json']),
  };
}

const ORIGIN = 'https://shop.example.com';

/** Returns a function that opens the 404 page at a URL and returns its redirect target. */
function opener(text: string) {
  const script = new vm.Script(text);
  return (address: string): string | undefined => {
    const { origin, pathname, search, hash } = new URL(ORIGIN + address);
    const replace = jest.fn<void, [string]>();
    script.runInNewContext({
      location: { origin, pathname, search, hash, replace },
      document: { documentElement: {} },
      URLSearchParams,
    });
    return replace.mock.calls[0]?.[0];
  };
}

const withBasePath = (to: string, basePath: string) => (to.startsWith('/') ? basePath + to : to);

const REDIRECTS = [
  { from: '/old-shop/', to: '/all-products/' },
  { from: '/index.php', to: '/brands' },
  { from: '/über uns/', to: '/contact/' },
  { from: '/catalog/a.b+c.html', to: '/clothing/?color=black+blue&max=20' },
  { from: '/help', to: '/faq/#orders' },
  { from: '/forum/', to: 'https://forum.example.org/a%20b/?c=$1' },
  { from: '/product.php?id=12', to: '/products/a-12/' },
  { from: '/product.php?id=12&lang=de', to: '/products/a-13/' },
  { from: '/product.php', to: '/all-products/' },
  { from: '/blog/*', to: '/faq/' },
  { from: '/blog/boots/*', to: '/footwear/' },
  { from: '/blog/boots/care/', to: '/faq/#care' },
  { from: '/shop/*', to: '/all-products/*' },
  { from: '/wiki/*', to: 'https://wiki.example.org/*' },
  { from: '/scripts/*', to: '/faq/' },
  { from: '/scripts/show.php?id=1', to: '/products/a-1/' },
];

describe.each(['', '/store'])('below "%s"', (basePath) => {
  const rules = rulesOf(REDIRECTS);
  const hosts = Object.entries(hostsOf(rules, basePath));
  const open = opener(redirectText(basePath, [], rules));

  const PLAIN = [
    ['/old-shop', '/all-products/'],
    ['/index.php', '/brands/'],
    ['/%C3%BCber%20uns', '/contact/'],
    ['/catalog/a.b+c.html', '/clothing/?color=black+blue&max=20'],
    ['/help', '/faq/#orders'],
    ['/forum', 'https://forum.example.org/a%20b/?c=%241'],
    ['/blog', '/faq/'],
    ['/blog/2024/%C3%BCber', '/faq/'],
    ['/blog/boots', '/footwear/'],
    ['/blog/boots/a', '/footwear/'],
    ['/blog/boots/care', '/faq/#care'],
    ['/shop', '/all-products/'],
  ] as const;
  /** The path after the prefix is preserved, with or without a trailing slash. */
  const PRESERVED = [
    ['/shop/page/2/', '/all-products/page/2/'],
    ['/shop/%C3%BCber', '/all-products/%C3%BCber'],
    ['/shop//other.example', '/all-products//other.example'],
    ['/wiki/a/b', 'https://wiki.example.org/a/b'],
  ] as const;

  test.each(hosts)(
    '%s redirects a former path, with and without a trailing slash, and no other path',
    (_, { redirectOf }) => {
      for (const [from, to] of PLAIN)
        for (const requested of [from, `${from}/`])
          expect(redirectOf(basePath + requested)).toBe(withBasePath(to, basePath));
      for (const [from, to] of PRESERVED) expect(redirectOf(basePath + from)).toBe(withBasePath(to, basePath));
      const others = ['/old-shop/x/', '/old/', '/Old-Shop/', '/catalog/aXb+c.html', '/helping/', '/product.php'];
      for (const other of [...others, '/blogs/', '/x/blog/a', '/scripts/a.php'])
        expect(redirectOf(basePath + other)).toBeUndefined();
    },
  );

  test('the 404 page redirects them in upper and lower case', () => {
    for (const [from, to] of PLAIN)
      for (const requested of [from, `${from}/`, from.toUpperCase()])
        expect(open(basePath + requested)).toBe(withBasePath(to, basePath));
    for (const [from, to] of PRESERVED) expect(open(basePath + from)).toBe(withBasePath(to, basePath));
    for (const other of ['/blogs', '/old-shop/x', '/old', '/helping', '/%E0%A4'])
      expect(open(basePath + other)).toBeUndefined();
    if (basePath) expect(open('/old-shop/')).toBeUndefined();
    expect(open(`/${basePath}//old-shop//?a=//b#c`)).toBe(`${ORIGIN}${basePath}/old-shop/?a=//b#c`);
  });

  test.each([
    ['/product.php?id=12', '/products/a-12/'],
    ['/product.php?utm=x&id=12#top', '/products/a-12/'],
    ['/product.php?lang=de&id=12', '/products/a-13/'],
    ['/product.php?id=13', '/all-products/?id=13'],
    ['/old-shop?a=1#b', '/all-products/?a=1#b'],
    ['/help?a=1', '/faq/#orders'],
    ['/scripts/show.php?id=1', '/products/a-1/'],
    ['/scripts/a.php', '/faq/'],
  ])('the 404 page redirects by query: %s', (requested, to) => {
    expect(open(basePath + requested)).toBe(basePath + to);
  });
});

test('redirects of the owner take precedence over other spellings', () => {
  const aliases = ['/clothing/jacket', '/jacket'];
  const spelling = { path: '/clothing/jackets/', pattern: 'x', aliases, isFolder: false };
  const redirectRules = rulesOf([{ from: '/jacket/', to: '/faq/' }]);
  const { redirects } = hostRules({ basePath: '', hstsSeconds: 0, spellings: [spelling], redirectRules });
  expect(redirects).toEqual([
    { from: '/jacket', to: '/faq/' },
    { from: '/clothing/jacket', to: '/clothing/jackets/' },
  ]);
});
