import type { Page } from '@playwright/test';
import { texts } from '@/lib/site/content';
import { expect, test } from '@/tests/e2e/fixtures';
import { Listener } from '@/tests/e2e/heard';
import { unfold } from '@/tests/e2e/unfold';
import { visit } from '@/tests/e2e/visit';

// The sentences heard stand in the text beside this file, to be read in full when it changes: `npx playwright test heard
// --project=desktop --update-snapshots`. Sliders stand still, so that each step is one change.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MAIN = { role: 'main' };
/** Drawn by chance, and read where it stands first. */
const ASIDES = ['Featured products', 'Reviews'];
const keys =
  (page: Page, ...pressed: string[]) =>
  async () => {
    for (const key of pressed) await page.keyboard.press(key);
  };
/** Types at once what takes a visitor a moment. */
const type = (page: Page, text: string) => page.keyboard.insertText(text);
const chips = (page: Page, count: number) =>
  expect(page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem')).toHaveCount(count);
const combobox = (page: Page) => page.getByRole('combobox', { name: 'Search the catalog' });

test('filtering a listing: what a screen reader says is what is written down', { tag: '@night' }, async ({ page }) => {
  const heard = await Listener.listen(page);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await heard.step('The listing is opened', () => visit(page, '/clothing/'), MAIN);
  await heard.step('Enter on Next slide', () => page.getByRole('button', { name: 'Next slide' }).press('Enter'));
  await heard.step(
    'Enter on the facet of the colors',
    () => filters.getByRole('group', { name: 'Color' }).locator('summary').press('Enter'),
    { role: 'group', name: 'Color' },
  );
  await heard.step(
    'Space on Gray',
    async () => {
      await filters.getByRole('checkbox', { name: 'Gray' }).press('Space');
      await chips(page, 2);
    },
    { role: 'list', name: 'Applied filters' },
  );
  await heard.step('Tab and Space: White too', async () => {
    await keys(page, 'Tab', 'Space')();
    await chips(page, 3);
  });
  await heard.step('Page Down on the slider of the price', async () => {
    await unfold(filters, 'Maximum price');
    await filters.getByRole('slider').press('PageDown');
    await chips(page, 4);
  });
  await heard.step('Enter on the chip of Gray', async () => {
    await page.getByRole('button', { name: 'Remove Gray' }).press('Enter');
    await chips(page, 3);
  });
  await heard.step('Enter on Reset Filters', async () => {
    await page.getByRole('button', { name: 'Reset Filters' }).first().press('Enter');
    await expect(page.getByRole('button', { name: 'Reset Filters' })).toHaveCount(0);
  });
  await heard.step('Arrow down in the orders', async () => {
    await page.getByLabel('Sort by').press('ArrowDown');
    await expect(page.getByRole('article').first()).toContainText('$11.99');
  });
  await heard.step(
    'Enter on page 2',
    async () => {
      await page.getByRole('link', { name: 'Page 2' }).press('Enter');
      await expect(page.getByRole('link', { name: 'Previous page' })).toBeVisible();
    },
    { role: 'navigation', name: 'Pages' },
  );
  expect(heard.text('Filtering a listing')).toMatchSnapshot('filter.txt');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the sheet of filters: what a screen reader says is what is written down', async ({ page }) => {
    const heard = await Listener.listen(page);
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await heard.pass(() => visit(page, '/footwear/'));
    await heard.step(
      'Enter on Filters',
      async () => {
        await page.getByText('Filters', { exact: true }).first().press('Enter');
        await expect(sheet).toBeVisible();
      },
      { role: 'dialog' },
    );
    await heard.step('Space on Boots', async () => {
      await sheet.getByRole('checkbox', { name: /^Boots/ }).press('Space');
      await expect(sheet.getByRole('button', { name: 'Show 17 products' })).toBeVisible();
    });
    await heard.step('Enter on Reset Filters', async () => {
      await sheet.getByRole('button', { name: 'Reset Filters' }).press('Enter');
      await expect(sheet.getByRole('button', { name: 'Show 35 products' })).toBeVisible();
    });
    await heard.step('Space on Boots again, and Enter on the button at the foot', async () => {
      await sheet.getByRole('checkbox', { name: /^Boots/ }).press('Space');
      await sheet.getByRole('button', { name: 'Show 17 products' }).press('Enter');
      // The sheet is hidden a moment before the focus is given back.
      await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
    });
    expect(heard.text('The sheet of filters on a phone')).toMatchSnapshot('filter-sheet.txt');
  });
});

