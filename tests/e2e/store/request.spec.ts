import { newLine } from '@/lib/request/edit-list';
import { BLANK_DETAILS } from '@/lib/request/request-list';
import { listToFragment } from '@/lib/request/share-link';
import { expect, expectNoAxeViolations } from '../fixtures';
import { findOverflow } from '../layout';
import { copyLink, listLines } from '../request-list';
import { visit } from '../visit';
import { type GardenProduct, hasInjectedScriptRun, hostileProducts, test } from './store-fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [script, proto, long] = ['hostile-script', 'hostile-proto', 'hostile-long'].map((id) =>
  hostileProducts.find((row) => row.id === id),
) as [GardenProduct, GardenProduct, GardenProduct];
const [, size = ''] = script.available_sizes ?? [];
const color = '</script>';

test('a hostile product can be added to the list below /store, and its texts are shown unchanged', async ({ page }) => {
  await visit(page, `/products/${script.id}/?${new URLSearchParams({ color, size })}`);
  await page.getByRole('button', { name: 'Add to request list' }).click();
  await expect(page.getByText(`Added: ${color}, ${size}.`)).toBeVisible();
  const link = page.getByRole('banner').getByRole('link', { name: 'Request list (1)' });
  await expect(link).toHaveAttribute('href', '/store/request/');
  await link.click();
  await expect(page).toHaveURL(/\/store\/request\/$/);
  await expect(listLines(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: script.name })).toBeVisible();
  await expect(page.getByLabel('Color, line 1')).toHaveValue(color);
  await expect(page.getByLabel('Size, line 1')).toHaveValue(size);
  const otherLines = [proto, long].map((product) =>
    newLine(
      product,
      { ...product, colors: [], sizes: { system: 'none' } },
      {
        choice: product.id === proto.id ? { size: 'constructor' } : {},
        quantity: 2,
      },
    ),
  );
  await visit(page, '/');
  await visit(page, `/request/#${await listToFragment({ details: BLANK_DETAILS, lines: otherLines })}`);
  await page.getByRole('button', { name: 'Add to my 1 item' }).click();
  const lines = listLines(page);
  await expect(lines).toHaveCount(3);
  await expect(page.getByRole('heading', { name: proto.name })).toBeVisible();
  await expect(page.getByLabel('Size, line 2')).toHaveValue('constructor');
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await findOverflow(page, width), `at ${width} px`).toEqual([]);
  }
  await expectNoAxeViolations(page);
  expect(new URL(await copyLink(page)).pathname).toBe('/store/request/');
  await page.emulateMedia({ media: 'print' });
  const printedTable = page.getByRole('table');
  for (const { name } of [script, proto, long]) await expect(printedTable).toContainText(name);
  expect(await hasInjectedScriptRun(page)).toBe(false);
});
