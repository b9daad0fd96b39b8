import { TRAPS } from '@/scripts/test-hosting/traps';
import { failed, type Spoil, saying, serveSmallExport } from './wrong-host';

serveSmallExport();

test('a host that answers as it should has no fault', async () => {
  expect(await failed(() => ({}))).toEqual([]);
});

test.each<[what: string, found: RegExp, spoil: Spoil]>([
  [
    'keeps a missing script for good',
    /missing script/,
    (answer) => (answer.status === 404 ? saying(answer, 'cache-control', 'public, max-age=31536000, immutable') : {}),
  ],
  ['answers what is missing with 200', /missing page/, ({ status }) => (status === 404 ? { status: 200 } : {})],
  [
    'has a page of its own for what is missing',
    /missing picture/,
    ({ status }) => (status === 404 ? { body: Buffer.from('Not found') } : {}),
  ],
  ['lets frames show its pages', /security headers/, (answer) => saying(answer, 'x-frame-options')],
  ['lets search engines into the admin', /search engines/, (answer) => saying(answer, 'x-robots-tag')],
  [
    'asks for scripts again each time',
    /kept as the rules/,
    (answer, path) => (path.endsWith('.js') ? saying(answer, 'cache-control', 'no-cache') : {}),
  ],
  [
    'packs nothing',
    /"gzip" comes packed/,
    (answer) =>
      answer.headers['content-encoding'] ? { ...saying(answer, 'content-encoding'), body: Buffer.from('x') } : {},
  ],
  ['does not say that an answer varies', /comes packed/, (answer) => saying(answer, 'vary')],
  [
    'never says that nothing has changed',
    /has not changed/,
    ({ status }) => (status === 304 ? { status: 200, body: Buffer.from('again') } : {}),
  ],
  [
    'says of everything that nothing has changed',
    /has not changed/,
    (_, __, headers) => (headers['if-none-match'] ? { status: 304, body: Buffer.alloc(0) } : {}),
  ],
  [
    'loses the query',
    /without its slash/,
    (answer) => saying(answer, 'location', answer.headers.location?.replace(/\?.*/, '')),
  ],
  [
    'leads to another site',
    /another site/,
    (answer, path) => (path.startsWith('//') ? { status: 301, ...saying(answer, 'location', '//example.com/') } : {}),
  ],
  ['shows the files of hosts', /what only a host reads/, (_, path) => (path === '/_headers' ? { status: 200 } : {})],
  ['sends another page', /one file/, (_, path) => (path === '/search/?a=1' ? { body: Buffer.from('x') } : {})],
  ['sends the whole for a part', /a part of a file/, ({ status }) => (status === 206 ? { status: 200 } : {})],
  [
    'sends another type with HEAD',
    /HEAD says/,
    (answer, path) => (path === '/' ? saying(answer, 'etag', `"${Math.random()}"`) : {}),
  ],
  [
    'takes styles for bytes',
    /has its type/,
    (answer, path) => (path.endsWith('.css') ? saying(answer, 'content-type', 'application/octet-stream') : {}),
  ],
  ['shows what is hidden', /nothing hidden/, (_, path) => (path === '/.env' ? { status: 200 } : {})],
  ['hides too much', /well-known/, (_, path) => (path.startsWith('/.well-known') ? { status: 404 } : {})],
  [
    'follows links',
    /out of the folder/,
    (_, path) => (path === '/link.txt' ? { status: 404, body: Buffer.from(TRAPS.secret) } : {}),
  ],
  [
    'lets pictures run',
    /opened by its own address/,
    (answer, path) =>
      path.endsWith('.svg') ? saying(answer, 'content-security-policy', "frame-ancestors 'none'") : {},
  ],
  ['says which version it is', /names a version/, (answer) => saying(answer, 'server', 'store/1.2.3')],
  [
    'loses the place in a page to which it leads',
    /leads there, whatever is asked/,
    (answer) => saying(answer, 'location', answer.headers.location?.replace(/#.*/, '')),
  ],
  [
    'loses a former address',
    /every former address/,
    (_, path) => (path.startsWith('/old-shop') ? { status: 404 } : {}),
  ],
  [
    'leads on by the name that it is called',
    /without a host/,
    (answer, _, { host }) =>
      saying(answer, 'location', answer.headers.location && `http://${host}${answer.headers.location}`),
  ],
  [
    'answers anything with a page of its own',
    /make no sense/,
    (_, path) => (path.includes('..') ? { status: 200, body: Buffer.from('Welcome') } : {}),
  ],
])('a host is found out that %s', async (_, found, spoil) => {
  expect(await failed(spoil, found)).not.toEqual([]);
});
