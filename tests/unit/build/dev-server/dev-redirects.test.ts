import { parseRedirects } from '@/lib/site/links/redirect-rules';
import { devRedirects } from '@/scripts/build/dev-server/dev-redirects';

const read = (from: string, to: string) => devRedirects(parseRedirects([{ from, to }]));

test('characters that Next interprets as a pattern are escaped', () => {
  expect(read('/über uns/', '/contact')).toEqual([
    { source: '/%C3%BCber%20uns', destination: '/contact/', statusCode: 301 },
  ]);
  expect(read("/it's-(new)!+a", '/faq/#b')).toEqual([
    { source: String.raw`/it's-\(new\)\!\+a`, destination: '/faq/#b', statusCode: 301 },
  ]);
});

test('a prefix has a parameter for the rest of the path', () => {
  expect(read('/blog/*', '/faq/')).toMatchObject([{ source: '/blog/:rest*', destination: '/faq/' }]);
  expect(read('/shop/*', '/all-products/*')).toMatchObject([
    { source: '/shop/:rest*', destination: '/all-products/:rest*' },
  ]);
});

test('redirects with more parameters come first', () => {
  const rules = parseRedirects(['/p.php', '/p.php?id=1', '/p.php?id=1&b=2'].map((from) => ({ from, to: '/faq/' })));
  expect(devRedirects(rules).map(({ has = [] }) => has.map(({ key, value }) => key + value))).toEqual([
    ['b2', 'id1'],
    ['id1'],
    [],
  ]);
});
