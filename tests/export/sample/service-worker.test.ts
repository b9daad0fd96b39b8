import { gzipSync } from 'node:zlib';
import { basePath, fileOf, readText } from '@/tests/export/site';

const precached = [...readText('/sw.js').matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) =>
  url.slice(basePath.length),
);

// Of these, 20 KB are description words for search, 36 KB the quick order parser, 7 KB styles and the menu.
test('precached files have at most 512 KB, gzipped', () => {
  const sizes = precached.map((address) => gzipSync(readText(fileOf(address))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(512 * 1024);
});
