import { gzipSync } from 'node:zlib';
import { failed, type Spoil, saying, serveSmallExport } from './wrong-host';

serveSmallExport();

test.each<[what: string, found: RegExp, spoil: Spoil]>([
  [
    'leads to another host by two slashes',
    /something before it/,
    (answer, path) => (path === '//search' ? { status: 301, ...saying(answer, 'location', '//search/') } : {}),
  ],
  [
    'puts what it was asked for behind a host',
    /by another spelling leads/,
    (answer, path) =>
      path.includes('/elsewhere.example') ? { status: 301, ...saying(answer, 'location', '/\\elsewhere.example') } : {},
  ],
  [
    'reads a query before it leads on',
    /led on as it stands/,
    (answer) => saying(answer, 'location', answer.headers.location?.replaceAll('%2F', '/')),
  ],
  [
    'makes a header of a line break',
    /line break/,
    (answer, path) => (path.includes('set-cookie') ? saying(answer, 'set-cookie', 'a=b') : {}),
  ],
  [
    'believes who speaks for a proxy',
    /speak for a proxy/,
    (answer, _, headers) =>
      headers['x-forwarded-host'] ? saying(answer, 'location', `https://${headers['x-forwarded-host']}/search/`) : {},
  ],
  [
    'chooses a page by its language',
    /same page/,
    (_, __, headers) => (headers['accept-language'] ? { body: Buffer.from('Hallo') } : {}),
  ],
  ['takes any case', /nearly a page/, (_, path) => (path === '/SEARCH/' ? { status: 200 } : {})],
  ['finds a file by a part of its name', /whole name/, (_, path) => (path === '/robots' ? { status: 200 } : {})],
  ['serves the project', /of the project/, (_, path) => (path === '/package.json' ? { status: 200 } : {})],
  ['serves sources', /without their sources/, (_, path) => (path.endsWith('.map') ? { status: 200 } : {})],
  ['lists folders', /listed/, (_, path) => (path === '/drawings/' ? { status: 200 } : {})],
  ['fails', /makes it fail/, (_, path) => (path.startsWith('/%ff') ? { status: 500 } : {})],
  ['takes files', /written/, (_, path) => (path === '/written.txt' ? { status: 200 } : {})],
  ['sets cookies', /sets a cookie/, (answer) => saying(answer, 'set-cookie', 'a=b')],
  ['lets others read', /may not read/, (answer) => saying(answer, 'access-control-allow-origin', '*')],
  [
    'packs where that is refused',
    /"identity" is whole/,
    (answer) => ({ body: gzipSync(answer.body), ...saying(answer, 'content-encoding', 'gzip') }),
  ],
  ['gives all packings one strong tag', /one encoding/, (answer) => saying(answer, 'etag', '"1"')],
  [
    'says another length',
    /length that is said/,
    (answer, _, __, method) => (method === 'HEAD' ? saying(answer, 'content-length', '1') : {}),
  ],
  [
    'leads on with GET alone',
    /HEAD leads on/,
    (answer, _, __, method) => (method === 'HEAD' ? saying(answer, 'location') : {}),
  ],
  [
    'knows what is missing by a tag',
    /has not stayed/,
    (_, path, headers) => (path.startsWith('/no') && headers['if-none-match'] ? { status: 304 } : {}),
  ],
  [
    'takes any date',
    /a date that is none/,
    (_, __, headers) => (headers['if-modified-since'] === 'yesterday' ? { status: 304, body: Buffer.alloc(0) } : {}),
  ],
  [
    'refuses a list of tags',
    /among others/,
    (_, __, headers) => (`${headers['if-none-match']}`.includes(',') ? { status: 412 } : {}),
  ],
  [
    'reads a range that is none',
    /makes no sense gets the whole/,
    (_, __, headers) => (headers.range === 'bytes=5-2' ? { status: 206 } : {}),
  ],
  [
    'sends a file a hundred times',
    /hundred times/,
    ({ body }, __, headers) =>
      `${headers.range}`.includes('0-,0-') ? { body: Buffer.concat([body, body, body]) } : {},
  ],
  [
    'keeps a refusal for good',
    /the refusal not kept/,
    (answer) => (answer.status === 416 ? saying(answer, 'cache-control', 'public, max-age=31536000, immutable') : {}),
  ],
  [
    'sends a part of another state',
    /another state/,
    (_, __, headers) => (headers['if-range'] ? { status: 206, body: Buffer.alloc(10) } : {}),
  ],
  [
    'mixes parts of two packings',
    /part of a packed text/,
    (_, __, headers) => (headers.range ? { status: 206, body: Buffer.alloc(20) } : {}),
  ],
  [
    'takes a query for another file',
    /no other file/,
    (_, path) => (path.includes('utm_source') ? { body: Buffer.from('x') } : {}),
  ],
  [
    'keeps a hole under a name after its content',
    /after its content that is not there/,
    (answer, path) => (path.startsWith('/_next') ? saying(answer, 'cache-control', 'immutable') : {}),
  ],
  [
    'keeps what leads on for good',
    /leads on, or refuses/,
    (answer, path) => (path === '/search' ? saying(answer, 'cache-control', 'max-age=31536000') : {}),
  ],
  [
    'lets a browser guess',
    /is guessed/,
    (answer) => (answer.status === 404 ? saying(answer, 'x-content-type-options') : {}),
  ],
])('a host is found out that %s', async (_, found, spoil) => {
  expect(await failed(spoil, found)).not.toEqual([]);
});
