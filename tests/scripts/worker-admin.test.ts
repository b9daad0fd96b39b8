import { readFileSync } from 'node:fs';
import { testFolder } from '@/tests/fixtures/test-folder';
import { listAdminFiles } from '../../scripts/service-worker/admin-files';
import { serviceWorker } from '../../scripts/service-worker/service-worker';
import { runWorker, StoredCaches } from './run-worker';

const PAGE = '/admin/products/';
const PART = '/_next/static/chunks/list.js';
const SHARED = '/_next/static/chunks/shared.js';
const LIST = '/admin/files.json';
const OPEN = [PAGE, '/all-products/'];
/** The first and the second of the open pages, and a worker of one of them. */
const [OPERATOR, VISITOR, WORKER] = ['0', '1', 'worker'];

const folder = testFolder({
  'all-products/index.html': '<script src="/_next/static/chunks/shared.js"></script>',
  'search/index.html': '',
  'compare/index.html': '',
  'request/index.html': '',
  'offline/index.html': 'Offline.',
  'admin/products/index.html':
    '<script src="/_next/static/chunks/list.js"></script><script src="/_next/static/chunks/shared.js"></script>',
  'admin/products/index.txt': 'text',
  '_next/static/chunks/list.js': 'list',
  '_next/static/chunks/shared.js': 'shared',
  'data/catalogue-0123.json': '{}',
  'data/current.json': '{}',
  'drawings/neutral/placeholder.svg': '<svg/>',
  'repair.js': 'repair',
});

let caches: StoredCaches;
let isOnline: boolean;
/** Answers of the host that are not the files of the build. */
let altered: Record<string, string>;

const read = (path: string) => readFileSync(folder.at(path.endsWith('/') ? `${path}index.html` : path), 'utf8');
const list = () => JSON.stringify(listAdminFiles({ out: folder.at(), basePath: '' }));
const workers = new Map<string, string>();
/** The worker's text, made once for each build that these tests have: they differ in this file. */
function workerText(): string {
  const build = read('/admin/products/index.txt');
  const text = workers.get(build) ?? serviceWorker({ out: folder.at(), basePath: '' });
  workers.set(build, text);
  return text;
}
/** A worker of the build as it stands in the folder. */
function start(pages = OPEN) {
  const files: Record<string, string> = { [LIST]: list() };
  const fetch = async (path: string) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    const type = path.endsWith('/') ? 'text/html' : 'text/plain';
    return new Response(altered[path] ?? files[path] ?? read(path), { headers: { 'content-type': type } });
  };
  return runWorker(workerText(), { caches, fetch, pages });
}
/** A worker that has been installed and has kept the admin, without a network since. */
async function startKept() {
  const worker = start();
  await worker.happen('install');
  await worker.happen('message', { data: { type: 'KEEP_ADMIN' } });
  isOnline = false;
  return worker;
}
const adminCaches = () => [...caches.kept].filter(([name]) => name.includes('#admin'));
async function alter(path: string, text: string) {
  for (const entries of caches.kept.values()) if (entries.has(path)) entries.set(path, new Response(text));
}

beforeEach(() => {
  caches = new StoredCaches();
  isOnline = true;
  altered = {};
});

test('what the admin asks for is answered without a network once a page of it has asked to be kept', async () => {
  const { ask } = await startKept();
  expect(await ask(PAGE, OPERATOR)).toContain('list.js');
  expect(await ask('/admin/products/index.txt', OPERATOR)).toBe('text');
  expect(await ask(PART, OPERATOR)).toBe('list');
  expect(await ask(SHARED, OPERATOR)).toBe('shared');
  expect(await ask('/repair.js', OPERATOR)).toBe('repair');
});

test('a visitor keeps nothing of it', async () => {
  const { happen, ask } = start();
  await happen('install');
  expect(adminCaches()).toEqual([]);
  isOnline = false;
  expect(await ask(SHARED, VISITOR)).toBe('shared');
});

test('a worker of the shop has what is kept for the shop while no page of the admin is open', async () => {
  const { happen, ask } = start(['/all-products/']);
  await happen('install');
  isOnline = false;
  expect(await ask(SHARED, WORKER)).toBe('shared');
});

