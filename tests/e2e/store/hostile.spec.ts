import { expect, expectNoAxeViolations } from '../fixtures';
import { findOverflow } from '../layout';
import { becomeLive, visit } from '../visit';
import { hostile, isHacked, test } from './below-store';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The rows as they are written; lines of the form 'Weight: 2 lb' are facts, which stand elsewhere. */
const products = hostile.map(({ features = [], ...row }) => ({
  ...row,
  features: features.filter((line) => !line.includes(':')),
}));

/** As the parser leaves a line: one blank for many, letters with accents in one piece. */
const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim().normalize('NFC');

// The first five hold every kind of letter and length.
for (const [kind, rows, isOdd] of [
  ['odd words', products.slice(0, 5), true],
  ['odd values', products.slice(5), false],
] as const) {
  test(`goods with ${kind} show them as they are and run none of them (rows 1 and 31)`, async ({ page }) => {
    for (const { id, name, description, features } of rows) {
      await test.step(id, async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await visit(page, `/products/${id}/`);
        const heading = page.getByRole('heading', { level: 1 });
        expect(squeeze((await heading.textContent()) ?? '')).toBe(squeeze(name));
        const details = squeeze((await page.locator('#details').textContent()) ?? '');
        expect(details).toContain(squeeze(description.split('\n')[0] ?? '').slice(0, 100));
        for (const line of features.slice(0, 3))
          expect(squeeze((await page.locator('#features').textContent()) ?? '')).toContain(squeeze(line));
        expect(await isHacked(page)).toBe(false);
        if (isOdd) await expectNoAxeViolations(page);
        for (const block of await page.locator('script[type="application/ld+json"]').allTextContents()) {
          expect(() => JSON.parse(block)).not.toThrow();
          expect(block).not.toContain('<');
        }
        for (const width of [390, 320, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          expect.soft(await findOverflow(page, width), `at ${width} px`).toEqual([]);
        }
      });
    }
  });
}

test('hostile goods are listed, filtered and found', async ({ page }) => {
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

test('goods with missing, invalid and future dates stand in a stable order, dateless last (row 32)', async ({
  page,
}) => {
  await visit(page, '/gloves-and-boots/?sort=newest');
  const names = () => page.getByRole('article').getByRole('heading').allTextContents();
  await expect(page.getByRole('article').first()).toContainText('Shirt of the year 9999');
  const first = await names();
  await page.reload();
  await becomeLive(page);
  await expect.poll(names).toEqual(first);
});
