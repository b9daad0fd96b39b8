import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { scrollThrough } from './layout';
import { countPictures, given, isColored, onFirstPage, pathOf, place, products, subject } from './picks';
import { visit, wordsOf } from './visit';

const group = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) });
const message = (page: Page) => page.getByLabel('Message');
const ask = (page: Page) => page.getByRole('link', { name: 'Ask about this product' });
const option = (page: Page, name: string, value: string) =>
  group(page, name).getByRole('radio', { name: value, exact: true });
const choose = (page: Page, name: string, value: string) => option(page, name, value).check();
/** The large picture that is shown. */
const shownPicture = (page: Page) => page.locator('main figure:not([inert] *) img').first();
const placeholder = /\/placeholder-[a-z-]+\.svg$/;

const [coloured, testColored] = subject(test, 'in two colors and in M and L', isColored);

testColored('a color and a size that are chosen are said beside their names', async ({ page }) => {
  await visit(page, pathOf(coloured));
  const color = coloured.colors[1]?.name ?? '';
  await choose(page, 'Color', color);
  await expect(option(page, 'Color', color)).toBeChecked();
  await expect(group(page, 'Color').locator('legend')).toHaveText(`Color ${color}`);
  await choose(page, 'Size', 'L');
  await expect(group(page, 'Size').locator('legend')).toHaveText('Size L');
});

testColored('choosing a color changes the picture (spec 2)', async ({ page }) => {
  await visit(page, pathOf(coloured));
  const before = await shownPicture(page).getAttribute('src');
  await choose(page, 'Color', coloured.colors[1]?.name ?? '');
  await expect(shownPicture(page)).not.toHaveAttribute('src', before ?? '');
  await expect(shownPicture(page)).toBeInViewport();
});

testColored('a small picture brings up the large one (spec 2)', async ({ page }) => {
  await visit(page, pathOf(coloured));
  const thumbs = page.getByRole('list', { name: 'Pictures' }).getByRole('button');
  await thumbs.nth(1).click();
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(thumbs.nth(0)).not.toHaveAttribute('aria-current');
  const wanted = await thumbs.nth(1).locator('img').getAttribute('src');
  await expect(shownPicture(page)).toHaveAttribute('src', wanted ?? '');
});

