import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { guideFor } from '@/lib/catalogue/size-guides';
import { openList, openPage, rows, STORED } from './admin-pages';
import { expect, test } from './fixtures';
import { given, isColored, pathOf, place, products } from './picks';
import { becomeLive, isSameDocument, markDocument, signIn, visit } from './visit';

type Layer = {
  /** The component that draws it. */
  file: string;
  /** Goes to the page that it covers. */
  at: (page: Page) => Promise<unknown>;
  open: (page: Page) => Promise<unknown>;
  isOfPhone?: boolean;
  /** Whether the catalogue has goods with it. */
  isThere?: boolean;
};

const sized = products.find(isColored);
const guided = products.find((product) => guideFor(product));
const [first] = products;
const at =
  (product = first) =>
  (page: Page) =>
    visit(page, pathOf(product as { id: string }));

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const atChanges = async (page: Page) => {
  await openList(page);
  await openPage(page, 'Changes');
};
const atSelected = async (page: Page) => {
  await openList(page);
  await rows(page).first().getByRole('checkbox').check({ force: true });
};
const pressSelected = (name: string) => (page: Page) =>
  page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name }).click();

/** Everything that covers a page, and how a visitor opens it. */
const LAYERS: readonly Layer[] = [
  {
    file: 'site/open-menu.tsx',
    at: (page) => visit(page, place.path),
    open: (page) => page.getByRole('link', { name: 'Menu', exact: true }).click(),
    isOfPhone: true,
  },
  {
    file: 'listing/filter-sheet.tsx',
    at: (page) => visit(page, place.path),
    open: press(/^Filters/),
    isOfPhone: true,
  },
  { file: 'product/zoom-dialog.tsx', at: at(), open: press('Look closer') },
  { file: 'product/request-dialog.tsx', at: at(sized), open: press('Sizes and quantities'), isThere: Boolean(sized) },
  {
    file: 'product/size-guide-dialog.tsx',
    at: at(guided),
    open: (page) => page.getByRole('main').getByRole('link', { name: 'Size guide' }).click(),
    isThere: Boolean(guided),
  },
  { file: 'admin/products/bulk-change.tsx', at: atSelected, open: pressSelected('Change') },
  { file: 'admin/products/confirm-delete.tsx', at: atSelected, open: pressSelected('Delete') },
  {
    file: 'admin/changes/import-dialog.tsx',
    at: atChanges,
    open: (page) =>
      page
        .getByLabel('Import a file')
        .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('Id,Price\nnone,1\n') }),
  },
  {
    file: 'admin/form/image-chooser.tsx',
    at: async (page) => {
      await signIn(page, `/admin/login/?from=${encodeURIComponent(`/admin/edit-product/?id=${first?.id}`)}`);
      await page.waitForURL(/edit-product\/\?id=/);
    },
    open: press('Choose from uploaded pictures'),
  },
  {
    file: 'admin/frame/banners.tsx',
    at: async (page) => {
      await page.evaluate((key) => localStorage.setItem(key, '{ not json'), STORED);
      await openList(page);
    },
    open: press('Delete it'),
  },
];
/** Those that come and go by themselves or need a host are opened in tests/components/admin/rare-layers.test.tsx. */
const RARE = ['admin/frame/use-work.tsx', 'admin/publish/past-publishes.tsx'];

const dialog = (page: Page) => page.getByRole('dialog');
const isGone = async (page: Page) => {
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.layers?.[1]))).toBe(false);
};

test('every component that covers a page is in this table', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const found = files.filter((file) =>
    /<(?:Dialog|dialog)\b|\bpopover\b|showPopover|\.requestFullscreen/.test(
      readFileSync(join('components', file), 'utf8'),
    ),
  );
  const known = [...LAYERS.map(({ file }) => file), ...RARE, 'ui/dialog.tsx'];
  expect(found.sort()).toEqual(known.sort());
});

for (const { file, at: goThere, open, isOfPhone, isThere = true } of LAYERS) {
  given(test, isThere)(
    `Back closes ${file} and leaves no page; closed by Escape, it has left no step`,
    {
      tag: isOfPhone ? '@phone' : [],
    },
    async ({ page }) => {
      await visit(page, '/faq/');
      await goThere(page);
      const address = page.url();
      await markDocument(page);
      await open(page);
      await expect(dialog(page)).toBeVisible();
      await page.goBack();
      await isGone(page);
      expect(page.url()).toBe(address);
      expect(await isSameDocument(page)).toBe(true);
      await open(page);
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await isGone(page);
      expect(page.url()).toBe(address);
      await page.goBack();
      await expect(page).not.toHaveURL(address);
    },
  );
}

test('a link of the phone’s menu leads on, and Back to the page without the menu', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/faq/');
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await dialog(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await becomeLive(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq\/$/);
  await becomeLive(page);
  await isGone(page);
  await page.goForward();
  await expect(page).toHaveURL(/\/contact\/$/);
});
