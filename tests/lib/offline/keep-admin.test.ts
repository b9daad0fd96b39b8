import { keepAdmin } from '@/lib/offline/keep-admin';
import { keepVisit } from '@/lib/offline/keep-visit';
import { MemoryCaches } from '@/tests/fixtures/memory-caches';

jest.mock('@/lib/offline/keep-visit');

const NAME = 'sp:pages:/#admin';
const LIST = '/admin/files.json';
const worker = { postMessage: jest.fn() };

let caches: MemoryCaches;
let files: Record<string, string>;
let asked: { path: string; cache: string }[];
/** Called before each answer. */
let onAsked: (path: string, cache: string) => Response | undefined;

/** A build with this name: two pages, one with what the router fetches for it, and two files of its own. */
function publish(build: string) {
  const hashed = [`/_next/static/${build}.js`, '/_next/static/shared.js'];
  const changing = ['/admin/products/', '/admin/products/index.txt', '/drawings.json'];
  files = Object.fromEntries([...changing, ...hashed].map((path) => [path, `${build} ${path}`]));
  files[LIST] = JSON.stringify({ edition: build, changing, hashed });
}

/** Says which worker has answered for the page. */
function cameThrough(controller: typeof worker | null) {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { serviceWorker: { controller } } });
}

const everything = () => Object.keys(files).sort();
const keptList = async () => JSON.parse((await caches.text(NAME, LIST)) ?? '{}').edition;
const keptPage = () => caches.text(NAME, '/admin/products/');

beforeEach(() => {
  globalThis.caches ??= {} as CacheStorage;
  caches = new MemoryCaches().install();
  asked = [];
  onAsked = () => undefined;
  worker.postMessage.mockReset();
  jest.mocked(keepVisit).mockResolvedValue(worker as unknown as ServiceWorker);
  cameThrough(worker);
  globalThis.fetch = jest.fn(async (path, { cache = '' } = {}) => {
    asked.push({ path: String(path), cache });
    const type = String(path).endsWith('/') ? 'text/html' : 'text/plain';
    const text = files[String(path)];
    return (
      onAsked(String(path), cache) ??
      new Response(text, { status: text === undefined ? 404 : 200, headers: { 'content-type': type } })
    );
  });
  publish('one');
});

test('every page of the admin is kept with all its files', async () => {
  await keepAdmin();
  expect(caches.paths(NAME)).toEqual(everything());
});

test('the same build is not fetched again', async () => {
  await keepAdmin();
  asked = [];
  await keepAdmin();
  expect(asked).toEqual([{ path: LIST, cache: 'no-store' }]);
});

test('of a new build only the files are fetched that are not there, and the former ones go', async () => {
  await keepAdmin();
  asked = [];
  publish('two');
  await keepAdmin();
  expect(caches.paths(NAME)).toEqual(everything());
  expect(await keptPage()).toBe('two /admin/products/');
  expect(asked.map(({ path }) => path)).not.toContain('/_next/static/shared.js');
});

test('pages are asked for past all caches, the service worker’s too', async () => {
  await keepAdmin();
  const pages = asked.filter(({ path }) => !path.startsWith('/_next/'));
  expect(new Set(pages.map(({ cache }) => cache))).toEqual(new Set(['no-store']));
});

test.each([
  ['a file of the new build is missing', '/_next/static/two.js', () => new Response('', { status: 404 })],
  ['a page of it is an error', '/admin/products/', () => new Response('', { status: 500 })],
  [
    'a hotel sends its page for a file',
    '/_next/static/two.js',
    () => new Response('', { headers: { 'content-type': 'text/html' } }),
  ],
  ['a hotel sends its page for the list', LIST, () => new Response('', { headers: { 'content-type': 'text/html' } })],
  ['the network goes', '/drawings.json', () => Promise.reject(new TypeError('Failed to fetch')) as never],
])('where %s the former build stays whole', async (_why, path, response) => {
  await keepAdmin();
  const former = caches.paths(NAME);
  publish('two');
  onAsked = (address) => (address === path ? response() : undefined);
  await keepAdmin();
  expect([await keptList(), await keptPage()]).toEqual(['one', 'one /admin/products/']);
  expect(caches.paths(NAME)).toEqual(expect.arrayContaining(former));
  onAsked = () => undefined;
  await keepAdmin();
  expect(caches.paths(NAME)).toEqual(everything());
});

test('pages that are published anew while they are fetched are not kept', async () => {
  await keepAdmin();
  publish('two');
  onAsked = (path) => void (path === '/drawings.json' && publish('three'));
  await keepAdmin();
  expect([await keptList(), await keptPage()]).toEqual(['one', 'one /admin/products/']);
});

test('a file that the browser believes to be missing is asked for past its cache (row 42)', async () => {
  onAsked = (path, cache) =>
    path.endsWith('shared.js') && cache === 'default' ? new Response('', { status: 404 }) : undefined;
  await keepAdmin();
  expect(caches.paths(NAME)).toEqual(everything());
});

test('what else is kept, the list of products, stays', async () => {
  await (await caches.open(NAME)).put('/catalogue.json', new Response('{}'));
  await keepAdmin();
  expect(await caches.text(NAME, '/catalogue.json')).toBe('{}');
});

test('where service workers are denied nothing is fetched', async () => {
  jest.mocked(keepVisit).mockResolvedValue(undefined);
  await keepAdmin();
  expect([asked, caches.paths(NAME)]).toEqual([[], []]);
});

test('where there is no room nothing fails', async () => {
  caches.isFull = true;
  await expect(keepAdmin()).resolves.toBeUndefined();
});

test.each([
  ['a page that came without the worker is answered by it from now on', null, [[{ type: 'CLAIM' }]]],
  ['a page that came through the worker is not claimed', worker, []],
])('%s', async (_what, controller, messages) => {
  cameThrough(controller);
  await keepAdmin();
  expect(worker.postMessage.mock.calls).toEqual(messages);
});
