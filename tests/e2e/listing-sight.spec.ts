import type { Page } from '@playwright/test';
import { categoryRule } from '@/lib/catalogue/categories';
import { isWholeGate } from '@/tests/gate';
import { expect, test } from './fixtures';
import { setTextSize } from './layout';
import { given, isPaged, place, places, products, subplace, subplaces } from './picks';
import { visit } from './visit';

// The parts of a listing that a visitor sees without looking for them: where the goods begin, and where things are after a filter
// is set.
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
/** The goods of a listing begin here at the latest on a phone, in pixels from the top of the page. */
const LATEST = 420;
/** By day each fifth of them. */
const WIDTHS = Array.from({ length: 21 }, (_, index) => 320 + index * 80).filter(
  (_, index) => isWholeGate || index % 5 === 0,
);

/** A check box of the filters that can be ticked, in the middle of those on the screen: a selector, and where its middle is. */
function boxInSight(page: Page) {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('aside input:not(:checked, :disabled)')].flatMap(
      (box) => {
        const { x, y, width, height } = box.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        const isSeen = box.type === 'checkbox' && document.elementFromPoint(middle.x, middle.y) === box;
        return isSeen ? [{ ...middle, selector: `aside [name="${box.name}"][value="${box.value}"]` }] : [];
      },
    );
    return boxes[Math.floor(boxes.length / 2)];
  });
}

/** How much of the card that is seen best is on the screen, below the header: at most 1. */
function bestSeen(page: Page) {
  return page.evaluate(() => {
    const from = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const shares = [...document.querySelectorAll('main article')].map((card) => {
      const { top, bottom, height } = card.getBoundingClientRect();
      return (Math.min(bottom, innerHeight) - Math.max(top, from)) / height;
    });
    return Math.max(0, ...shares);
  });
}

for (const [isLive, top, tag] of [
  [false, 0, '@night'],
  [false, 5000, ''],
  [true, 700, ''],
  [true, 5000, '@night'],
] as const) {
  const listing = isLive ? 'a live listing' : 'an exported listing';
  given(test, isPaged)(
    `${listing} at ${top} px: a ticked option stays under the pointer and a row of results on the screen`,
    { tag: tag || [] },
    async ({ page }) => {
      await visit(page, place.path);
      if (isLive) {
        await page.getByLabel('Sort by').selectOption('newest');
        const status = page.getByRole('main').getByRole('status');
        await expect(status.filter({ hasText: /product/ })).toBeAttached();
      }
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      const box = await boxInSight(page);
      if (!box) throw new Error('There is no box in sight');
      await page.mouse.click(box.x, box.y);
      await expect(page.getByRole('list', { name: 'Applied filters' })).toBeAttached();
      const ticked = page.locator(box.selector);
      await expect(ticked).toBeChecked();
      const { y = 0, height = 0 } = (await ticked.boundingBox()) ?? {};
      expect(Math.abs(y + height / 2 - box.y), box.selector).toBeLessThan(2);
      expect(await bestSeen(page), box.selector).toBeGreaterThan(0.85);
    },
  );
}

given(test, isPaged)(
  'the goods begin on the first screen, in whole rows, and their pages stand in one line',
  async ({ page }) => {
    const first = page.getByRole('article').first();
    const banner = page.getByRole('region', { name: `${place.name} by section` });
    for (const [size, most] of [
      [PHONE, LATEST],
      [DESKTOP, 520],
    ] as const) {
      await page.setViewportSize(size);
      await visit(page, place.path);
      expect((await first.boundingBox())?.y, `at ${size.width} px`).toBeLessThan(most);
    }
    const hasBanner = categoryRule(place.key).hasSlider && subplace !== undefined;
    expect(await banner.isVisible()).toBe(hasBanner);
    // A sorted listing starts at its goods, and stays so when it is there.
    await visit(page, `${place.path}?sort=newest`);
    await expect(first).toBeVisible();
    await expect(banner).toBeHidden();

    const middle = Math.ceil(products.length / 18);
    await visit(page, middle > 1 ? `/all-products/page/${middle}/` : '/all-products/');
    for (const size of [16, 32]) {
      await setTextSize(page, size);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(findGaps), `at ${width} px, letters of ${size} px`).toEqual([]);
      }
    }
  },
);

const listings = [
  ...new Set([...places, ...subplaces].filter(({ goods }) => goods.length > 0).map(({ path }) => path)),
  '/all-products/',
  `/brands/${products[0]?.brand.slug}/`,
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: PHONE.width, height: 664 } });

    test('the goods of every listing begin high on a phone', { tag: '@phone' }, async ({ page }) => {
      for (const path of listings) {
        await (javaScriptEnabled ? visit(page, path) : page.goto(`.${path}`));
        const { y = 0 } = (await page.getByRole('article').first().boundingBox()) ?? {};
        expect(y, path).toBeLessThanOrEqual(LATEST);
      }
    });
  });
}

/** The faults of the last row of goods and of the line of pages. */
function findGaps(): string[] {
  const cards = [...document.querySelectorAll('main article')];
  const right = Math.max(...cards.map((card) => card.getBoundingClientRect().right));
  const end = cards.at(-1)?.getBoundingClientRect().right ?? 0;
  const pages = [...document.querySelectorAll('nav[aria-label="Pages"] li')].filter((item) => item.checkVisibility());
  const tops = new Set(pages.map((item) => Math.round(item.getBoundingClientRect().top)));
  const reach = Math.max(...pages.map((item) => item.getBoundingClientRect().right));
  return [
    ...(end < right - 1 ? [`the last row ends at ${end} of ${right} px`] : []),
    ...(tops.size > 1 ? [`the pages stand in ${tops.size} lines`] : []),
    ...(reach > innerWidth ? [`the pages reach to ${reach} px`] : []),
  ];
}
