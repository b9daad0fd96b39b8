import { MAX_RULES } from '@/scripts/build/hosting/host-files';
import { compareWithHostLimits, measureExport } from '@/scripts/build/hosting/host-limits';
import { products } from '@/tests/export/expected';
import { files, pages, readBytes, readText } from '@/tests/export/site';

const exported = [...files].map((path) => ({ path: path.slice(1), bytes: readBytes(path).length }));

test('the export fits every host that docs/deploying.md describes', () => {
  expect(compareWithHostLimits(measureExport(exported)).refuses).toEqual([]);
});

test('a page of the store is one file, and a page of the admin has one more, its payload', () => {
  const payloads = exported.filter(({ path }) => /(?:^|\/)(?:index|__next\.[^/]+)\.txt$/.test(path));
  expect(payloads.filter(({ path }) => !path.startsWith('admin/'))).toEqual([]);
  expect(payloads.length).toBe(pages.filter(({ path }) => path.startsWith('/admin/')).length);
});

test('there are at most ten other files per product, plus one hundred', () => {
  const others = exported.filter(({ path }) => !/\.(?:html|txt)$/.test(path));
  expect(others.length).toBeLessThanOrEqual(10 * products.length + 100);
});

test('no file is over 1 MB, and no folder has more than ten files per product', () => {
  const { largestFile, filesInFolder } = measureExport(exported);
  expect(largestFile).toBeLessThanOrEqual(1_000_000);
  expect(filesInFolder).toBeLessThanOrEqual(10 * products.length);
});

test('_headers has a rule for every file with a hash, and at most as many rules as Cloudflare accepts', () => {
  const rules = readText('/_headers')
    .split('\n')
    .filter((line) => line.startsWith('/'));
  const hashed = [...files].filter((path) => /^\/(?:_next\/static\/|data\/(?:catalogue|sitemap)-)/.test(path));
  expect(hashed.filter((path) => !rules.includes(path))).toEqual([]);
  expect(rules.length).toBeLessThanOrEqual(MAX_RULES);
});

test('no unused file is exported', () => {
  const unused = [...files].filter((path) => /__next\._full|^\/(?:404|_not-found)\/|Manifest\.js$|\.map$/.test(path));
  expect(unused).toEqual([]);
});
