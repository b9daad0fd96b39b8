import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { serve } from '@/scripts/build/server/serve';
import { testFolder } from '@/tests/fixtures/test-folder';

type ReceivedResponse = { status: number; headers: IncomingHttpHeaders; body: string };

const { at, write } = testFolder();
const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0)) await stop();
});

/** Serves files by path. */
async function serveFiles(files: Record<string, string>, { basePath }: { basePath?: string } = {}) {
  write(files);
  const server = await serve({ root: at(), port: 0, basePath });
  running.push(server.close);
  return { port: server.port, get: (path: string, method = 'GET') => sendRequest(server.port, path, method) };
}

/** Requests a path exactly as written; fetch would normalize it. */
function sendRequest(port: number, path: string, method: string): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        body += text;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    sent.on('error', reject).end();
  });
}

const ROUTES = [
  { src: '^/(.*)$', headers: { 'X-Frame-Options': 'DENY' }, continue: true },
  { src: '^/drawings/(.*)$', headers: { 'Cache-Control': 'public, max-age=86400' }, continue: true },
  { src: '^/help/?$', headers: { Location: '/faq/#orders' }, status: 301 },
  { src: '^/shop/(.*)$', headers: { Location: '/products/$1' }, status: 301 },
  { handle: 'error' },
  { src: '^/.*$', headers: { 'Cache-Control': 'no-store' }, dest: '/404.html', status: 404 },
];
const SITE = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Lost</h1>',
  'faq/index.html': '<h1>FAQ</h1>',
  'products/ä b/index.html': '<h1>Spaced</h1>',
  'drawings/a.svg': '<svg/>',
  'llms.txt': 'Größen',
  _headers: '',
  _redirects: '',
  'vercel.json': JSON.stringify({ routes: ROUTES }),
};
const NOT_FOUND = { status: 404, body: '<h1>Lost</h1>' };

describe('pages', () => {
  test('a folder returns its index page, and redirects to its trailing slash with the query', async () => {
    const { get } = await serveFiles(SITE);
    expect((await get('/')).body).toBe('<h1>Home</h1>');
    expect(await get('/faq/?utm_source=mail')).toMatchObject({ status: 200, body: '<h1>FAQ</h1>' });
    expect((await get('/products/%C3%A4%20b/')).body).toBe('<h1>Spaced</h1>');
    expect(await get('/faq?a=1&b=?c')).toMatchObject({ status: 308, headers: { location: '/faq/?a=1&b=?c' } });
    expect((await get('/products/%C3%A4%20b')).headers.location).toBe('/products/%C3%A4%20b/');
  });

  test.each([
    ...['/nothing', '/drawings/', '/FAQ/', '/404', '/_headers', '/_redirects', '/vercel.json'],
    ...['/%', '/%00', '/../faq/x', '/%2e%2e/package.json'],
  ])('%s returns the 404 page, with headers, and is not cached', async (path) => {
    const { get } = await serveFiles(SITE);
    const headers = { 'cache-control': 'no-store', 'x-frame-options': 'DENY' };
    expect(await get(path)).toMatchObject({ ...NOT_FOUND, headers });
  });

  test.each([
    ['//faq/', '/faq/'],
    ['/faq//?a=//b', '/faq/?a=//b'],
    ['/products///a//', '/products/a/'],
    ['//example.com/', '/example.com/'],
    ['//\\\\example.com/', '/example.com/'],
  ])('%s redirects to single slashes', async (path, location) => {
    const { get } = await serveFiles(SITE);
    expect(await get(path)).toMatchObject({ status: 308, headers: { location } });
  });

  test('an export without a 404 page and without rules returns status 404', async () => {
    const { get } = await serveFiles({ 'index.html': 'home' });
    expect((await get('/nothing/')).status).toBe(404);
  });

  test('HEAD has the headers of GET, and other methods are not allowed', async () => {
    const { get } = await serveFiles(SITE);
    expect(await get('/faq/', 'HEAD')).toMatchObject({ status: 200, body: '', headers: { 'x-frame-options': 'DENY' } });
    expect(await get('/', 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});

describe('rules of the export', () => {
  test('headers apply to the URLs of their pattern, and text files are UTF-8', async () => {
    const { get } = await serveFiles(SITE);
    expect((await get('/faq/')).headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect((await get('/drawings/a.svg')).headers['cache-control']).toBe('public, max-age=86400');
    const { headers, body } = await get('/llms.txt');
    expect([body, headers['content-type']]).toEqual(['Größen', 'text/plain; charset=utf-8']);
  });

  test('redirects keep the query unless the target has a query or a hash', async () => {
    const { get } = await serveFiles(SITE);
    expect(await get('/shop/a-1/?b=2')).toMatchObject({ status: 301, headers: { location: '/products/a-1/?b=2' } });
    expect((await get('/help?b=2')).headers.location).toBe('/faq/#orders');
  });
});

describe('below a base path', () => {
  test('pages have URLs only below it', async () => {
    const { get } = await serveFiles(SITE, { basePath: '/store' });
    expect(await get('/?a=1')).toMatchObject({ status: 302, headers: { location: '/store/?a=1' } });
    expect((await get('/store')).headers.location).toBe('/store/');
    expect((await get('/store/')).body).toBe('<h1>Home</h1>');
    expect((await get('/store/faq')).headers.location).toBe('/store/faq/');
    for (const path of ['/faq/', '/storefront/', '/store/nothing/']) expect(await get(path)).toMatchObject(NOT_FOUND);
  });

  test.each(['store', '/store/', '//store', '/../x'])('%s is not a base path', async (basePath) => {
    await expect(serveFiles(SITE, { basePath })).rejects.toThrow('BASE_PATH must be empty or look like');
  });
});

describe('start', () => {
  test('a missing folder is an error with the next step', async () => {
    await expect(serve({ root: 'no-such-folder', port: 0 })).rejects.toThrow('run npm run build first');
  });

  test('a given port that is in use is an error', async () => {
    const { port } = await serveFiles(SITE);
    await expect(serve({ root: at(), port })).rejects.toThrow(`Port ${port} is already in use`);
  });

  test('without a port the first free one from 4173 is used', async () => {
    const blocker = createServer();
    await new Promise((resolve) => {
      blocker.once('listening', resolve).once('error', resolve);
      blocker.listen(4173, '127.0.0.1');
    });
    const server = await serve({ root: at() });
    expect(server.port).toBeGreaterThan(4173);
    expect(server.url).toBe(`http://127.0.0.1:${server.port}/`);
    await server.close();
    await new Promise((resolve) => blocker.close(resolve));
  });
});
