import { expect, test } from './fixtures';
import { walkFocus } from './focus';
import { findOverflow } from './layout';
import { openTemplate } from './open-template';
import { smallTargets } from './targets';
import { templates } from './templates';

// Sliders stand still, so that each control is where it was.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** 1280 x 1024 px at 400 %: what WCAG 1.4.10 asks a page to fit. */
const ZOOMED = { width: 320, height: 256 };
const PRESSES = 40;

for (const template of templates) {
  test(`${template.name}: every control can be hit with a finger, and the focus goes down the page and is always seen`, async ({
    page,
    allow404,
    isMobile,
  }) => {
    if (template.isUnknown) allow404(template.path);
    await openTemplate(page, template);
    expect.soft(await smallTargets(page)).toEqual([]);
    expect.soft(await walkFocus(page, PRESSES)).toEqual([]);
    await test.step('at 400 % nothing is cut off, and the focus is always seen', async () => {
      await page.setViewportSize(ZOOMED);
      expect.soft(await findOverflow(page, ZOOMED.width)).toEqual([]);
      // A phone has no zoom of this kind; its viewport is measured by templates.spec.
      if (!isMobile) expect(await walkFocus(page, PRESSES)).toEqual([]);
    });
  });
}
