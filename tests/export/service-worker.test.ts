import { gzipSync } from 'node:zlib';
import { serviceWorker } from '@/scripts/service-worker/service-worker';
import { basePath, fileOf, files, OUT, readText } from './site';

const text = readText('/sw.js');
const kept = [...text.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url.slice(basePath.length));

test('the service worker is that of this export', () => {
  expect(text).toBe(serviceWorker({ out: OUT, basePath }));
});

test('everything that the service worker keeps from the start is there', () => {
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((address) => !files.has(fileOf(address)))).toEqual([]);
});

test('the catalogue index is kept from the start', () => {
  expect(kept.filter((address) => /^\/data\/catalogue-\w+\.json$/.test(address))).toHaveLength(1);
});

test('the service worker is at most 12 KB, packed', () => {
  expect(gzipSync(text).length).toBeLessThan(12 * 1024);
});