testColored('a question about a product carries its name, color and size into the form', async ({ page }) => {
  await visit(page, pathOf(coloured));
  const color = coloured.colors[0]?.name ?? '';
  await choose(page, 'Color', color);
  await choose(page, 'Size', 'M');
  await ask(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await expect(message(page)).toHaveValue(new RegExp(literally(coloured.id)));
  const text = await message(page).inputValue();
  expect(text).toContain(`${coloured.brand.name} ${coloured.name}`);
  expect(text).toContain(`color ${color}`);
  expect(text).toContain('size M');
});

const [trousers, testTrousers] = subject(test, 'with waist and length', ({ sizes }) => sizes.system === 'waist-length');

testTrousers('waist and length are chosen one by one and go along with a question', async ({ page }) => {
  if (trousers.sizes.system !== 'waist-length') throw new Error('picked by its sizes');
  const { waists, lengths } = trousers.sizes;
  await visit(page, pathOf(trousers));
  await choose(page, 'Waist', waists[1] ?? '');
  await choose(page, 'Length', lengths[1] ?? '');
  await ask(page).click();
  await expect(message(page)).toHaveValue(new RegExp(`waist ${waists[1]}, length ${lengths[1]}`));
});

test('the message stays as it is written when a question is changed by hand', async ({ page }) => {
  await visit(page, pathOf(coloured));
  await ask(page).click();
  await expect(message(page)).toHaveValue(/I have a question/);
  await message(page).fill('My own words');
  await page.getByLabel('First name').fill('A');
  await expect(message(page)).toHaveValue('My own words');
});

test('the tabs move by arrows, Home and End, and show one panel at a time (spec 2)', async ({ page }) => {
  await visit(page, pathOf(coloured));
  const tab = (name: string) => page.getByRole('tab', { name });
  const panels = page.getByRole('tabpanel');
  await expect(tab('Key Features')).toHaveAttribute('aria-selected', 'true');
  await tab('Key Features').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Product Details'],
    ['ArrowRight', 'Specifications'],
    ['ArrowRight', 'Key Features'],
    ['ArrowLeft', 'Specifications'],
    ['Home', 'Key Features'],
    ['End', 'Specifications'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(panels).toHaveCount(1);
    await expect(panels).toHaveAccessibleName(name);
  }
});

test('a click on a tab shows its panel and leaves the page where it is (spec 4)', async ({ page }) => {
  await visit(page, pathOf(coloured));
  const tab = page.getByRole('tab', { name: 'Product Details' });
  await tab.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await page.evaluate(() => window.scrollY);
  await tab.click();
  await expect(page.getByRole('tabpanel', { name: 'Product Details' })).toContainText(
    coloured.description.slice(0, 60),
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

given(test, products.length > 5)('four other products are featured (spec 2 and 9)', async ({ page }) => {
  await visit(page, pathOf(coloured));
  await scrollThrough(page);
  const cards = page.getByRole('region', { name: 'Featured products' }).getByRole('article');
  await expect(cards).toHaveCount(4);
  const hrefs = await cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(4);
  expect(hrefs.filter((href) => href?.endsWith(pathOf(coloured)))).toEqual([]);
});

const [discounted, testDiscount] = subject(test, 'with a discount', ({ oldPrice }) => oldPrice !== undefined);

testDiscount('a discount is shown with both prices (spec 9)', async ({ page }) => {
  const { oldPrice = 0, price } = discounted;
  await visit(page, pathOf(discounted));
  const percent = Math.round(((oldPrice - price) / oldPrice) * 100);
  await expect(page.getByText(`${percent}% off`).first()).toBeVisible();
  await expect(page.locator('main del').first()).toContainText(oldPrice.toFixed(2));
});

const [unpriced, testUnpriced] = subject(test, 'without a price', ({ price }) => price === 0);

testUnpriced('a product without a price says so', async ({ page }) => {
  await visit(page, pathOf(unpriced));
  await expect(page.getByText('Contact for price').first()).toBeVisible();
  await expect(page.getByText('$0.00')).toHaveCount(0);
});

const [kit, testKit] = subject(test, 'of pieces', ({ pieces }) => pieces.length > 0);

testKit('the pieces of a kit lead to their pages', async ({ page }) => {
  await visit(page, pathOf(kit));
  const links = page.getByRole('region', { name: 'Pieces of this kit' }).getByRole('link');
  await expect(links).toHaveCount(kit.pieces.length);
  const name = await wordsOf(links.first());
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

testColored('a picture that fails gives way to the placeholder and keeps its words', async ({ page, allow404 }) => {
  const drawings = /\/artwork\/(?!placeholder-)/;
  allow404(drawings);
  await page.route(drawings, (route) => route.fulfill({ status: 404 }));
  await visit(page, pathOf(coloured));
  await expect(shownPicture(page)).toHaveAttribute('src', placeholder);
  await expect(shownPicture(page)).toHaveAttribute('alt', /\S/);
  await expect
    .poll(() => shownPicture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

testColored(
  'when every picture fails, no address is asked for over and over, and the words stay',
  async ({ page, allow404 }) => {
    const asked = new Map<string, number>();
    allow404('/artwork/');
    await page.route('**/artwork/**', (route) => {
      const { pathname } = new URL(route.request().url());
      asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
      return route.fulfill({ status: 404 });
    });
    await visit(page, pathOf(coloured));
    await scrollThrough(page);
    await expect(shownPicture(page)).toHaveAttribute('src', placeholder);
    await expect(shownPicture(page)).toHaveAttribute('alt', /\S/);
    // Each picture may ask once for each of its addresses; a loop would ask without end.
    const pictures = await page.locator('img').count();
    expect([...asked].filter(([, times]) => times > pictures)).toEqual([]);
  },
);

const arePictured = place.goods.slice(0, onFirstPage).every((product) => countPictures(product) > 1);

given(test, arePictured)('the pictures of a listing are their own, not the placeholder', async ({ page }) => {
  await visit(page, place.path);
  await scrollThrough(page);
  const pictures = page.getByRole('article').locator('img');
  await expect(pictures).toHaveCount(onFirstPage);
  for (const picture of await pictures.all()) await expect(picture).not.toHaveAttribute('src', placeholder);
});

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
