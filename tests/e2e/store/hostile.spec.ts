import { expect, expectNoAxeViolations } from '../fixtures';
import { findOverflow } from '../layout';
import { becomeLive, visit } from '../visit';
import { hostile, isHacked, test } from './below-store';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** As the parser leaves a line: one space for many, letters with accents in one piece. */
const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim().normalize('NFC');

test('products with hostile, long and foreign texts show them as they are, run none, fit every width, and are listed and found', async ({
  page,
}) => {
  for (const [index, { id, name, description }] of hostile.entries()) {
    await test.step(id, async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, `/products/${id}/`);
      const heading = page.getByRole('heading', { level: 1 });
      expect(squeeze((await heading.textContent()) ?? '')).toBe(squeeze(name));
      const details = squeeze((await page.locator('#details').textContent()) ?? '');
      expect(details).toContain(squeeze(description.split('\n')[0] ?? '').slice(0, 100));
      expect(await isHacked(page)).toBe(false);
      // The first two hold every kind of letter.
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
  await becomeLive(page);
  expect(await isHacked(page)).toBe(false);
});
