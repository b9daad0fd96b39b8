import type { Page } from '@playwright/test';
import { labeledItemNumber } from '@/lib/catalogue/item-number';
import { hasPictureOfEachColor, productPath, testWithProduct } from './built-catalogue';
import { expect, test } from './fixtures';
import { readShifts, watchShifts } from './layout';
import { visit } from './visit';

const [product, testColored] = testWithProduct(test, 'in two colors and in M and L', hasPictureOfEachColor);

const color = product.colors[1]?.name ?? '';
const radio = (page: Page, group: RegExp, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
const shownPicture = (page: Page) => page.locator('main figure:not([inert] *) img').first();

testColored('the selection is in the URL and is restored from it', { tag: '@engines' }, async ({ page, context }) => {
  await visit(page, productPath(product));
  await radio(page, /^Color/, color).check();
  await radio(page, /^Size/, 'M').check();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('color') === color);
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('size') === 'M');
  const picture = await shownPicture(page).getAttribute('src');

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(radio(other, /^Color/, color)).toBeChecked();
  await expect(radio(other, /^Size/, 'M')).toBeChecked();
  await expect(shownPicture(other)).toHaveAttribute('src', picture ?? '');
  await expect(shownPicture(other)).toBeVisible();
});

testColored(
  'a question includes the selection, Back restores it, and selecting adds no history entry',
  async ({ page }) => {
    await visit(page, '/faq/');
    await visit(page, productPath(product));
    await radio(page, /^Color/, color).check();
    await radio(page, /^Size/, 'M').check();
    await page.getByRole('link', { name: 'Ask about this product' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    const message = page.getByLabel('Message');
    await expect(message).toHaveValue(/^I have a question/);
    for (const text of [
      product.brand.name,
      product.name,
      labeledItemNumber(product.id, product.model),
      `color ${color}`,
      'size M',
    ])
      expect(await message.inputValue()).toContain(text);
    await message.fill('My own words');
    await page.getByLabel('First name').fill('A');
    await expect(message).toHaveValue('My own words');
    await page.goBack();
    await expect(radio(page, /^Color/, color)).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(/\/faq\/$/);
  },
);

testColored(
  'a URL with a color shows its picture first, without a layout shift',
  { tag: '@phone' },
  async ({ page }) => {
    // Records every visible picture since the first paint.
    await page.addInitScript(() => {
      const shownPictures = new Set<string>();
      Object.assign(window, { shownPictures });
      const recordPicture = () => {
        const track = document.querySelector<HTMLElement>('main ul[aria-label="Pictures, large"]');
        if (track?.checkVisibility({ visibilityProperty: true })) {
          const index = Math.round(Math.abs(track.scrollLeft) / Math.max(1, track.clientWidth));
          shownPictures.add(track.querySelectorAll('img')[index]?.getAttribute('src') ?? '');
        }
        requestAnimationFrame(recordPicture);
      };
      requestAnimationFrame(recordPicture);
    });
    await watchShifts(page);
    await visit(page, `${productPath(product)}?${new URLSearchParams({ color, size: 'M' })}`);
    const picture = await shownPicture(page).getAttribute('src');
    await expect(shownPicture(page)).toBeInViewport();
    const shownPictures = await page.evaluate(() => [
      ...(window as unknown as { shownPictures: Set<string> }).shownPictures,
    ]);
    expect(shownPictures).toEqual([picture]);
    expect((await readShifts(page)).sum).toBeLessThan(0.02);
  },
);
