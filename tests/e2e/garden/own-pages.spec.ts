import { expect, expectNoAxeViolations, test } from '../fixtures';
import { paperFaults } from '../paper';
import { visit } from '../visit';

for (const path of ['/about/', '/shipping/']) {
  test(`the owner's page ${path} is read by everybody, in both schemes, on paper and on a wide screen`, {
    tag: '@night',
  }, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await visit(page, path);
      await expectNoAxeViolations(page);
    }
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: 'print' });
    expect(await paperFaults(page)).toEqual([]);
  });
}

test("an owner's page leads on to another's part, and search finds both by what they say", {
  tag: '@night',
}, async ({ page }) => {
  await visit(page, '/shipping/');
  await page.getByRole('main').getByRole('link', { name: 'about the bench' }).click();
  await expect(page).toHaveURL(/\/about\/#who-stands-at-it$/);
  await expect(page.getByRole('heading', { name: 'Who stands at it' })).toBeInViewport();
  await visit(page, '/search/?query=parcel+costs');
  await expect(page.getByRole('main').getByRole('link', { name: 'Shipping and returns' })).toBeVisible();
});
