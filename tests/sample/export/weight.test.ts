import { products } from '@/tests/export/expected';
import { heavy, weightsOf } from '@/tests/export/heavy';
import { faultsOf, isProduct, isStorefront, pages } from '@/tests/export/site';
import { median, type Weights, weightFaults } from '@/tests/export/weight';

const KB = 1024;
const storefront = pages.filter(isStorefront);
const weights = weightsOf(pages);

test('the HTML of a product page is at most 9.8 KB, packed, and of one with much to say at most 10.5 KB', () => {
  const sheets = pages.filter(isProduct);
  expect(weightFaults(median(sheets.flatMap((page) => weights.get(page)?.html ?? [])), 9.8 * KB)).toEqual([]);
  expect(heavy(weights, sheets, ({ html }) => html, 10.5 * KB)).toEqual([]);
});

const varied = products.filter(({ variants }) => variants).map(({ id }) => `/products/${id}/`);

test('the HTML of every page of the store is at most 44 KB as it is read, and of goods with variants 48 KB', () => {
  const limitOf = (path: string) => (varied.includes(path) ? 48 : 44) * KB;
  expect(varied.length).toBeGreaterThan(20);
  expect(faultsOf(storefront, ({ path, html }) => weightFaults(Buffer.byteLength(html), limitOf(path)))).toEqual([]);
});

test('the first view of every page of the store is at most 300 KB, eager pictures and all', () => {
  const firstView = ({ html, css, script, fonts, pictures }: Weights) => html + css + script + fonts + pictures;
  expect(heavy(weights, storefront, firstView, 300 * KB)).toEqual([]);
});

test('the HTML of no page is more than three times that of the middle one', () => {
  const limit = 3 * median(pages.map(({ html }) => Buffer.byteLength(html)));
  const faults = faultsOf(pages, ({ html }) => weightFaults(Buffer.byteLength(html), limit));
  expect(faults).toEqual([]);
});
