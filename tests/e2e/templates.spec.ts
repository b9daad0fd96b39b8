import { expect, expectNoAxeViolations, test } from './fixtures';
import { findOverflow, readShifts, scrollThrough } from './layout';
import { openTemplate } from './open-template';
import { smallTargets } from './targets';
import { templates } from './templates';

const MOST_SHIFT = 0.02;

for (const template of templates) {
  test(`${template.name}: nothing shifts or overflows, every control is 44 px wide and high, and axe finds nothing`, {
    tag: '@both',
  }, async ({ page, isMobile, allow404 }) => {
    if (template.isUnknown) allow404(template.path);
    // Sliders stand still, so that axe meets the same page each time. The desktop is dark, so that axe sees both color schemes.
    await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark', reducedMotion: 'reduce' });
    await openTemplate(page, template);
    await scrollThrough(page);
    const { sum, what } = await readShifts(page);
    expect.soft(sum, `what moved: ${what.join('; ')}`).toBeLessThan(MOST_SHIFT);
    await expectNoAxeViolations(page);
    expect.soft(await smallTargets(page)).toEqual([]);
    for (const width of isMobile ? [390, 320] : [1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await findOverflow(page, width), `at ${width} px`).toEqual([]);
    }
  });
}
