import fc from 'fast-check';
import { pageLinks, pageRange } from '@/lib/listing/page-links';
import { countPages } from '@/lib/listing/paginate';
import { PRICE_STEPS, priceAtStep, stepOfPrice } from '@/lib/listing/price-scale';
import { pageSegments, readSegments } from '@/lib/site/routes';
import { countClicks } from '@/tests/fixtures/count-clicks';
import { forAll } from '@/tests/fixtures/for-all';

test.each([
  [0, 1],
  [10, 2],
  [240, 27],
])('%d products need %d pages', (total, pages) => {
  expect(countPages(total)).toBe(pages);
});

test.each([
  [1, 35, '1–9 of 35'],
  [27, 240, '235–240 of 240'],
  [2, 10, '10 of 10'],
  [200, 1800, '1,792–1,800 of 1,800'],
])('page %d of %d products has the range %s', (page, total, range) => {
  expect(pageRange(page, total)).toBe(range);
});

test.each([
  [1, 1, '1'],
  [1, 8, '1 2 3 4 5 6 7 8'],
  [1, 12, '1 2 3 4 5 … 9 … 12'],
  [5, 12, '1 … 4 5 6 7 8 … 12'],
  [1, 28, '1 2 3 4 5 6 7 … 13 … 19 … 25 … 28'],
  [13, 28, '1 … 12 13 14 15 16 17 18 … 28'],
  [12, 12, '1 … 8 9 10 11 12'],
])('on page %d of %d the links are %s', (current, total, links) => {
  expect(pageLinks(current, total).join(' ').replaceAll('gap', '…')).toBe(links);
});

test.each([
  [28, 2],
  [200, 2],
  [1112, 3],
])('with %d pages, each is at most %d clicks from the first', (total, links) => {
  const clicks = countClicks('1', (page) =>
    pageLinks(Number(page), total).flatMap((link) => (link === 'gap' ? [] : String(link))),
  );
  expect([...clicks.values()].filter((away) => away > links)).toEqual([]);
  expect(clicks.size).toBe(total);
});

test('URL segments contain the page number, after an optional slug', () => {
  expect(pageSegments(3)).toEqual([[], ['page', '2'], ['page', '3']]);
  expect(pageSegments(3).map((segments) => readSegments(segments).page)).toEqual([1, 2, 3]);
  expect(readSegments()).toEqual({ slug: undefined, page: 1 });
  expect(readSegments(['shirts', 'page', '2'])).toEqual({ slug: 'shirts', page: 2 });
  expect(readSegments(['page'])).toEqual({ slug: 'page', page: 1 });
});

const highest = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100);
const steps = Array.from({ length: PRICE_STEPS + 1 }, (_, step) => step);

test('prices increase along the scale, from 5 dollars to at least the highest price', () => {
  forAll(
    fc.property(highest, (top) => {
      const prices = steps.map((step) => priceAtStep(step, top));
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      expect(prices[0]).toBe(5);
      expect(prices.at(-1)).toBeGreaterThanOrEqual(top);
    }),
  );
});

test.each([
  [undefined, PRICE_STEPS],
  [99_999, PRICE_STEPS],
  [5, 0],
])('a maximum of %s is at step %d of the scale', (price, step) => {
  expect(stepOfPrice(price, 1699.99)).toBe(step);
});
