import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serve } from '@/scripts/server/serve';
import { serveFiles, stopServing } from './served-folder';

afterEach(stopServing);

const SITE = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Lost</h1>',
  'faq/index.html': '<h1>FAQ</h1>',
  'faq/index.txt': '0:["$"]',
  'products/ä b/index.html': '<h1>Spaced</h1>',
  'empty/notes.txt': 'no index here',
  '../secret.txt': 'secret',
  '../outside/index.html': 'secret',
};

describe('pages', () => {
  test('a folder is answered with its index page', async () => {
    const { get } = await serveFiles(SITE);
    expect((await get('/')).body).toBe('<h1>Home</h1>');
    expect(await get('/faq/')).toMatchObject({ status: 200, body: '<h1>FAQ</h1>' });
    expect(await get('/faq/?utm_source=mail')).toMatchObject({ status: 200, body: '<h1>FAQ</h1>' });
  });

  test('a folder without its slash leads to the slash and keeps the query', async () => {
    const { get } = await serveFiles(SITE);
    expect(await get('/faq')).toMatchObject({ status: 308, headers: { location: '/faq/' } });
    expect((await get('/faq?a=1&b=?c')).headers.location).toBe('/faq/?a=1&b=?c');
    expect((await get('/products/%C3%A4%20b')).headers.location).toBe('/products/%C3%A4%20b/');
    expect((await get('/products/%C3%A4%20b/')).body).toBe('<h1>Spaced</h1>');
  });

  test.each(['/nothing', '/nothing/', '/FAQ/', '/faq/index.txt/', '/empty', '/empty/', '/index.html/', '/404'])(
    'the unknown address %s is answered with the 404 page',
    async (path) => {
      const { get } = await serveFiles(SITE);
      const answer = await get(path);
      expect(answer).toMatchObject({ status: 404, body: '<h1>Lost</h1>' });
      expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' });
      expect(answer.headers.etag).toBeUndefined();
    },
  );

  test('a site without a 404 page still answers 404', async () => {
    const { get } = await serveFiles({ 'index.html': 'home' });
    expect(await get('/nothing/')).toMatchObject({ status: 404, body: 'Not found\n' });
  });

  test('a file that appears while the server runs is served', async () => {
    const { get, root } = await serveFiles(SITE);
    await writeFile(join(root, 'late.txt'), 'late');
    expect((await get('/late.txt')).body).toBe('late');
  });
});

describe('addresses that try to leave the folder', () => {
  test.each([
    '/../secret.txt',
    '/faq/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/faq/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%252e%252e/secret.txt',
    '/./faq/',
    '/faq%2F',
    '/faq%2Findex.html',
    '//faq/',
    '//example.com/',
    '//example.com/faq',
    '/%2Fexample.com',
    '/\\example.com',
    '/%5Cexample.com/',
    '/faq//index.html',
    '/%',
    '/%E0%A4%A',
    '/%ff',
    '/faq%00/',
    '/%00',
    '/index.html%00.txt',
    '/index.html::$DATA',
    '*',
    `/${'a'.repeat(5000)}`,
  ])('%s is answered with the 404 page', async (path) => {
    const { get } = await serveFiles(SITE);
    expect(await get(path)).toMatchObject({ status: 404, body: '<h1>Lost</h1>' });
  });
});

