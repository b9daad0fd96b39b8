import type { Page } from '@playwright/test';
import { site } from '@/lib/site/site';
import { largestCategory } from './built-catalogue';
import { expect, test } from './fixtures';
import { visit } from './visit';

const WIDTHS = [320, 390, 768, 1024, 1280];

/** Problems of the header: more than two rows of controls, or a control that is clipped, outside of the window or covered. */
function headerProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: HTMLElement) => (element.ariaLabel ?? element.textContent ?? '').trim() || element.tagName;
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'header :is(a, button, input), nav[aria-label=Main] > * > li > :is(a, button)',
      ),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 1);
    const boxes = controls.map((control) => ({ name: nameOf(control), box: control.getBoundingClientRect() }));
    const centers = boxes.map(({ box }) => (box.top + box.bottom) / 2).sort((a, b) => a - b);
    const rows = centers.filter((center, index) => index === 0 || center - (centers[index - 1] ?? 0) > 12).length;
    const problems = rows > 2 ? [`${rows} rows`] : [];
    for (const control of controls)
      if (control.tagName !== 'INPUT' && control.scrollWidth > control.clientWidth + 1)
        problems.push(`${nameOf(control)} is clipped`);
    for (const [index, { name, box }] of boxes.entries()) {
      if (box.left < 0 || box.right > innerWidth) problems.push(`${name} is outside`);
      for (const other of boxes.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 1 && down > 1) problems.push(`${name} and ${other.name} overlap`);
      }
    }
    return problems;
  });
}

test('at every width and with large text, the header has at most two rows and no clipped controls', async ({
  page,
}) => {
  for (const path of ['/', largestCategory.path]) {
    await visit(page, path);
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await headerProblems(page), `${path} at ${width} px, text at ${size}`).toEqual([]);
        if (site.phone && size === '100%')
          await expect.soft(page.getByRole('banner').getByText(site.phone), `${width} px`).toBeVisible();
      }
    }
  }
});
