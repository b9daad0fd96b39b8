import type { Page } from '@playwright/test';
import { texts } from '@/lib/site/content';
import { menu as groups } from '@/lib/site/menu';
import { expect, test } from './fixtures';
import { given, isPaged, pathOf, pick, place, products } from './picks';
import { isScript, visit, wordsOf } from './visit';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

given(test, groups.length > 0).describe('the menu of wide screens', () => {
  // In the phone project this is a tablet: the same width, but fingers instead of a pointer.
  test.use({ viewport: { width: 1024, height: 768 } });

  const [group] = groups;
  const [first = '', second = first] = group?.items.map(({ label }) => label) ?? [];
  const [firstHref = ''] = group?.items.map(({ href }) => href) ?? [];
  const label = group?.label ?? '';
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
  const toggle = (page: Page, name: string) => menu(page).getByRole('button', { name: `${name} menu` });
  const item = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

  test('the button beside a category opens and closes its entries by click or tap, and an entry leads to its page', {
    tag: '@both',
  }, async ({ page, isMobile }) => {
    await visit(page, '/');
    await expect(item(page, first)).toBeHidden();
    if (isMobile) await toggle(page, label).tap();
    else await toggle(page, label).click();
    await expect(toggle(page, label)).toHaveAttribute('aria-expanded', 'true');
    await expect(item(page, first)).toBeVisible();
    // Another press closes them, though the pointer is still there.
    if (isMobile) await toggle(page, label).tap();
    else await toggle(page, label).click();
    await expect(item(page, first)).toBeHidden();
    await toggle(page, label).press('Enter');
    await item(page, first).click();
    await expect(page).toHaveURL(({ pathname }) => pathname.endsWith(firstHref));
    await expect(heading(page)).toHaveText(first);
    await expect(item(page, first)).toBeHidden();
  });

  test('pointing at a category opens its entries; a finger does not', { tag: '@both' }, async ({ page, isMobile }) => {
    await visit(page, '/');
    await item(page, label).hover();
    await expect(item(page, second)).toBeVisible({ visible: !isMobile });
  });

  test('Escape closes entries that opened by pointing, while the pointer stays', async ({ page }) => {
    await visit(page, '/');
    await item(page, label).hover();
    await page.keyboard.press('Escape');
    await expect(item(page, second)).toBeHidden();
  });
});

test.describe('the menu of phones', { tag: '@phone' }, () => {
  const opener = (page: Page) => page.locator('a[href="#footer-menu"]');
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

  test('the keyboard opens it, the focus goes into it, and with Escape back to its button', async ({ page }) => {
    await visit(page, '/');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('a link in it leads to its page and closes it (spec 2)', async ({ page }) => {
    await visit(page, '/');
    await opener(page).tap();
    await dialog(page).locator(`a[href$="${place.path}"]`).first().tap();
    await expect(page).toHaveURL(({ pathname }) => pathname.endsWith(place.path));
    await expect(dialog(page)).toBeHidden();
  });
});

test('below 768 px the phone has its menu, from there on the wide one stands (spec 9)', async ({ page }) => {
  await visit(page, '/faq/');
  const wide = page.getByRole('navigation', { name: 'Main' });
  const opener = page.locator('a[href="#footer-menu"]');
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(opener).toBeVisible();
  await expect(wide).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(opener).toBeHidden();
  await expect(wide).toBeVisible();
});

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await visit(page, place.path);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('no line of a breadcrumb begins with its slash', { tag: '@phone' }, async ({ page }) => {
  const long = products.toSorted((a, b) => b.name.length - a.name.length)[0];
  await visit(page, `/products/${long?.id}/`);
  const signs = await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => ['::before', '::after'].map((at) => getComputedStyle(item, at).content)),
    );
  for (const [before] of signs) expect(before).toBe('none');
  expect(signs.slice(0, -1).every(([, after]) => after?.startsWith('"/"'))).toBe(true);
  expect(signs.at(-1)?.[1]).toBe('none');
});

test('the breadcrumb of a product leads back to its category', async ({ page }) => {
  const mine = pick('of the largest category', ({ placements }) => placements[0].category === place.key);
  await visit(page, pathOf(mine));
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.locator('[aria-current=page]')).toHaveText(await wordsOf(heading(page)));
  await trail.getByRole('link', { name: place.name }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname.endsWith(place.path));
  await expect(heading(page)).toHaveText(place.name);
});

given(test, isPaged)('a numbered page starts at the top, says its number and leads back (spec 2)', async ({ page }) => {
  await visit(page, place.path);
  const pager = page.getByRole('navigation', { name: 'Pages' });
  const firstName = page.getByRole('article').first().getByRole('heading');
  const onFirstPage = await wordsOf(firstName);
  await pager.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname.endsWith(`${place.path}page/2/`));
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(pager.locator('[aria-current=page]')).toHaveText('2');
  await expect(firstName).not.toHaveText(onFirstPage);
  await pager.getByRole('link', { name: 'Previous page' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname.endsWith(place.path));
  await expect(firstName).toHaveText(onFirstPage);
});

given(test, isPaged)(
  'going on starts at the top, and Back returns to the place (spec 2)',
  { tag: '@both' },
  async ({ page }) => {
    await visit(page, place.path);
    const card = page.getByRole('article').last().getByRole('link');
    await card.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(300);
    await card.click();
    await expect(page).toHaveURL(/\/products\//);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(heading(page)).toHaveText(place.name);
    await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(5);
    await page.goForward();
    await expect(page).toHaveURL(/\/products\//);
    await expect.poll(() => scrolled(page)).toBe(0);
  },
);

test('a link in the footer starts the next page at the top (spec 2)', async ({ page }) => {
  await visit(page, place.path);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(heading(page)).toHaveText('Contact');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('the cart and the user buttons say that they do nothing (spec 1)', async ({ page }) => {
  await visit(page, '/');
  for (const name of ['Cart', 'User account']) {
    const button = page.getByRole('banner').getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.focus();
    await expect(button.getByRole('tooltip')).toBeVisible();
  }
  await expect(page).toHaveURL(/\/$/);
});

given(test, texts.newsletter !== undefined)(
  'the newsletter says that it is closed and sends nothing (spec 2 and 7)',
  async ({ page }) => {
    await visit(page, '/faq/');
    const requests: string[] = [];
    const footer = page.getByRole('contentinfo');
    page.on('request', (request) => isScript(request) || requests.push(request.url()));
    await footer.getByRole('button', { name: 'Sign up' }).click({ force: true });
    await expect(footer.getByText(texts.newsletter ?? '')).toBeVisible();
    await expect(page).toHaveURL(/\/faq\/$/);
    expect(requests).toEqual([]);
  },
);
