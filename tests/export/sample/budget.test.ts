import { MAX_RULES } from '@/scripts/build/hosting/host-files';
import { compareWithHostLimits, measureExport } from '@/scripts/build/hosting/host-limits';
import { products } from '@/tests/export/expected';
import { files, pages, readBytes, readText } from '@/tests/export/site';

const exported = [...files].map((path) => ({ path: path.slice(1), bytes: readBytes(path).length }));

test('the export fits every host that docs/deploying.md describes', () => {
  expect(compareWithHostLimits(measureExport(exported)).refuses).toEqual([]);
});

test('a page of the store is one file, and one of the admin has one payload beside it', () => {
  const payloads = exported.filter(({ path }) => /(?:^|\/)(?:index|__next\.[^/]+)\.txt$/.test(path));
  expect(payloads.filter(({ path }) => !path.startsWith('admin/'))).toEqual([]);
  expect(payloads.length).toBe(pages.filter(({ path }) => path.startsWith('/admin/')).length);
});

test('all else is at most ten files a product and a hundred more', () => {
  const others = exported.filter(({ path }) => !/\.(?:html|txt)$/.test(path));
  expect(others.length).toBeLessThanOrEqual(10 * products.length + 100);
});

test('no file is over 1 MB, and no folder holds more than ten files a product', () => {
  const { largestFile, filesInFolder } = measureExport(exported);
  expect(largestFile).toBeLessThanOrEqual(1_000_000);
  expect(filesInFolder).toBeLessThanOrEqual(10 * products.length);
});

test('_headers names every file that is kept for good, in the rules that Cloudflare takes', () => {
  const rules = readText('/_headers')
    .split('\n')
    .filter((line) => line.startsWith('/'));
  const hashed = [...files].filter((path) => /^\/(?:_next\/static\/|data\/(?:catalogue|sitemap)-)/.test(path));
  expect(hashed.filter((path) => !rules.includes(path))).toEqual([]);
  expect(rules.length).toBeLessThanOrEqual(MAX_RULES);
});

test('nothing is exported that no page asks for', () => {
  const unused = [...files].filter((path) => /__next\._full|^\/(?:404|_not-found)\/|Manifest\.js$|\.map$/.test(path));
  expect(unused).toEqual([]);
});
