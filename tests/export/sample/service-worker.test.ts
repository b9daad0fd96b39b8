import { gzipSync } from 'node:zlib';
import { basePath, fileOf, readText } from '@/tests/export/site';

const kept = [...readText('/sw.js').matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url.slice(basePath.length));

// 20 KB of it are the words of descriptions, which search reads, 36 KB the reader of orders, and 7 KB the styles and the menu that come on use.
test('what is kept from the start is at most 512 KB, packed', () => {
  const sizes = kept.map((address) => gzipSync(readText(fileOf(address))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(512 * 1024);
});