test.each([PAGE, '/admin/products/index.txt', PART, SHARED, '/repair.js'])(
  'an altered copy of %s is no answer, and goes',
  async (path) => {
    const { ask } = await startKept();
    await alter(path, 'altered');
    expect(await ask(path, OPERATOR)).not.toBe('altered');
    expect(adminCaches().filter(([, entries]) => entries.has(path))).toEqual([]);
    isOnline = true;
    expect(await ask(path, OPERATOR)).toBe(read(path));
  },
);

test('with an altered list nothing is answered', async () => {
  const { ask } = await startKept();
  await alter(LIST, JSON.stringify({ [PART]: 'altered' }));
  expect(await ask(PART, OPERATOR)).toBeUndefined();
});

test('what is kept for the shop alone is no answer for the admin, nor for a worker that may be its', async () => {
  const { ask } = await startKept();
  for (const [name] of adminCaches()) caches.kept.delete(name);
  expect(await ask(SHARED, OPERATOR)).toBeUndefined();
  expect(await ask('/repair.js', OPERATOR)).toBeUndefined();
  expect(await ask(SHARED, WORKER)).toBeUndefined();
  expect(await ask(SHARED, VISITOR)).toBe('shared');
});

test('an address of the admin shows no page of the shop: where nothing is kept it leads away', async () => {
  const { ask, happen } = start();
  await happen('install');
  isOnline = false;
  expect(await ask(PAGE, OPERATOR)).toBe('/offline/');
});

test('what was altered or lost is kept anew when a page of the admin asks', async () => {
  const { ask, happen } = await startKept();
  await alter(PART, 'altered');
  isOnline = true;
  await happen('message', { data: { type: 'KEEP_ADMIN' } });
  isOnline = false;
  expect(await ask(PART, OPERATOR)).toBe('list');
});

test('a host that answers with something else keeps nothing from being asked again', async () => {
  const { happen, ask } = start();
  await happen('install');
  altered = { [PART]: 'the page of a hotel' };
  await happen('message', { data: { type: 'KEEP_ADMIN' } });
  isOnline = false;
  expect(await ask(PAGE, OPERATOR)).toBe('/offline/');
  isOnline = true;
  altered = {};
  await happen('message', { data: { type: 'KEEP_ADMIN' } });
  isOnline = false;
  expect(await ask(PAGE, OPERATOR)).toContain('list.js');
});

describe('after a deployment', () => {
  const NEXT = 'the next build';
  test('the version that has kept its own admin takes over, and drops the former', async () => {
    await startKept();
    isOnline = true;
    folder.write({ 'admin/products/index.txt': NEXT });
    const next = start();
    await next.happen('install');
    await next.happen('activate');
    isOnline = false;
    expect(await next.ask('/admin/products/index.txt', OPERATOR)).toBe(NEXT);
    expect(adminCaches()).toHaveLength(1);
  });

  test.each([PART, LIST, '/admin/products/index.txt'])(
    'it does not take over while %s is another, and the former opens without a network',
    async (path) => {
      const former = await startKept();
      isOnline = true;
      folder.write({ 'admin/products/index.txt': NEXT });
      altered = { [path]: 'another' };
      await expect(start().happen('install')).rejects.toThrow(path);
      isOnline = false;
      expect(await former.ask('/admin/products/index.txt', OPERATOR)).toBe('text');
    },
  );

  describe('the former, once the next has taken over', () => {
    /** The former, and all that is kept of the next. */
    async function takeOver() {
      const former = await startKept();
      isOnline = true;
      folder.write({ 'admin/products/index.txt': NEXT });
      altered = { [LIST]: list() };
      const next = start();
      await next.happen('install');
      return { former, activate: () => next.happen('activate') };
    }

    test('makes no cache when a page asks it to keep the admin', async () => {
      const { former, activate } = await takeOver();
      await activate();
      await former.happen('message', { data: { type: 'KEEP_ADMIN' } });
      expect(adminCaches()).toHaveLength(1);
    });

    test('makes none for an answer that it had begun before', async () => {
      const { former, activate } = await takeOver();
      isOnline = false;
      const match = caches.match;
      caches.match = async (key, options) => {
        const found = await match(key, options);
        if (found) await activate();
        return found;
      };
      expect(await former.ask(PART, OPERATOR)).toBeUndefined();
      expect(adminCaches()).toHaveLength(1);
    });
  });
});