test('searching: what a screen reader says is what is written down', { tag: '@night' }, async ({ page }) => {
  const heard = await Listener.listen(page);
  const said = (text: string) => expect(page.getByRole('banner').getByRole('status')).toHaveText(text);
  await heard.pass(() => visit(page, '/faq/'));
  await heard.step('/', keys(page, '/'));
  await heard.step(
    'duty belt',
    async () => {
      await type(page, 'duty belt');
      await said('7 suggestions. Enter opens Nylon Duty Belt 2.25".');
    },
    { role: 'search' },
  );
  await heard.step('Arrow down', keys(page, 'ArrowDown'));
  await heard.step('Arrow down', keys(page, 'ArrowDown'));
  await heard.step('Escape', keys(page, 'Escape'));
  await heard.step('Escape', keys(page, 'Escape'));
  await heard.step(
    'What nobody sells',
    async () => {
      await type(page, 'zzzz');
      await said('No suggestions for zzzz.');
    },
    { role: 'search' },
  );
  await heard.step(
    'A mistyped word',
    async () => {
      await combobox(page).fill('hodlster');
      await said('Nothing matches hodlster. 5 guesses for holster.');
    },
    { role: 'search' },
  );
  await heard.step(
    'Enter',
    async () => {
      await keys(page, 'Enter')();
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Results for holster: 5 products');
    },
    MAIN,
  );
  await heard.step(
    'zzzz in the field of the page, and Enter',
    async () => {
      await page.getByRole('searchbox', { name: 'Search for' }).fill('zzzz');
      await keys(page, 'Enter')();
      await expect(page.getByRole('main').getByRole('status')).toHaveText('0 products');
    },
    MAIN,
  );
  await heard.step(
    'The box in the header again, and Arrow down',
    async () => {
      await combobox(page).focus();
      await expect(page.getByRole('listbox')).toBeVisible();
      await keys(page, 'ArrowDown')();
      await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
    },
    { role: 'search' },
  );
  expect(heard.text('Searching')).toMatchSnapshot('search.txt');
});

