import type { Page } from '@playwright/test';
import { isWholeGate } from '@/tests/gate';
import { circumstances } from './circumstances';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { walkFocus } from './focus';
import { readShifts, scrollThrough } from './layout';
import { openTemplate } from './open-template';
import { type Template, templates } from './templates';
import { isSameDocument, markDocument } from './visit';

// Sliders stand still, so that axe and the clicks meet the same page each time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MOST_SHIFT = 0.02;
const PRESSES = 40;
/** The rules that axe judges by the colors alone; all else is the same in both schemes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

// To load a page takes longer than to look at it: each is loaded once for each screen, and looked at there in every circumstance.
for (const template of templates) {
  const night = template.isVariant ? ['@night'] : [];

  test(`${template.name}: stands still, is accessible in every circumstance, and leads on (row 16)`, {
    tag: night,
  }, async ({ page, allow404 }) => {
    if (template.isUnknown) allow404(template.path);
    await openStill(page, template);
    await lookClosely(page);
    await meet(page, template, 'desktop');
    await test.step('a link leads on', () => followLink(page, template));
  });

  test(`${template.name}: stands still and fits a phone in every circumstance (row 16)`, {
    tag: ['@phone', ...night],
  }, async ({ page, allow404 }) => {
    if (template.isUnknown) allow404(template.path);
    await openStill(page, template);
    await meet(page, template, 'phone');
    // By day the other screen is looked at so.
    if (isWholeGate) await lookClosely(page);
  });
}

/** Opens a template and waits, scrolling through it, for what would move. */
async function openStill(page: Page, template: Template) {
  await openTemplate(page, template);
  await scrollThrough(page);
  const { sum, what } = await readShifts(page);
  expect.soft(sum, `what moved: ${what.join('; ')}`).toBeLessThan(MOST_SHIFT);
}

/** The dearest looks: axe, and the walk of the focus. */
async function lookClosely(page: Page) {
  await test.step('axe finds nothing in light and in dark colors', async () => {
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, COLOR_RULES);
    await page.emulateMedia({ colorScheme: 'light' });
  });
  await test.step('the focus goes down the page and is always seen', async () => {
    expect.soft(await walkFocus(page, PRESSES)).toEqual([]);
  });
}

/** Faults in every circumstance of that screen; in the whole gate also in those that the other one meets by day. */
async function meet(page: Page, template: Template, screen: 'phone' | 'desktop') {
  for (const circumstance of circumstances) {
    if ('proof' in circumstance || circumstance.isAsked?.(template) === false) continue;
    const { name, faults, screen: where, night } = circumstance;
    if (where !== screen && !(isWholeGate && night === screen)) continue;
    await test.step(name, async () => expect.soft(await faults(page), name).toEqual([]));
  }
}

/**
 * Follows the last link of the page's main part that leads elsewhere, and compares what it leads to with what the server
 * has at that address. The featured products are left out: they change by themselves.
 */
async function followLink(page: Page, { isProtected }: Template) {
  if (isProtected) return followAdminLink(page);
  const { pathname } = new URL(page.url());
  const elsewhere = `a[href^="/"]:visible:not([href^="${pathname}?"]):not([href="${pathname}"])`;
  const inMain = page.locator(`main ${elsewhere}:not([aria-labelledby="featured"] *)`);
  const last = (await inMain.count()) > 0 ? inMain.last() : page.locator(elsewhere).last();
  const href = (await last.getAttribute('href')) ?? '';
  // By its address: what an unknown product may have meant comes later, and would then be the last.
  const link = page.locator(`a[href="${href}"]:visible`).last();
  const served = await (await page.request.get(href)).text();
  await link.click();
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await readHeading(page, served));
}

/** The pages of the admin show nothing before the sign-in is known, so that the served heading is another. */
async function followAdminLink(page: Page) {
  const link = page.getByRole('navigation', { name: 'Admin' }).locator('a:not([aria-current])').last();
  const href = await link.getAttribute('href');
  await markDocument(page);
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === href);
  await expect(page.getByRole('navigation', { name: 'Admin' }).locator('[aria-current]')).toHaveAttribute(
    'href',
    href ?? '',
  );
  expect(await isSameDocument(page), `the link to ${href} loads the site anew`).toBe(true);
}

/** The words of the first h1 in a page's HTML. */
function readHeading(page: Page, html: string): Promise<string> {
  return page.evaluate((text) => {
    const heading = new DOMParser().parseFromString(text, 'text/html').querySelector('h1');
    return heading?.textContent ?? '';
  }, html);
}
