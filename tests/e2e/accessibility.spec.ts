import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { walkFocus } from './focus';
import { findOverflow } from './layout';
import { openTemplate } from './open-template';
import { smallTargets } from './targets';
import { type Template, templates } from './templates';

// Sliders stand still, so that each control is where it was.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** 1280 x 1024 px at 400 %: what WCAG 1.4.10 asks a page to fit. */
const ZOOMED = { width: 320, height: 256 };
const PRESSES = 40;

async function open(page: Page, template: Template, allow404: (path: string) => void) {
  if (template.isUnknown) allow404(template.path);
  await openTemplate(page, template);
}

for (const template of templates) {
  test(`${template.name}: every control can be hit with a finger`, async ({ page, allow404 }) => {
    await open(page, template, allow404);
    expect(await smallTargets(page)).toEqual([]);
  });

  test(`${template.name}: the focus goes down the page and is always seen`, async ({ page, allow404 }) => {
    await open(page, template, allow404);
    expect(await walkFocus(page, PRESSES)).toEqual([]);
  });

  test(`${template.name}: at 400 % nothing is cut off, and the focus is always seen`, async ({
    page,
    allow404,
    isMobile,
  }) => {
    await page.setViewportSize(ZOOMED);
    await open(page, template, allow404);
    expect.soft(await findOverflow(page, ZOOMED.width)).toEqual([]);
    // A phone has no zoom of this kind; its viewport is measured by templates.spec.
    if (!isMobile) expect(await walkFocus(page, PRESSES)).toEqual([]);
  });
}
