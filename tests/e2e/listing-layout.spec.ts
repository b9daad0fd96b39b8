import type { Page } from '@playwright/test';
import { hasSecondPage, largestCategory, largestSubcategory, products, testIf } from './built-catalogue';
import { expect, test } from './fixtures';
import { visit } from './visit';

// What a visitor sees of a listing without looking for it: where the products begin, and what stays where it is when a filter is set.

/** The products of a listing begin here at the latest on a phone, in pixels from the top of the page. */
const MAX_TOP = 420;

/** A check box of the filters in the middle of those on the screen: a selector, and where its middle is. */
function visibleCheckbox(page: Page) {
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
function bestVisibleShare(page: Page) {
  return page.evaluate(() => {
    const from = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const shares = [...document.querySelectorAll('main article')].map((card) => {
      const { top, bottom, height } = card.getBoundingClientRect();
      return (Math.min(bottom, innerHeight) - Math.max(top, from)) / height;
    });
    return Math.max(0, ...shares);
  });
}

testIf(test, hasSecondPage)(
  'far down the filters a ticked option stays under the pointer and results on the screen',
  async ({ page }) => {
    await visit(page, largestCategory.path);
    await page.evaluate(() => {
      for (const facet of document.querySelectorAll<HTMLDetailsElement>('aside details')) facet.open = true;
      document.querySelector('aside')?.scrollIntoView({ block: 'end', behavior: 'instant' });
    });
    const box = await visibleCheckbox(page);
    if (!box) throw new Error('There is no box in sight');
    await page.mouse.click(box.x, box.y);
    await expect(page.getByRole('list', { name: 'Applied filters' })).toBeAttached();
    const ticked = page.locator(box.selector);
    await expect(ticked).toBeChecked();
    const { y = 0, height = 0 } = (await ticked.boundingBox()) ?? {};
    expect(Math.abs(y + height / 2 - box.y), box.selector).toBeLessThan(2);
    expect(await bestVisibleShare(page), box.selector).toBeGreaterThan(0.5);
  },
);

test('the products of a listing begin high on a phone', { tag: '@phone' }, async ({ page }) => {
  const paths = [
    largestCategory.path,
    largestSubcategory?.path ?? '/all-products/',
    `/brands/${products[0]?.brand.slug}/`,
  ];
  for (const path of [...paths, `${largestCategory.path}?sort=newest`]) {
    await visit(page, path);
    const first = page.getByRole('article').first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y, path).toBeLessThanOrEqual(MAX_TOP);
  }
});
