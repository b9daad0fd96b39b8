import { toRedirectRule } from '@/lib/site/redirect-rules';
import { devRedirects } from '@/scripts/dev/dev-redirects';

const read = (from: string, to: string) => devRedirects([toRedirectRule({ from, to })].flatMap((rule) => rule ?? []));

test('a former address is told to the server for development, its letters as letters and not as a pattern', () => {
  expect(read('/über uns/', '/contact')).toEqual([
    { source: '/%C3%BCber%20uns', destination: '/contact/', statusCode: 301 },
  ]);
  expect(read("/it's-(new)!+a", '/faq/#b')).toEqual([
    { source: String.raw`/it's-\(new\)\!\+a`, destination: '/faq/#b', statusCode: 301 },
  ]);
});

test('what only a query tells apart comes first', () => {
  const rules = ['/p.php', '/p.php?id=1', '/p.php?id=1&b=2'].flatMap(
    (from) => toRedirectRule({ from, to: '/faq/' }) ?? [],
  );
  expect(devRedirects(rules).map(({ has = [] }) => has.map(({ key, value }) => key + value))).toEqual([
    ['id1', 'b2'],
    ['id1'],
    [],
  ]);
});
