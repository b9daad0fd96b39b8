import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { exportedHostFiles } from '@/scripts/hosting/files';
import { listenLocally } from '@/scripts/server/listen-locally';
import { type AskHost, askAt, type HostAnswer } from '@/scripts/test-hosting/ask';
import type { Traits } from '@/scripts/test-hosting/check';
import { CHECKS, runChecks } from '@/scripts/test-hosting/run-checks';
import { readSite, type ServedSite } from '@/scripts/test-hosting/site';
import { layTraps, TRAPS } from '@/scripts/test-hosting/traps';
import { serveFiles, stopServing } from '../served-folder';

const SETTINGS = { basePath: '', hstsSeconds: 0 };
const TRAITS: Traits = {
  ...{
    knowsStatus: false,
    refusesMissing: true,
    sendsParts: true,
    saysVary: true,
    sendsCopies: false,
    packs: true,
    marksErrors: false,
    takesAll: false,
    isOpen: false,
  },
  encodings: ['br', 'gzip'],
};

const text = (of: string) => `${of}\n`.repeat(3_000 / of.length);
const FILES = {
  'index.html': text('<p>Home</p>'),
  'search/index.html': text('<p>Search</p>'),
  'products/a/index.html': text('<p>A product</p>'),
  'admin/login/index.html': text('<p>Admin</p>'),
  '404.html': text('<p>Not here</p>'),
  '_next/static/chunks/a.js': text('void 0;'),
  '_next/static/chunks/a.css': text('p{margin:0}'),
  '_next/static/media/a.woff2': Buffer.alloc(500, 7),
  'data/catalogue-1.json': JSON.stringify(text('1')),
  'data/current.json': '{}',
  'artwork/a.svg': text('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'robots.txt': 'User-agent: *\n',
  'sw.js': 'void 0;\n',
};

/** The changes that a wrong host makes to an answer. */
type Spoil = (answer: HostAnswer, path: string, headers: Readonly<Record<string, unknown>>) => Partial<HostAnswer>;

const saying = (answer: HostAnswer, name: string, value?: string) => ({
  headers: { ...answer.headers, [name]: value },
});

let site: ServedSite;
let ask: AskHost;
const proxies: Server[] = [];

beforeAll(async () => {
  const served = await serveFiles({ ...FILES, ...exportedHostFiles(SETTINGS, Object.keys(FILES)) });
  site = readSite(served.root, SETTINGS);
  await layTraps(served.root, join(served.root, '../outside'));
  ask = askAt(`http://127.0.0.1:${served.port}/`);
});

afterAll(async () => {
  for (const proxy of proxies) proxy.close();
  await stopServing();
});

/** The names of the checks that find fault with a host that spoils its answers, of those that are meant. */
async function failed(spoil: Spoil, meant = /./): Promise<string[]> {
  const proxy = createServer(async ({ url = '', method, headers }, response) => {
    const answer = await ask(url, headers, method);
    const { status, headers: said, body } = { ...answer, ...spoil(answer, url, headers) };
    for (const [name, value] of Object.entries(said)) if (value !== undefined) response.setHeader(name, value);
    response.removeHeader('content-length');
    response.writeHead(status).end(body);
  });
  proxies.push(proxy);
  const url = `http://127.0.0.1:${await listenLocally(proxy)}/`;
  const checks = Object.fromEntries(Object.entries(CHECKS).filter(([name]) => meant.test(name)));
  const results = await runChecks({ site, traits: TRAITS, url, ask: askAt(url) }, checks);
  return results.filter(({ faults }) => faults.length > 0).map(({ name }) => name);
}

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
