import fc from 'fast-check';
import { pageLinks, pageRange } from '@/lib/listing/page-links';
import { countPages } from '@/lib/listing/paginate';
import { PRICE_STEPS, priceAtStep, stepOfPrice } from '@/lib/listing/price-scale';
import { pageSegments, readSegments } from '@/lib/site/routes';
import { countClicks } from '@/tests/export/links';
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

test('up to 3,000 pages: the first, the last and the neighbors are linked, and a gap replaces at least two pages', () => {
  const places = fc
    .integer({ min: 1, max: 3000 })
    .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
  forAll(
    fc.property(places, ([current, total]) => {
      const links = pageLinks(current, total);
      const numbers = links.filter((link) => link !== 'gap');
      const near = [current - 1, current, current + 1].filter((page) => page >= 1 && page <= total);
      expect([links[0], links.at(-1), near.filter((page) => !links.includes(page))]).toEqual([1, total, []]);
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      for (const [index, link] of links.entries()) {
        const before = links[index - 1];
        if (link === 'gap') expect(Number(links[index + 1]) - Number(before)).toBeGreaterThan(2);
        else if (typeof before === 'number') expect(link).toBe(before + 1);
      }
      expect(numbers.length).toBeLessThan(total > 200 ? 45 : 5 + 2 * Math.sqrt(total));
    }),
  );
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

test('the step of a price has the same price, except for rounding', () => {
  forAll(
    fc.property(highest, fc.nat({ max: PRICE_STEPS }), (top, step) => {
      const price = priceAtStep(step, top);
      const again = priceAtStep(stepOfPrice(price, top), top);
      const rounding = price < 50 ? 1 : price < 200 ? 5 : price < 1000 ? 10 : 50;
      expect(Math.abs(again - price)).toBeLessThanOrEqual(Math.max(rounding, price * 0.05));
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
