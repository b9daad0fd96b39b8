import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { pathOf, pick, products } from './picks';
import { becomeLive, isSameDocument, isScript, markDocument, visit, wordsOf } from './visit';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('the menu of wide screens', () => {
  // In the phone project this is a tablet: the same width, but fingers instead of a pointer.
  test.use({ viewport: { width: 1024, height: 768 } });

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
  const toggle = (page: Page, name: string) => menu(page).getByRole('button', { name: `${name} menu` });
  const item = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

  test('its groups and entries are those of the specification', async ({ page }) => {
    await visit(page, '/');
    const lists = await menu(page)
      .locator('ul ul')
      .evaluateAll((panels) => panels.map((panel) => [...panel.querySelectorAll('a')].map((link) => link.textContent)));
    expect(lists).toEqual([
      ['Jackets', 'Shirts', 'Pants'],
      ['Boots', 'Tactical Boots'],
      ['Key Rings', 'LED Flashlight', 'Tactical Vest', 'Spray'],
      ['Caps', 'Belts', 'Chain Cuffs', 'Gloves'],
    ]);
    for (const name of ['FAQ', 'Contact']) await expect(item(page, name)).toBeVisible();
  });

  test('the button beside a category opens its entries by click or tap, and an entry leads to its page', async ({
    page,
    isMobile,
  }) => {
    await visit(page, '/');
    await expect(item(page, 'Shirts')).toBeHidden();
    if (isMobile) await toggle(page, 'Clothing').tap();
    else await toggle(page, 'Clothing').click();
    await expect(toggle(page, 'Clothing')).toHaveAttribute('aria-expanded', 'true');
    await markDocument(page);
    await item(page, 'Shirts').click();
    await expect(page).toHaveURL(/\/clothing\/shirts\/$/);
    await expect(heading(page)).toHaveText('Shirts');
    await expect(item(page, 'Shirts')).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('pointing at a category opens its entries; a finger does not', async ({ page, isMobile }) => {
    await visit(page, '/');
    await item(page, 'Footwear').hover();
    await expect(item(page, 'Tactical Boots')).toBeVisible({ visible: !isMobile });
  });

  test('Escape closes entries that opened by pointing, while the pointer stays', async ({ page }) => {
    await visit(page, '/');
    await item(page, 'Footwear').hover();
    await page.keyboard.press('Escape');
    await expect(item(page, 'Tactical Boots')).toBeHidden();
  });

  test('Enter opens the entries, and Escape closes them and returns the focus to the button', async ({ page }) => {
    await visit(page, '/');
    await toggle(page, 'Accessories').focus();
    await page.keyboard.press('Enter');
    await expect(item(page, 'Caps')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(item(page, 'Caps')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(item(page, 'Caps')).toBeHidden();
    await expect(toggle(page, 'Accessories')).toBeFocused();
  });

  test('the entries close when the focus leaves them', async ({ page }) => {
    await visit(page, '/');
    await toggle(page, 'Footwear').focus();
    await page.keyboard.press('Enter');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
    await expect(item(page, 'Tactical Gear')).toBeFocused();
    await expect(item(page, 'Tactical Boots')).toBeHidden();
  });

  test('the current page and its category are marked', async ({ page }) => {
    await visit(page, '/clothing/shirts/');
    await expect(item(page, 'Clothing')).toHaveAttribute('aria-current', 'true');
    await toggle(page, 'Clothing').click();
    await expect(item(page, 'Shirts')).toHaveAttribute('aria-current', 'page');
    await expect(item(page, 'Footwear')).not.toHaveAttribute('aria-current');
  });
});

test.describe('the menu of phones', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const opener = (page: Page) => page.locator('a[href="#footer-menu"]');
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

  test('Escape closes it and returns the focus to its button', async ({ page }) => {
    await visit(page, '/');
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('its own button closes it', async ({ page }) => {
    await visit(page, '/');
    await opener(page).click();
    await dialog(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(dialog(page)).toBeHidden();
  });

  test('the keyboard opens it, and the focus goes into it', async ({ page }) => {
    await visit(page, '/');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
  });

  test('a link in it leads to its page and closes it', async ({ page }) => {
    await visit(page, '/');
    await opener(page).click();
    await markDocument(page);
    await dialog(page).getByRole('link', { name: 'Tactical Boots' }).click();
    await expect(page).toHaveURL(/\/footwear\/tactical-boots\/$/);
    await expect(dialog(page)).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('the current page is marked in it', async ({ page }) => {
    await visit(page, '/faq/');
    await opener(page).click();
    await expect(dialog(page).getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'page');
  });
});

test('below 768 px the phone has its menu, from there on the wide one stands', async ({ page }) => {
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
  await visit(page, '/clothing/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the breadcrumb of a product leads back to its category', async ({ page }) => {
  await visit(page, pathOf(pick('of clothing', ({ placements }) => placements[0]?.category === 'clothing')));
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.locator('[aria-current=page]')).toHaveText(await wordsOf(heading(page)));
  await trail.getByRole('link', { name: 'Clothing' }).click();
  await expect(page).toHaveURL(/\/clothing\/$/);
  await expect(heading(page)).toHaveText('Clothing');
});

test('the numbered pages lead forward and back, and mark where one is', async ({ page }) => {
  await visit(page, '/all-products/');
  const pager = page.getByRole('navigation', { name: 'Pages' });
  const current = pager.locator('[aria-current=page]');
  const firstName = page.getByRole('article').first().getByRole('heading');
  const onFirstPage = await wordsOf(firstName);
  await expect(current).toHaveText('Page 1');
  await markDocument(page);
  await pager.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\/all-products\/page\/2\/$/);
  await expect(current).toHaveText('Page 2');
  await expect(firstName).not.toHaveText(onFirstPage);
  await pager.getByRole('link', { name: 'Previous page' }).click();
  await expect(page).toHaveURL(/\/all-products\/$/);
  await expect(firstName).toHaveText(onFirstPage);
  expect(await isSameDocument(page)).toBe(true);
});

test('the last page is one click away and holds what is left', async ({ page }) => {
  await visit(page, '/all-products/');
  const last = Math.ceil(products.length / 9);
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(pager).toContainText('…');
  await pager.getByRole('link', { name: `Page ${last}`, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/page/${last}/$`));
  await expect(page.getByRole('article')).toHaveCount(products.length - (last - 1) * 9);
  await expect(pager.getByRole('link', { name: 'Next page' })).toHaveCount(0);
});

test('going on starts at the top, and Back returns to the place', async ({ page }) => {
  await visit(page, '/clothing/');
  const card = page.getByRole('article').last().getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(300);
  await card.click();
  await expect(page).toHaveURL(/\/products\//);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Clothing');
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(5);
  await page.goForward();
  await expect(page).toHaveURL(/\/products\//);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('a numbered page starts at the top', async ({ page }) => {
  await visit(page, '/clothing/');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\/clothing\/page\/2\/$/);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('a link in the footer starts the next page at the top', async ({ page }) => {
  await visit(page, '/clothing/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(heading(page)).toHaveText('Contact');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('the cart and the user buttons say that they do nothing', async ({ page }) => {
  await visit(page, '/');
  for (const name of ['Cart', 'User account']) {
    const button = page.getByRole('banner').getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.focus();
    await expect(button.getByRole('tooltip')).toBeVisible();
  }
  await expect(page).toHaveURL(/\/$/);
});

test('the newsletter says that it is closed and sends nothing', async ({ page }) => {
  await visit(page, '/faq/');
  const requests: string[] = [];
  const footer = page.getByRole('contentinfo');
  page.on('request', (request) => isScript(request) || requests.push(request.url()));
  await footer.getByRole('button', { name: 'Sign up' }).click({ force: true });
  await expect(footer.getByText('Newsletter sign-up is not open yet.')).toBeVisible();
  await expect(page).toHaveURL(/\/faq\/$/);
  expect(requests).toEqual([]);
});

test('an address without its slash, or with a query or escapes that mean nothing, gives its page (row 34)', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/clothing', 'Clothing'],
    ['/clothing/shirts', 'Shirts'],
    ['/faq/?utm_source=mail&utm_medium=x', 'Questions and answers'],
    ['/all-products/?page=0&brand=%00&max=-1&sort=x', 'All products'],
    ['/%63lothing/', 'Clothing'],
  ] as const) {
    await test.step(path, async () => {
      const response = await page.goto(`.${path}`);
      expect(response?.status()).toBe(200);
      await expect(heading(page)).toHaveText(title);
    });
  }
});

test('an escaped slash gives its page or the page for unknown addresses, as the host likes, and never a blank (row 34)', async ({
  page,
  allow404,
}) => {
  allow404('%2F');
  for (const [path, title] of [
    ['/clothing%2Fshirts/', /^(?:Shirts|Page not found)$/],
    ['/products/%2F/', /^(?:All products|Product not found)$/],
  ] as const) {
    await page.goto(`.${path}`);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
});

test('a wrong address gives the page for unknown addresses, which leads on (row 34)', async ({ page, allow404 }) => {
  allow404(/./);
  for (const [path, title] of [
    ['/Clothing/', 'Page not found'],
    ['/no-such-page', 'Page not found'],
    ['/clothing/page/1/', 'Page not found'],
    ['/clothing/page/999/', 'Page not found'],
    ['/%E0%A4%A/', 'Page not found'],
    ['/products/no-such-product/', 'Product not found'],
    ['/products/no-such-product', 'Product not found'],
  ] as const) {
    await test.step(path, async () => {
      const response = await page.goto(`.${path}`);
      expect(response?.status()).toBe(404);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole('main').getByRole('link', { name: 'Clothing' })).toBeVisible();
    });
  }
});

test('a product address in upper case gives the page for unknown addresses', async ({ page, allow404 }) => {
  const { id } = pick('with a letter in its id', (product) => product.id !== product.id.toUpperCase());
  const path = pathOf({ id: id.toUpperCase() });
  allow404(path);
  const response = await page.goto(`.${path}`);
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Product not found');
});

test('a mistyped product address offers the product that was meant, and its words to search for', async ({
  page,
  allow404,
}) => {
  const { id, name } = pick('with a number in its id', (product) => /^[a-z]+-\d{3}$/.test(product.id));
  const path = `/products/${id}x/`;
  allow404(path);
  await visit(page, path);
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue(`${id}x`.replaceAll('-', ' '));
  await main.getByRole('region', { name: 'Did you mean' }).getByRole('link', { name }).click();
  await expect(heading(page)).toHaveText(name);
});

test('the page for unknown addresses has a search of its own', async ({ page, allow404 }) => {
  allow404('/no-such-page/');
  await visit(page, '/no-such-page/');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('boot');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\/\?query=boot$/);
});

test('the page for unknown addresses leads to a category', async ({ page, allow404 }) => {
  allow404('/no-such-page/');
  await visit(page, '/no-such-page/');
  await page.getByRole('main').getByRole('link', { name: 'Duty Gear' }).click();
  await expect(page).toHaveURL(/\/duty\/$/);
  await expect(heading(page)).toHaveText('Duty Gear');
});

test('Back and Forward through soft navigations show the right pages', async ({ page }) => {
  await visit(page, '/brands/');
  await page.getByRole('main').getByRole('listitem').getByRole('link').nth(3).click();
  await expect(page).toHaveURL(/\/brands\/[^/]+\/$/);
  const brand = await wordsOf(heading(page));
  await page.goBack();
  await expect(heading(page)).toHaveText('Brands');
  await page.goForward();
  await expect(heading(page)).toHaveText(brand);
  await becomeLive(page);
});
