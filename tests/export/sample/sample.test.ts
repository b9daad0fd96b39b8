import { gzipSync } from 'node:zlib';
import { MAX_RULES } from '@/scripts/build/hosting/host-files';
import { compareWithHostLimits, measureExport } from '@/scripts/build/hosting/host-limits';
import { serviceWorkerSettings } from '@/scripts/build/service-worker/precache';
import { products } from '@/tests/export/expected';
import { squeeze, textOf } from '@/tests/export/html';
import {
  basePath,
  fileOf,
  files,
  isProduct,
  isStorefront,
  OUT,
  pages,
  problemsByPage,
  readBytes,
  readText,
} from '@/tests/export/site';
import { median, pagesOverLimit, type Weights, weightProblems, weightsOf } from '@/tests/export/weight';

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
  const hashed = [...files].filter((path) => path.startsWith('/_next/static/'));
  expect(hashed.filter((path) => !rules.includes(path))).toEqual([]);
  expect(rules.length).toBeLessThanOrEqual(MAX_RULES);
});

test('no unused file is exported', () => {
  const unused = [...files].filter((path) => /__next\._full|^\/(?:404|_not-found)\/|Manifest\.js$|\.map$/.test(path));
  expect(unused).toEqual([]);
});

/** The facts on the cards of a page, in order; '' for a card without facts. */
function factsOn(html: string): string[] {
  return html
    .split('<article')
    .slice(1)
    .map((article) => squeeze(textOf(/<\/h3><p[^>]*><bdi>(.*?)<\/bdi><\/p>/.exec(article)?.[1] ?? '')));
}

const listings = pages.filter(({ path }) => path.startsWith('/all-products/')).map(({ html }) => factsOn(html));

test('every card has facts, and 207 of 240 have two', () => {
  const facts = listings.flat();
  expect(facts).toHaveLength(products.length);
  expect(facts.filter((line) => line === '')).toEqual([]);
  expect(facts.filter((line) => line.includes(' · '))).toHaveLength(207);
});

test('no two neighboring cards have the same facts', () => {
  const repeated = listings.flatMap((lines) => lines.filter((line, index) => line === lines[index - 1]));
  expect(repeated).toEqual([]);
});

const { pages: shown, files: other, scripts } = serviceWorkerSettings({ out: OUT, basePath });
const precached = [...shown, ...other, ...scripts].map((address) => address.slice(basePath.length));

// Of these, 20 KB are description words for search, 36 KB the quick order parser, 7 KB styles and the menu.
test('precached files have at most 526 KB, gzipped', () => {
  const sizes = precached.map((address) => gzipSync(readText(fileOf(address))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(526 * 1024);
});

const KB = 1024;
const storefront = pages.filter(isStorefront);
const weights = weightsOf(pages);

test.each([
  ['product page', isProduct, 15],
  ['listing', ({ html }: { html: string }) => /Showing \d+ of \d+ Products/.test(html), 17],
] as const)('the HTML of a %s is within its limit, gzipped', (_, isOfKind, limit) => {
  const checked = pages.filter(isOfKind);
  expect(checked.length).toBeGreaterThan(10);
  expect(pagesOverLimit(weights, checked, ({ html }) => html, limit * KB)).toEqual([]);
});

test('the first view of every page of the store, with eager pictures, is at most 300 KB', () => {
  const firstView = ({ html, css, script, fonts, pictures }: Weights) => html + css + script + fonts + pictures;
  expect(pagesOverLimit(weights, storefront, firstView, 300 * KB)).toEqual([]);
});

test('no page has more than three times the median size of HTML', () => {
  const limit = 3 * median(pages.map(({ html }) => Buffer.byteLength(html)));
  const problems = problemsByPage(pages, ({ html }) => weightProblems(Buffer.byteLength(html), limit));
  expect(problems).toEqual([]);
});
