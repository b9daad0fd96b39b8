/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseHeadersFile } from '@/scripts/server/headers-file.mjs';
import { parseRedirectsFile } from '@/scripts/server/redirects-file.mjs';
import { serveFiles, stopServing } from './served-folder.mjs';

afterEach(stopServing);

const PAGES = {
  'index.html': 'home',
  '404.html': 'lost',
  'faq/index.html': 'faq',
  'products/a-1/index.html': 'a-1',
};

describe('_headers', () => {
  const serveWith = (text) => serveFiles({ ...PAGES, _headers: text });

  test('rules replace what the server set, and add to each other', async () => {
    const { get } = await serveWith(`
# for all
/*
  X-Frame-Options: DENY
  Cache-Control: no-store
  Link: </a>; rel=preload

/faq/
  Link: </b>; rel=preload
`);
    expect((await get('/faq/')).headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      link: '</a>; rel=preload, </b>; rel=preload',
    });
    expect((await get('/')).headers.link).toBe('</a>; rel=preload');
    expect((await get('/nothing/')).headers['x-frame-options']).toBe('DENY');
  });

  test('"! Name" takes a header away', async () => {
    const { get } = await serveWith('/*\n  X-Test: all\n/faq/\n  ! X-Test\n  ! ETag\n');
    expect((await get('/')).headers['x-test']).toBe('all');
    const { headers } = await get('/faq/');
    expect(headers['x-test']).toBeUndefined();
    expect(headers.etag).toBeUndefined();
  });

  test('placeholders stand for one segment, * for anything, and both go into values', async () => {
    const { get } = await serveWith('/products/:id/\n  X-Id: :id\n/products/*\n  X-Rest: got :splat at 10:30\n');
    expect((await get('/products/a-1/')).headers).toMatchObject({ 'x-id': 'a-1', 'x-rest': 'got a-1/ at 10:30' });
    expect((await get('/products/a/b/')).headers['x-id']).toBeUndefined();
    expect((await get('/products')).headers['x-rest']).toBeUndefined();
  });

  test('a dot in an address is a dot', async () => {
    const { get } = await serveWith('/404.html\n  X-Test: yes\n');
    expect((await get('/404.html')).headers['x-test']).toBe('yes');
    expect((await get('/404xhtml')).headers['x-test']).toBeUndefined();
  });

  test('a rule for a named host does not apply here', async () => {
    const { get } = await serveWith('https://:project.pages.dev/*\n  X-Robots-Tag: noindex\n');
    expect((await get('/')).headers['x-robots-tag']).toBeUndefined();
  });

  test('a changed file is read again', async () => {
    const { get, root } = await serveWith('/*\n  X-Test: one\n');
    await writeFile(join(root, '_headers'), '/*\n  X-Test: two\n');
    expect((await get('/')).headers['x-test']).toBe('two');
  });

  test.each([
    ['X-Test: 1', 'line 1: a header stands before the first address'],
    ['/*\n  nonsense', 'line 2: expected "Name: value"'],
    ['/*\n\n  X-Test: \u0001', 'line 3: '],
    ['/*/a/*', 'line 1: only one *'],
  ])('%j is refused by line', (text, message) => {
    expect(() => parseHeadersFile(text)).toThrow(message);
  });
});

describe('_redirects', () => {
  const serveWith = (text) => serveFiles({ ...PAGES, _redirects: text });

  test.each([301, 302, 303, 307, 308])('status %i is sent with the query', async (status) => {
    const { get } = await serveWith(`/old /faq/ ${status}`);
    expect(await get('/old?a=1')).toMatchObject({ status, headers: { location: '/faq/?a=1' } });
  });

  test('the status is 302 unless said, and comments say nothing', async () => {
    const { get } = await serveWith('# moved\n\n/old /faq/ # since May\n');
    expect(await get('/old')).toMatchObject({ status: 302, headers: { location: '/faq/' } });
  });

  test('* and placeholders go into the target, whose own query and hash win', async () => {
    const { get } = await serveWith(
      '/shop/* /products/:splat 301\n/item/:id /products/?id=:id#top 302\n/out https://example.com/x',
    );
    expect((await get('/shop/a-1/?b=2')).headers.location).toBe('/products/a-1/?b=2');
    expect((await get('/item/a-1?b=2')).headers.location).toBe('/products/?id=a-1#top');
    expect((await get('/out?b=2')).headers.location).toBe('https://example.com/x?b=2');
  });

  test('fixed addresses come before patterns, and both before files', async () => {
    const { get } = await serveWith('/faq/* /first\n/faq/ /second\n/faq/* /third');
    expect((await get('/faq/')).headers.location).toBe('/second');
    expect((await get('/faq/more')).headers.location).toBe('/first');
  });

  test('200 serves another page in place', async () => {
    const { get } = await serveWith('/questions /faq/ 200\n/app/* /index.html 200\n/gone /nothing/ 200');
    expect(await get('/questions')).toMatchObject({ status: 200, body: 'faq' });
    expect(await get('/app/a/b?c=1')).toMatchObject({ status: 200, body: 'home' });
    expect(await get('/gone')).toMatchObject({ status: 404, body: 'lost' });
  });

  test('no address leads to another site by a pattern', async () => {
    const { get } = await serveWith('/old* /:splat 301');
    expect((await get('/old/example.com')).headers.location).toBe('/example.com');
    expect((await get('/old//example.com')).status).toBe(404);
  });

  test.each([
    ['/old', 'line 1: expected "from to [status]"'],
    ['# x\n/old /new 404', 'line 2: status 404'],
    ['old /new', 'line 1: "old" is not a path'],
    ['/old //example.com', 'line 1: cannot lead to'],
    ['/old javascript:alert(1)', 'line 1: cannot lead to'],
    ['/old https://example.com/ 200', 'line 1: cannot lead to'],
    ['/a b c d', 'line 1: expected'],
  ])('%j is refused by line', (text, message) => {
    expect(() => parseRedirectsFile(text)).toThrow(message);
  });
});

test('neither file is ever served, and a wrong one stops the start', async () => {
  const { get } = await serveFiles({ ...PAGES, _headers: '/*\n  X-Test: 1', _redirects: '/rules /_headers 200' });
  for (const path of ['/_headers', '/_redirects', '/%5Fheaders', '/rules']) {
    expect(await get(path)).toMatchObject({ status: 404, body: 'lost' });
  }
  await expect(serveFiles({ ...PAGES, _headers: 'X: 1' })).rejects.toThrow('_headers, line 1');
});