describe('methods and headers', () => {
  test('HEAD answers like GET without a body', async () => {
    const { get } = await serveFiles(SITE);
    const full = await get('/faq/');
    const head = await get('/faq/', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, body: '' });
    expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' });
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const { get } = await serveFiles(SITE);
    expect(await get('/', { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  test.each([
    ['a.html', 'text/html; charset=utf-8'],
    ['a.js', 'text/javascript; charset=utf-8'],
    ['a.css', 'text/css; charset=utf-8'],
    ['a.txt', 'text/plain; charset=utf-8'],
    ['a.json', 'application/json; charset=utf-8'],
    ['a.xml', 'text/xml; charset=utf-8'],
    ['a.svg', 'image/svg+xml; charset=utf-8'],
    ['a.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['a.ndjson', 'application/x-ndjson; charset=utf-8'],
    ['a.woff2', 'font/woff2'],
    ['a.avif', 'image/avif'],
    ['a.webp', 'image/webp'],
    ['A.PNG', 'image/png'],
    ['favicon.ico', 'image/x-icon'],
    ['opengraph-image', 'application/octet-stream'],
  ])('%s is sent as %s', async (name, type) => {
    const { get } = await serveFiles({ [name]: 'x' });
    expect((await get(`/${name}`)).headers['content-type']).toBe(type);
  });

  test('what no rule speaks of is asked for again', async () => {
    const { get } = await serveFiles(SITE);
    expect((await get('/faq/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('what the client has already is not sent again', async () => {
    const { get } = await serveFiles(SITE);
    const { etag = '' } = (await get('/faq/')).headers;
    const answer = await get('/faq/', { headers: { 'If-None-Match': etag } });
    expect(answer).toMatchObject({ status: 304, body: '', headers: { etag } });
    expect((await get('/faq/', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    expect((await get('/faq/', { headers: { 'If-None-Match': `"other", ${etag}` } })).status).toBe(304);
    expect((await get('/nothing/', { headers: { 'If-None-Match': etag } })).status).toBe(404);
  });

  test('what did not change since is not sent again, unless a tag says more', async () => {
    const { get } = await serveFiles(SITE);
    const since = (await get('/faq/')).headers['last-modified'] ?? '';
    expect((await get('/faq/', { headers: { 'If-Modified-Since': since } })).status).toBe(304);
    expect((await get('/faq/', { headers: { 'If-Modified-Since': 'long ago' } })).status).toBe(200);
    expect((await get('/faq/', { headers: { 'If-Modified-Since': 'Mon, 01 Jan 2001 00:00:00 GMT' } })).status).toBe(
      200,
    );
    const both = { 'If-Modified-Since': since, 'If-None-Match': '"other"' };
    expect((await get('/faq/', { headers: both })).status).toBe(200);
  });

  test.each([
    ['bytes=1-1500', 1, 1500],
    ['bytes=2000-', 2000, 2999],
    ['bytes=-10', 2990, 2999],
    ['bytes=-9999', 0, 2999],
    ['bytes=2990-9999', 2990, 2999],
  ])('a part of a file, %s, is sent as it is', async (Range, start, end) => {
    const text = 'abc'.repeat(1000);
    const { get } = await serveFiles({ 'a.css': text });
    const answer = await get('/a.css', { headers: { Range, 'Accept-Encoding': 'br' } });
    const length = String(end - start + 1);
    const headers = { 'content-range': `bytes ${start}-${end}/3000`, 'content-length': length };
    expect(answer).toMatchObject({ status: 206, headers, body: text.slice(start, end + 1) });
  });

  test.each([
    ['bytes=-', {}],
    ['bytes=9-3', {}],
    ['bytes=0-1, 4-5', {}],
    ['lines=1-2', {}],
    ['bytes=1-2', { 'If-Range': 'W/"1-1"' }],
  ])('for %s %j the whole file is sent', async (Range, others) => {
    const { get } = await serveFiles({ 'a.css': 'abcdef' });
    expect(await get('/a.css', { headers: { Range, ...others } })).toMatchObject({ status: 200, body: 'abcdef' });
  });
});

describe('compression', () => {
  const text = 'tactical '.repeat(500);

  function decode(bytes: Buffer, encoding: string | undefined): Buffer {
    if (encoding === 'br') return brotliDecompressSync(bytes);
    return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
  }

  test.each<[string, string | undefined]>([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['', undefined],
  ])('Accept-Encoding "%s" gets %s', async (accepted, encoding) => {
    const { get } = await serveFiles({ 'a.css': text });
    const { headers, bytes } = await get('/a.css', { headers: { 'Accept-Encoding': accepted } });
    expect(headers).toMatchObject({ vary: 'Accept-Encoding' });
    expect(headers['content-encoding']).toBe(encoding);
    expect(decode(bytes, encoding).toString()).toBe(text);
  });

  test('a file is packed once for all who ask for it, and anew when it has changed', async () => {
    const { get, root } = await serveFiles({ 'a.css': text });
    const asked = { headers: { 'Accept-Encoding': 'gzip' } };
    const [first, second] = await Promise.all([get('/a.css', asked), get('/a.css', asked)]);
    expect(first.bytes).toEqual(second.bytes);
    await writeFile(join(root, 'a.css'), text.repeat(2));
    expect(gunzipSync((await get('/a.css', asked)).bytes).toString()).toBe(text.repeat(2));
  });

  test('pictures and fonts are sent as they are', async () => {
    const { get } = await serveFiles({ 'a.webp': text });
    const { headers } = await get('/a.webp', { headers: { 'Accept-Encoding': 'br' } });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBeUndefined();
  });
});

describe('under a base path', () => {
  test('the site stands below it and nowhere else', async () => {
    const { get } = await serveFiles(SITE, { basePath: '/store' });
    expect(await get('/?a=1')).toMatchObject({ status: 302, headers: { location: '/store/?a=1' } });
    expect(await get('/store?a=1')).toMatchObject({ status: 308, headers: { location: '/store/?a=1' } });
    expect((await get('/store/')).body).toBe('<h1>Home</h1>');
    expect((await get('/store/faq')).headers.location).toBe('/store/faq/');
    for (const path of ['/faq/', '/storefront/', '/store/nothing/', '/store//faq/']) {
      expect(await get(path)).toMatchObject({ status: 404, body: '<h1>Lost</h1>' });
    }
  });

  test('rules name addresses as visitors see them', async () => {
    const files = { ...SITE, _headers: '/store/faq/\n  X-Rule: yes', _redirects: '/store/help /store/faq/ 301' };
    const { get } = await serveFiles(files, { basePath: '/store' });
    expect((await get('/store/faq/')).headers['x-rule']).toBe('yes');
    expect(await get('/store/help')).toMatchObject({ status: 301, headers: { location: '/store/faq/' } });
  });

  test.each(['store', '/store/', '//store', '/../x'])('%s is not a base path', async (basePath) => {
    await expect(serveFiles(SITE, { basePath })).rejects.toThrow('BASE_PATH must be empty or look like');
  });
});

describe('showing another folder', () => {
  let next: string;
  beforeEach(async () => {
    next = await mkdtemp(join(tmpdir(), 'next-'));
  });
  afterEach(() => rm(next, { recursive: true }));

  test('what is asked from then on is answered from it, and by its rules', async () => {
    const { root } = await serveFiles(SITE);
    const server = await serve({ root, port: 0 });
    const ask = async (path: string) => fetch(new URL(path, server.url));
    await writeFile(join(next, 'index.html'), '<h1>New</h1>');
    await writeFile(join(next, '_headers'), '/\n  X-Rule: yes');
    expect(await (await ask('/')).text()).toBe('<h1>Home</h1>');
    await server.show(next);
    const answer = await ask('/');
    expect([await answer.text(), answer.headers.get('x-rule')]).toEqual(['<h1>New</h1>', 'yes']);
    expect((await ask('/faq/')).status).toBe(404);
    await server.close();
  });

  test('one that is not there leaves the old one', async () => {
    const { root } = await serveFiles(SITE);
    const server = await serve({ root, port: 0 });
    await expect(server.show(join(next, 'gone'))).rejects.toThrow('There is nothing to serve');
    expect(await (await fetch(server.url)).text()).toBe('<h1>Home</h1>');
    await server.close();
  });
});

describe('starting', () => {
  test('a missing folder is said, with what to do', async () => {
    await expect(serve({ root: 'no-such-folder', port: 0 })).rejects.toThrow('run npm run build first');
  });

  test('a port that is taken is said, and never left for another', async () => {
    const { port, root } = await serveFiles(SITE);
    await expect(serve({ root, port })).rejects.toThrow(`Port ${port} is already in use`);
  });

  test('without a port the next free one from 4173 is taken', async () => {
    const { root } = await serveFiles(SITE);
    const blocker = createServer();
    await new Promise((resolve) => {
      blocker.once('listening', resolve).once('error', resolve);
      blocker.listen(4173, '127.0.0.1');
    });
    const server = await serve({ root });
    expect(server.port).toBeGreaterThan(4173);
    expect(server.url).toBe(`http://127.0.0.1:${server.port}/`);
    await server.close();
    await new Promise((resolve) => blocker.close(resolve));
  });
});
