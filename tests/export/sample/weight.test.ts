import { isProduct, isStorefront, pages, problemsByPage } from '@/tests/export/site';
import { median, pagesOverLimit, type Weights, weightProblems, weightsOf } from '@/tests/export/weight';

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
