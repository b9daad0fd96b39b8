import { scriptsOf } from '@/lib/worker/connection';

test('a worker is made of its own script and of those behind the sign of its address', () => {
  const params = JSON.stringify([['/store/_next/static/chunks/a.js', '/store/_next/static/chunks/b~1.js'], 'x', '']);
  const own = 'http://localhost/store/_next/static/chunks/worker.js';
  expect(scriptsOf(`${own}#params=${encodeURIComponent(params)}`)).toEqual([
    own,
    '/store/_next/static/chunks/a.js',
    '/store/_next/static/chunks/b~1.js',
  ]);
});

test('an address without any is its own script', () => {
  expect(scriptsOf('http://localhost/worker.js')).toEqual(['http://localhost/worker.js']);
});
