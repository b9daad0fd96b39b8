import type { Page } from '@playwright/test';
import { hasSecondPage, largestCategory, largestSubcategory, products, testIf } from './built-catalogue';
import { expect, test } from './fixtures';
import { visit } from './visit';

/** On a phone the first product must start within this distance from the top of the page, in pixels. */
const MAX_TOP = 420;

/** Selector and center of a visible filter check box, in the middle of the screen; `undefined` if there is none. */
function visibleCheckbox(page: Page) {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('aside input:not(:checked, :disabled)')].flatMap(
      (box) => {
        const { x, y, width, height } = box.getBoundingClientRect();
        const center = { x: x + width / 2, y: y + height / 2 };
        const isVisible = box.type === 'checkbox' && document.elementFromPoint(center.x, center.y) === box;
        return isVisible ? [{ ...center, selector: `aside [name="${box.name}"][value="${box.value}"]` }] : [];
      },
    );
    return boxes[Math.floor(boxes.length / 2)];
  });
}

/** Largest visible share (0 to 1) of a product card, below the header. */
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
  'at the end of the filters, a checked option stays under the pointer and results stay visible',
  async ({ page }) => {
    await visit(page, largestCategory.path);
    await page.evaluate(() => {
      for (const facet of document.querySelectorAll<HTMLDetailsElement>('aside details')) facet.open = true;
      document.querySelector('aside')?.scrollIntoView({ block: 'end', behavior: 'instant' });
    });
    const box = await visibleCheckbox(page);
    if (!box) throw new Error('No filter check box is visible');
    await page.mouse.click(box.x, box.y);
    await expect(page.getByRole('list', { name: 'Applied filters' })).toBeAttached();
    const checkedBox = page.locator(box.selector);
    await expect(checkedBox).toBeChecked();
    const { y = 0, height = 0 } = (await checkedBox.boundingBox()) ?? {};
    expect(Math.abs(y + height / 2 - box.y), box.selector).toBeLessThan(2);
    expect(await bestVisibleShare(page), box.selector).toBeGreaterThan(0.5);
  },
);

test('products start near the top of a listing and within two screens of the home page on a phone', {
  tag: '@phone',
}, async ({ page }) => {
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
  await visit(page, '/');
  const first = await page.locator('main section:not(:has(h1)) li img').first().boundingBox();
  expect(first?.y).toBeLessThan(2 * (page.viewportSize()?.height ?? 0));
});
