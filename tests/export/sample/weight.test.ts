import { isProduct, isStorefront, pages, problemsByPage } from '@/tests/export/site';
import { median, pagesOverLimit, type Weights, weightProblems, weightsOf } from '@/tests/export/weight';

const KB = 1024;
const storefront = pages.filter(isStorefront);
const weights = weightsOf(pages);

test.each([
  ['product page', isProduct, 15],
  ['listing', ({ html }: { html: string }) => /Showing \d+ of \d+ Products/.test(html), 17],
] as const)('the HTML of a %s is within its limit, packed', (_, isOfKind, limit) => {
  const checked = pages.filter(isOfKind);
  expect(checked.length).toBeGreaterThan(10);
  expect(pagesOverLimit(weights, checked, ({ html }) => html, limit * KB)).toEqual([]);
});

test('the first view of every page of the store is at most 300 KB, eager pictures and all', () => {
  const firstView = ({ html, css, script, fonts, pictures }: Weights) => html + css + script + fonts + pictures;
  expect(pagesOverLimit(weights, storefront, firstView, 300 * KB)).toEqual([]);
});

test('the HTML of no page is more than three times that of the middle one', () => {
  const limit = 3 * median(pages.map(({ html }) => Buffer.byteLength(html)));
  const faults = problemsByPage(pages, ({ html }) => weightProblems(Buffer.byteLength(html), limit));
  expect(faults).toEqual([]);
});