test('choosing on a product: what a screen reader says is what is written down', { tag: '@night' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const heard = await Listener.listen(page);
  const small = page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('button');
  await heard.step('A shirt with sleeves is opened', () => visit(page, '/products/rothco-102/'), {
    ...MAIN,
    without: ['Featured products'],
  });
  await heard.step('Space on White', () => page.getByRole('radio', { name: 'White' }).press('Space'), {
    role: 'list',
    name: 'Pictures, large',
  });
  await heard.step('Arrow right', keys(page, 'ArrowRight'));
  await heard.step('Tab', keys(page, 'Tab'));
  await heard.step('Space', keys(page, 'Space'));
  await heard.step('Tab, and Space', keys(page, 'Tab', 'Space'));
  await heard.step('Enter on the second small picture', async () => {
    await small.nth(1).press('Enter');
    await expect(small.nth(1)).toHaveAttribute('aria-current', 'true');
  });
  await heard.step(
    'Enter on Look closer',
    async () => {
      await page.getByRole('button', { name: 'Look closer' }).press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    { role: 'dialog' },
  );
  await heard.step('Escape', keys(page, 'Escape'));
  await heard.step('Enter on Share', async () => {
    await page.getByRole('button', { name: 'Share' }).press('Enter');
    await expect(page.getByText('Link copied.')).toBeVisible();
  });
  await heard.step('Tab, and Arrow right', keys(page, 'Tab', 'ArrowRight'), { role: 'tabpanel' });
  await heard.step('Arrow right', keys(page, 'ArrowRight'), { role: 'tabpanel' });
  await heard.step('A product with limits is opened', () => visit(page, '/products/spartanarmor-101/'), {
    ...MAIN,
    without: [...ASIDES, 'Related products'],
  });
  await heard.step(
    'New York is chosen',
    async () => {
      await page.getByLabel('Your state').focus();
      await page.getByLabel('Your state').selectOption('NY');
      await expect(page.getByText('Not shipped to your state.')).toBeVisible();
    },
    { role: 'region', name: 'Limits' },
  );
  expect(heard.text('Choosing on a product')).toMatchSnapshot('product.txt');
});

test('the size guide and a question about a size: what a screen reader says is what is written down', {
  tag: '@night',
}, async ({ page }) => {
  const heard = await Listener.listen(page);
  const dialog = page.getByRole('dialog');
  const main = page.getByRole('main');
  await heard.pass(async () => {
    await visit(page, '/products/rothco-116/');
    await page.getByRole('radio', { name: 'Black' }).check();
    await page.getByRole('radio', { name: '10.5', exact: true }).check();
  });
  await heard.step(
    'Enter on Size guide',
    async () => {
      await main.getByRole('link', { name: 'Size guide' }).press('Enter');
      await expect(dialog).toBeVisible();
    },
    { role: 'dialog' },
  );
  await heard.step('Arrow down', keys(page, 'ArrowDown'), { role: 'table' });
  await heard.step('Escape', keys(page, 'Escape'));
  await heard.step(
    'Enter on Ask about this product',
    async () => {
      await main.getByRole('link', { name: 'Ask about this product' }).press('Enter');
      await expect(page.getByLabel('Message')).toHaveValue(/size 10\.5/);
    },
    MAIN,
  );
  await heard.step('Enter on Send message', async () => {
    await main.getByRole('button', { name: 'Send message' }).press('Enter');
    await expect(main.getByRole('alert')).toBeVisible();
  });
  await heard.step('Jo', () => type(page, 'Jo'));
  await heard.step('Tab, Park, Tab, jo@example, and Enter', async () => {
    await keys(page, 'Tab')();
    await type(page, 'Park');
    await keys(page, 'Tab')();
    await type(page, 'jo@example');
    await keys(page, 'Enter')();
    await expect(main.getByRole('alert')).toBeVisible();
  });
  await heard.step(
    '.com, and Enter',
    async () => {
      await type(page, '.com');
      await keys(page, 'Enter')();
      await expect(main.getByRole('status')).toContainText('Thank you.');
    },
    MAIN,
  );
  expect(heard.text('The size guide, and a question about a size')).toMatchSnapshot('question.txt');
});

test('the ways through the shop: what a screen reader says is what is written down', async ({ page, allow404 }) => {
  allow404('/no-such-page/');
  const heard = await Listener.listen(page);
  await heard.step('The home page is opened', () => visit(page, '/'), {
    role: 'RootWebArea',
    without: ['Brands', ...texts.featured.map(({ title }) => title)],
  });
  await heard.step('Tab', keys(page, 'Tab'));
  await heard.step('Enter', keys(page, 'Enter'));
  await heard.step('Tab', keys(page, 'Tab'));
  await heard.step(
    'Enter on the menu of Clothing',
    () => page.getByRole('button', { name: 'Clothing menu' }).press('Enter'),
    { role: 'navigation', name: 'Main' },
  );
  await heard.step('Tab', keys(page, 'Tab'));
  await heard.step('Escape', keys(page, 'Escape'));
  await heard.step(
    'The answers are opened, and Enter on the first question',
    async () => {
      await visit(page, '/faq/');
      await page.getByRole('main').locator('summary').first().press('Enter');
    },
    MAIN,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await heard.step('A wrong address on a phone', () => visit(page, '/no-such-page/'), { role: 'banner' }, MAIN);
  await heard.step(
    'Enter on Menu',
    async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Menu' }).press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    { role: 'dialog' },
  );
  await heard.step('Escape', keys(page, 'Escape'));
  expect(heard.text('The ways through the shop')).toMatchSnapshot('ways.txt');
});
