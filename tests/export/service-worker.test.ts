import { gzipSync } from 'node:zlib';
import type { Current } from '@/lib/index/current';
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

test('the catalogue index is kept from the start where it is small', () => {
  const { shards }: Current = JSON.parse(readText('/data/current.json'));
  const files = shards.map(({ file }) => `/data/${file}`);
  const bytes = (addresses: readonly string[]) => addresses.reduce((sum, file) => sum + readText(file).length, 0);
  const indexes = files.filter((file) => kept.includes(file));
  expect(bytes(indexes)).toBeLessThanOrEqual(1_000_000);
  if (bytes(files) < 900_000) expect(indexes).toEqual(files);
});

test('the service worker is at most 12 KB, packed', () => {
  expect(gzipSync(text).length).toBeLessThan(12 * 1024);
});
