import type { Page } from '@playwright/test';
import { openThrottled, SLOWDOWN } from './open-throttled';
import type { Part } from './part';
import { percentile } from './percentile';
import { BUNDLED, sampleFiles } from './sample-index';
import { formatTable } from './table';
import { type PaintedAnswer, timed } from './watch-paints';

const CLICKS = 40;
const QUIET_MS = 300;
/** The first click fetches the index, during which the page may stand still. */
const FIRST_QUIET_MS = 3000;
/** The time that a hand takes from reaching a box to pressing it. */
const REACH_MS = 200;
const FIRST_GOAL = 300;
const GOALS: Readonly<Record<string, number | undefined>> = {
  'filter-240': 100,
  'filter-2000': 100,
  'filter-10000': 125,
  'filter-10000-12': 125,
  'filter-20000': 150,
};
const LONGEST_TASK = 50;

type ListingResult = {
  products: number;
  /** The number of variants of each of them. */
  variants?: number;
  /** The first click of a hand that has reached for the box, and of one that comes from nowhere. */
  reachedMs: number;
  firstMs: number;
  medianMs: number;
  p95Ms: number;
  longestTaskMs: number;
};

/** From a click on a filter to the painted result, on /all-products/ over catalogues of several sizes. */
export const listing: Part<ListingResult> = {
  name: 'listing',
  cases: Object.keys(GOALS),
  report: reportListing,

  async open(options) {
    const { open, close } = await openThrottled(options);

    async function measure(name: string): Promise<ListingResult> {
      const [products = 0, variants = 0] = name.replace('filter-', '').split('-').map(Number);
      const index = products === BUNDLED ? undefined : sampleFiles(products, variants);
      const reached = await clickReached(await open({ path: '/all-products/', index }));
      const page = await open({ path: '/all-products/', index });
      const [first, ...later] = await clickThrough(page, (clicks) =>
        options.progress(`${name}: click ${clicks} of ${CLICKS}`),
      );
      await page.context().close();
      const times = later.flatMap(({ ms }) => ms ?? []);
      return {
        products,
        variants,
        reachedMs: reached.ms ?? Number.NaN,
        firstMs: first?.ms ?? Number.NaN,
        medianMs: percentile(times, 0.5),
        p95Ms: percentile(times, 0.95),
        longestTaskMs: Math.max(...later.map(({ longest }) => longest)),
      };
    }

    return { measure, close };
  },
};

/** The first click of a page, where the pointer has been over the box for a while. */
async function clickReached(page: Page): Promise<PaintedAnswer> {
  const box = page.locator('aside input[type=checkbox]:enabled:visible').first();
  await box.hover();
  await page.waitForTimeout(REACH_MS);
  const answer = await timed(page, FIRST_QUIET_MS, () => box.click());
  await page.context().close();
  return answer;
}

/** A step through the boxes that meets all facets; the first click also fetches the index. */
async function clickThrough(page: Page, report: (clicks: number) => void): Promise<PaintedAnswer[]> {
  const answers: PaintedAnswer[] = [];
  for (let click = 0; answers.length <= CLICKS; click += 1) {
    report(answers.length);
    // Choices are taken back soon, so that neither everything nor nothing is left.
    if (click % 6 === 5) {
      await page.getByRole('button', { name: 'Reset Filters' }).first().click();
      await page.waitForTimeout(500);
      continue;
    }
    const boxes = page.locator('aside input[type=checkbox]:enabled:visible');
    const box = boxes.nth((click * 7) % Math.min(await boxes.count(), 60));
    await box.scrollIntoViewIfNeeded();
    answers.push(await timed(page, answers.length === 0 ? FIRST_QUIET_MS : QUIET_MS, () => box.click()));
  }
  return answers;
}

function reportListing(results: Readonly<Record<string, ListingResult>>): string {
  const rows = Object.entries(results).map(
    ([name, { products, variants = 0, reachedMs, firstMs, medianMs, p95Ms, longestTaskMs }]) => [
      variants > 0 ? `${products} of ${variants} variants` : products,
      reachedMs,
      firstMs,
      medianMs,
      p95Ms,
      GOALS[name],
      longestTaskMs,
    ],
  );
  const head = ['products', 'first click, ms', 'without reaching', 'median', 'p95', 'goal', 'longest task'];
  return `${formatTable(head, rows)}
Processor of the page slowed ${SLOWDOWN} times, of the worker not. The pointer reaches the first box ${REACH_MS} ms before it is pressed: goal ${FIRST_GOAL} ms. Goal for the longest task: ${LONGEST_TASK} ms (0 where none is longer).`;
}
