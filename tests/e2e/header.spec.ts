import type { Page } from '@playwright/test';
import { texts } from '@/lib/site/content';
import { menu as groups } from '@/lib/site/menu';
import { site } from '@/lib/site/site';
import { largestCategory, testIf } from './built-catalogue';
import { expect, test } from './fixtures';
import { isStaticAsset, visit } from './visit';

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

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const [group] = groups;
const [first = '', second = first] = group?.items.map(({ label }) => label) ?? [];

testIf(test, groups.length > 0)(
  'the menu opens by click and hover, closes by click and Escape, and links to a category',
  async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    const toggle = menu.getByRole('button', { name: `${group?.label} menu` });
    const item = (name: string) => menu.getByRole('link', { name, exact: true });
    await visit(page, '/');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(item(first)).toBeVisible();
    // A second click closes it, although the pointer is still over it.
    await toggle.click();
    await expect(item(first)).toBeHidden();
    await page.mouse.move(0, 0);
    await item(group?.label ?? '').hover();
    await expect(item(second)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item(second)).toBeHidden();
    await toggle.press('Enter');
    await item(first).click();
    await expect(page).toHaveURL(({ pathname }) => pathname.endsWith(group?.items[0]?.href ?? ''));
    await expect(heading(page)).toHaveText(first);
    await expect(item(first)).toBeHidden();
  },
);

test('the cart, the account and the newsletter show that they are not available, and send nothing', async ({
  page,
}) => {
  await visit(page, '/faq/');
  const requests: string[] = [];
  page.on('request', (request) => isStaticAsset(request) || requests.push(request.url()));
  for (const name of ['Cart', 'User account']) {
    const button = page.getByRole('banner').getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.focus();
    await expect(button.getByRole('tooltip')).toBeVisible();
  }
  if (texts.newsletter !== undefined) {
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', { name: 'Sign up' }).click({ force: true });
    await expect(footer.getByText(texts.newsletter)).toBeVisible();
  }
  await expect(page).toHaveURL(/\/faq\/$/);
  expect(requests).toEqual([]);
});
