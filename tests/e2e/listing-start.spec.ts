import type { Page } from '@playwright/test';
import { brand } from '@/lib/listing/facets/brand';
import { money } from '@/lib/money';
import { expect, test } from './fixtures';
import { hold, INDEX } from './network';
import { given, isPaged, place, products } from './picks';
import { unfold } from './unfold';

// The deeds of a visitor on a listing before its scripts or its index are there, and how a listing comes back.
const CHUNKS = /\/_next\/static\/chunks\/.*\.js$/;

const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const articles = (page: Page) => main(page).getByRole('article');
const status = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /product/ });
const boxes = (page: Page) => panel(page).locator('input[name="brand"]');
const query = (page: Page) => new URL(page.url()).searchParams;

const makers = [...new Set(place.goods.map(({ brand }) => brand.name))];
const [first = ''] = makers;
/** A list that is longer has a field to find a value in it. */
const LONG = brand.firstShown ?? Number.POSITIVE_INFINITY;
const filtered = `${place.path}?${new URLSearchParams({ brand: first })}`;

// Deeds before the index is there go the same way as before the scripts, and are the matter of tests/components/listing.
for (const [what, pattern, tag] of [
  ['the scripts are', CHUNKS, ''],
  ['the index is', INDEX, '@night'],
] as const) {
  test.describe(`before ${what} there`, { tag: tag || [] }, () => {
    given(test, makers.length > 2)('two ticks and a sort are all taken over', async ({ page }) => {
      const go = await hold(page, pattern);
      await page.goto(`.${place.path}`, { waitUntil: 'commit' });
      const ticked = [await boxes(page).nth(0).inputValue(), await boxes(page).nth(1).inputValue()];
      await boxes(page).nth(0).check();
      await boxes(page).nth(1).check();
      await page.getByLabel('Sort by').selectOption('price-low-high');
      await go();
      await expect(status(page)).toBeAttached();
      await expect.poll(() => query(page).getAll('brand').sort()).toEqual(ticked.sort());
      // Each is a step of its own, which the test hears of one after the other.
      await expect.poll(() => query(page).get('sort')).toBe('price-low-high');
      for (const value of ticked) await expect(panel(page).locator(`[name="brand"][value="${value}"]`)).toBeChecked();
      await expect(page.getByLabel('Sort by')).toHaveValue('price-low-high');
    });

    test('a price slider that was moved filters', async ({ page }) => {
      const go = await hold(page, pattern);
      await page.goto(`.${place.path}`, { waitUntil: 'commit' });
      // A facet opens without script, and stays open.
      await unfold(panel(page), 'Maximum price');
      const slider = panel(page).getByRole('slider', { name: 'Maximum price' });
      await slider.focus();
      await page.keyboard.press('Home');
      await go();
      await expect.poll(() => query(page).get('max')).toBe('5');
      await expect(slider).toBeFocused();
      await expect(slider).toHaveValue('0');
    });

    given(test, makers.length > LONG)(
      'a text in a field that finds a value stays, with the caret in it',
      async ({ page }) => {
        const go = await hold(page, pattern);
        await page.goto(`.${place.path}`, { waitUntil: 'commit' });
        const field = panel(page).locator('[data-find]').first();
        await field.pressSequentially('zzz');
        await go();
        await expect(panel(page).getByText('None of that name.')).toBeVisible();
        await expect(field).toHaveValue('zzz');
        await expect(field).toBeFocused();
        await page.keyboard.type('y');
        await expect(field).toHaveValue('zzzy');
        expect(new URL(page.url()).search).toBe('');
      },
    );

    given(test, isPaged)('a facet of a numbered page that is opened gets its fields', async ({ page }) => {
      const go = await hold(page, pattern);
      await page.goto(`.${place.path}page/2/`, { waitUntil: 'commit' });
      const states = panel(page).getByRole('group', { name: 'Ships to my state' });
      await unfold(panel(page), 'Ships to my state');
      await expect(states).toHaveText('Ships to my state');
      await expect(panel(page).getByText(/product/)).toHaveCount(0);
      await go();
      await expect(states.getByRole('combobox', { name: 'My state' })).toBeVisible();
      await expect(panel(page).getByText(/product/)).not.toHaveCount(0);
      expect(new URL(page.url()).search).toBe('');
    });

    test('Enter in the price field puts it into the address once, as a filter', async ({ page }) => {
      const go = await hold(page, pattern);
      await page.goto(`.${place.path}`, { waitUntil: 'commit' });
      await unfold(panel(page), 'Maximum price');
      const field = panel(page).getByLabel(`Maximum price in ${money.plural}`);
      await field.fill('90');
      await field.press('Enter');
      await go();
      await expect(status(page)).toBeAttached();
      await expect.poll(() => new URL(page.url()).search).toBe('?max=90');
    });

    test('a filtered address shows no unfiltered list, and says what it waits for', async ({ page }) => {
      await page.clock.install();
      const go = await hold(page, pattern);
      await page.goto(`.${filtered}`, { waitUntil: 'commit' });
      await expect(page.getByText('Applying the filters…')).toBeVisible();
      // However long that takes.
      await page.clock.runFor(60_000);
      await expect(articles(page).first()).toBeHidden();
      await go();
      await expect(articles(page).first()).toBeVisible();
      await expect(page.getByText('Applying the filters…')).toBeHidden();
    });

    test('the button of the filters opens them', { tag: '@phone' }, async ({ page }) => {
      const go = await hold(page, pattern);
      await page.goto(`.${place.path}`, { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Filters', exact: true }).tap();
      await go();
      await expect(sheet(page)).toBeVisible();
    });
  });
}

test('an address with a foreign parameter shows the exported list and fetches no index', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => void (INDEX.test(request.url()) && fetched.push(request.url())));
  await page.goto(`.${place.path}?utm_source=x`);
  await expect(articles(page).first()).toBeVisible();
  await expect(page.getByText('Applying the filters…')).toBeHidden();
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
});

given(test, makers.length > 2)('quick clicks are all taken', async ({ page }) => {
  await page.goto(`.${place.path}`);
  await boxes(page).nth(0).check();
  await expect(status(page)).toBeAttached();
  const clicked = await page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLInputElement>('aside input[name="brand"]:enabled')];
    const others = shown.filter(({ checked }) => !checked).slice(0, 3);
    for (const box of others) box.click();
    return others.map(({ value }) => value);
  });
  for (const value of clicked) await expect(panel(page).locator(`[name="brand"][value="${value}"]`)).toBeChecked();
  await expect.poll(() => query(page).getAll('brand').length).toBe(1 + clicked.length);
  await page.goBack();
  await expect.poll(() => query(page).getAll('brand').length).toBe(clicked.length);
  await expect(panel(page).locator(`[name="brand"][value="${clicked.at(-1)}"]`)).not.toBeChecked();
});

given(test, products.length > 18)(
  'Back where the browser has not kept the page brings filters, place and typed text',
  async ({ page }) => {
    await page.goto('./all-products/?sort=newest');
    await expect(status(page)).toBeAttached();
    const field = panel(page).locator('[data-find]').first();
    const isLong = (await field.count()) > 0;
    if (isLong) await field.fill('a');
    const link = articles(page).nth(7).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(100);
    await link.click();
    await expect(page).toHaveURL(/\/products\//);
    await page.goBack();
    await expect(status(page)).toBeAttached();
    await expect.poll(() => page.evaluate((from) => Math.abs(window.scrollY - from), top)).toBeLessThan(50);
    if (isLong) await expect(field).toHaveValue('a');
    await expect(page.getByLabel('Sort by')).toHaveValue('newest');
  },
);
