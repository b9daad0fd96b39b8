import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseHeadersFile } from '@/scripts/server/headers-file';
import { parseRedirectsFile } from '@/scripts/server/redirects-file';
import { serveFiles, stopServing } from './served-folder';

afterEach(stopServing);

const PAGES = {
  'index.html': 'home',
  '404.html': 'lost',
  'faq/index.html': 'faq',
  'products/a-1/index.html': 'a-1',
};

describe('_headers', () => {
  const serveWith = (text: string) => serveFiles({ ...PAGES, _headers: text });

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

  test('* stands for anything, at the end or before one', async () => {
    const { get } = await serveWith('/products/*\n  X-Rest: yes\n/*.html\n  X-Page: yes\n');
    expect((await get('/products/a-1/')).headers['x-rest']).toBe('yes');
    expect((await get('/products')).headers['x-rest']).toBeUndefined();
    expect((await get('/products/a-1/index.html')).headers).toMatchObject({ 'x-rest': 'yes', 'x-page': 'yes' });
  });

  test('what stands on both sides of the * does not overlap', async () => {
    const { get } = await serveWith('/faq*q/\n  X-Test: yes\n');
    expect((await get('/faq/')).headers['x-test']).toBeUndefined();
  });

  test('a dot in an address is a dot', async () => {
    const { get } = await serveWith('/404.html\n  X-Test: yes\n');
    expect((await get('/404.html')).headers['x-test']).toBe('yes');
    expect((await get('/404xhtml')).headers['x-test']).toBeUndefined();
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
    ['/products/:id/', 'line 1: only one * and no :name'],
    ['/*\n  ! ETag', 'line 2: expected "Name: value"'],
    ['/*\n  https://a.example/*', 'line 2: expected "Name: value"'],
  ])('%j is refused by line', (text, message) => {
    expect(() => parseHeadersFile(text)).toThrow(message);
  });
});

describe('_redirects', () => {
  const serveWith = (text: string) => serveFiles({ ...PAGES, _redirects: text });

  test('an address leads on with its query, before files', async () => {
    const { get } = await serveWith('# moved\n\n/faq/ /questions/ 301\n');
    expect(await get('/faq/?a=1')).toMatchObject({ status: 301, headers: { location: '/questions/?a=1' } });
  });

  test('a query or a place in a page of its own takes the place of what was asked for, and another site stands whole', async () => {
    const { get } = await serveWith('/a /faq/?b=1#c 301\n/d https://elsewhere.example/e/ 301');
    expect((await get('/a?f=1')).headers.location).toBe('/faq/?b=1#c');
    expect((await get('/d?f=1')).headers.location).toBe('https://elsewhere.example/e/?f=1');
  });

  test('what * stands for goes into the target', async () => {
    const { get } = await serveWith('/shop/* /products/:splat 301');
    expect((await get('/shop/a-1/?b=2')).headers.location).toBe('/products/a-1/?b=2');
    expect((await get('/shop/$&/')).headers.location).toBe('/products/$&/');
  });

  test('the first rule counts', async () => {
    const { get } = await serveWith('/faq/* /first 301\n/faq/ /second 301');
    expect((await get('/faq/')).headers.location).toBe('/first');
  });

  test('no address leads to another site by a pattern', async () => {
    const { get } = await serveWith('/old* /:splat 301');
    expect((await get('/old/example.com')).headers.location).toBe('/example.com');
    expect((await get('/old//example.com')).status).toBe(404);
  });

  test.each([
    ['/old', 'line 1: expected "from to 301"'],
    ['# x\n/old /new 302', 'line 2: expected "from to 301"'],
    ['old /new 301', 'line 1: "old" is not a path'],
    ['/old //example.com 301', 'line 1: cannot lead to'],
    ['/old http://example.com/ 301', 'line 1: cannot lead to'],
    ['/old https:///example.com/ 301', 'line 1: cannot lead to'],
    ['/old/:id /new 301', 'line 1: only one * and no :name'],
    ['/a b c d', 'line 1: expected'],
  ])('%j is refused by line', (text, message) => {
    expect(() => parseRedirectsFile(text)).toThrow(message);
  });
});

test('neither file is ever served, and a wrong one stops the start', async () => {
  const { get } = await serveFiles({ ...PAGES, _headers: '/*\n  X-Test: 1', _redirects: '/rules /faq/ 301' });
  for (const path of ['/_headers', '/_redirects', '/%5Fheaders']) {
    expect(await get(path)).toMatchObject({ status: 404, body: 'lost' });
  }
  await expect(serveFiles({ ...PAGES, _headers: 'X: 1' })).rejects.toThrow('_headers, line 1');
});
