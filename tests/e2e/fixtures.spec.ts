import { expect, test } from './fixtures';

test('a route that is still being answered when its test ends fails no test', async ({ page }) => {
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  await page.route('**/icon.svg', async (route) => {
    isAsked();
    // The page closes after the test.
    await page.waitForEvent('close');
    await route.fetch();
  });
  await page.goto('./robots.txt');
  await page.evaluate(() => void fetch('/icon.svg'));
  await asked;
  expect(page.isClosed()).toBe(false);
});
