import { serveFiles, stopServing } from '../served-folder';

afterEach(stopServing);

const SITE = {
  '404.html': '<h1>Lost</h1>',
  '_next/static/chunks/a.js': 'a',
  _headers:
    '/*\n  X-Content-Type-Options: nosniff\n/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable',
};

describe('row 42: no error is kept', () => {
  test.each([
    ['a script', '/_next/static/chunks/b.js'],
    ['a page', '/nothing/'],
    ['a file of the host', '/_headers'],
  ])('%s that is missing is not kept, whatever a rule says of its address', async (_, path) => {
    const { get } = await serveFiles(SITE);
    const found = await get('/_next/static/chunks/a.js');
    expect(found.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { status, headers, body } = await get(path, { headers: { 'Accept-Encoding': 'br', Range: 'bytes=0-1' } });
    expect({ status, body }).toEqual({ status: 404, body: '<h1>Lost</h1>' });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect([headers.etag, headers['last-modified'], headers['content-range']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('a condition that would fit the page for it makes it no 304', async () => {
    const { get } = await serveFiles(SITE);
    const own = (await get('/404.html')).headers;
    const headers = { 'If-None-Match': own.etag ?? '', 'If-Modified-Since': own['last-modified'] ?? '' };
    expect((await get('/nothing/', { headers })).status).toBe(404);
    expect((await get('/404.html', { headers })).status).toBe(304);
  });

  test('the others too: no page for it, another method, a part that there is not', async () => {
    const { get } = await serveFiles({ 'a.js': 'abc', _headers: '/*\n  Cache-Control: max-age=60' });
    const answers = await Promise.all([
      get('/nothing/'),
      get('/a.js', { method: 'POST' }),
      get('/a.js', { headers: { Range: 'bytes=3-' } }),
    ]);
    expect(answers.map(({ status, headers }) => [status, headers['cache-control'], headers.etag])).toEqual([
      [404, 'no-store', undefined],
      [405, 'no-store', undefined],
      [416, 'no-store', undefined],
    ]);
    expect(answers[2]?.headers['content-range']).toBe('bytes */3');
  });
});
