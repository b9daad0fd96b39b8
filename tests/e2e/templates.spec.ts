import type { Page } from '@playwright/test';
import { skipSignIn } from './admin-actions';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { findOverflow, readShifts, scrollThrough, watchShifts } from './layout';
import { addByQuickOrder, listLines, quickOrderField } from './request-list';
import { findSmallTargets } from './target-size';
import { type Template, templates } from './templates';
import { visit } from './visit';

const MAX_SHIFT = 0.02;

for (const template of templates) {
  test(`${template.name}: no layout shift, no overflow, touch targets of 44 px, and no axe violations`, {
    tag: '@both',
  }, async ({ page, isMobile, allow404 }) => {
    if (template.isNotFound) allow404(template.path);
    // Reduced motion stops sliders, so that axe checks the same page each time. The desktop is dark, so that both color schemes are checked.
    await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark', reducedMotion: 'reduce' });
    await openTemplate(page, template);
    await scrollThrough(page);
    const { sum, elements } = await readShifts(page);
    expect.soft(sum, `shifted elements: ${elements.join('; ')}`).toBeLessThan(MAX_SHIFT);
    await expectNoAxeViolations(page);
    expect.soft(await findSmallTargets(page)).toEqual([]);
    for (const width of isMobile ? [390, 320] : [1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await findOverflow(page, width), `at ${width} px`).toEqual([]);
    }
  });
}

/** Opens a template and waits until its content is loaded. Signs in and fills the request list if the template needs it. */
export async function openTemplate(page: Page, { path, isNotFound, isProtected, requestLines: lines }: Template) {
  if (isProtected) await skipSignIn(page);
  if (lines?.length) await addByQuickOrder(page, ...lines);
  await watchShifts(page);
  const response = await visit(page, path);
  expect(response?.status()).toBe(isNotFound ? 404 : 200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^(?:Searching|Loading)/)).toHaveCount(0);
  if (lines) {
    await expect(quickOrderField(page)).toBeVisible();
    await expect(listLines(page)).toHaveCount(lines.length);
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
