import { expect, expectNoAxeViolations } from '../fixtures';
import { findOverflow } from '../layout';
import { visit, waitForHydration } from '../visit';
import { hasInjectedScriptRun, hostileProducts, test } from './store-fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Normalizes a line as the parser does: single spaces, composed accents (NFC). */
const normalizeText = (text: string) => text.replace(/\s+/g, ' ').trim().normalize('NFC');

test('hostile, long and non-Latin texts are shown unchanged, run no script, and fit every width', async ({ page }) => {
  for (const [index, { id, name, description }] of hostileProducts.entries()) {
    await test.step(id, async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, `/products/${id}/`);
      const heading = page.getByRole('heading', { level: 1 });
      expect(normalizeText((await heading.textContent()) ?? '')).toBe(normalizeText(name));
      const details = normalizeText((await page.locator('#details').textContent()) ?? '');
      expect(details).toContain(normalizeText(description.split('\n')[0] ?? '').slice(0, 100));
      expect(await hasInjectedScriptRun(page)).toBe(false);
      // The first two products have all kinds of characters.
      if (index < 2) await expectNoAxeViolations(page);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await findOverflow(page, width), `at ${width} px`).toEqual([]);
      }
    });
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/all-products/');
  expect(await findOverflow(page, 390)).toEqual([]);
  await visit(page, '/search/?query=shirt');
  await expect(page.getByRole('article').first()).toBeVisible();
  await visit(page, '/gloves-and-boots/?size=constructor');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('./search/?query=%3C%2Fscript%3E');
  await waitForHydration(page);
  expect(await hasInjectedScriptRun(page)).toBe(false);
});
