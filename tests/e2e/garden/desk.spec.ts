import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { GARDEN } from '@/tests/fixtures/shops';
import { expect, expectNoAxeViolations, test } from '../fixtures';
import { findOverflow } from '../layout';
import { copyLink, linesOf, order } from '../request-list';
import { visit } from '../visit';

type Row = {
  id: string;
  name: string;
  brand: string;
  price: number;
  sizes?: number[];
  available_sizes?: string[];
  available_colors?: { name: string }[];
};
const groups = JSON.parse(readFileSync(GARDEN.catalogueFile, 'utf8')) as Record<string, { products: Row[] }>;
const rows = Object.values(groups).flatMap(({ products }) => products);
const isSpelled = ({ name, brand }: Row) => /^[a-z &-]+$/i.test(`${name}${brand}`);

function first(kind: string, isOfKind: (row: Row) => boolean): Row {
  const row = rows.find(isOfKind);
  if (!row) throw new Error(`The garden has nothing ${kind}`);
  return row;
}

const glove = first('in sizes and colors', (row) => Boolean(row.available_sizes && row.available_colors?.[1]));
const [, color] = (glove.available_colors ?? []).map(({ name }) => name);
const [, size] = glove.available_sizes ?? [];
const boot = first('in shoe sizes', (row) => isSpelled(row) && Boolean(row.sizes && row.available_colors));
const tool = first('plain', (row) => isSpelled(row) && row.price > 0 && !row.available_colors);
const foreign = first('in another script', ({ name, brand, price }) => price > 0 && !/[a-z]/i.test(name + brand));

/** As a gardener writes them: by name and as spoken of, a maker before one, and what comes from a spreadsheet. */
const LINES = [
  `${tool.name.toLowerCase()} x 3`,
  `2 ${boot.brand} ${boot.name}, ${boot.available_colors?.[0]?.name}, ${boot.sizes?.[1]}`,
  `${foreign.name}\t4`,
];

const inHeader = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Request list/ });
const quantity = (page: Page, line: number) => page.getByLabel(`Quantity, line ${line}`);

async function expectLines(page: Page, counts: readonly string[]) {
  const lines = linesOf(page);
  await expect(lines).toHaveCount(counts.length);
  for (const [index, { name }] of [tool, boot, foreign].entries()) await expect(lines.nth(index)).toContainText(name);
  for (const [index, count] of counts.entries()) await expect(quantity(page, index + 1)).toHaveValue(count);
}

test('two goods of this trade are chosen on their cards and stand side by side (row 18, row 47)', async ({ page }) => {
  await visit(page, '/hand-tools/');
  const buttons = page.getByRole('article').getByRole('button', { name: /^Compare: / });
  const names: string[] = [];
  for (const button of [buttons.nth(0), buttons.nth(1)]) {
    names.push(((await button.getAttribute('aria-label')) ?? '').replace('Compare: ', ''));
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Compare (2)' }).click();
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(2);
  for (const [index, name] of names.entries()) await expect(columns.nth(index)).toContainText(name);
  const all = await page.getByRole('row').count();
  await page.getByRole('checkbox', { name: 'Differences only' }).check();
  await expect(page).toHaveURL(/only=differences/);
  expect(await page.getByRole('row').count()).toBeLessThanOrEqual(all);
  expect(await findOverflow(page, 390)).toEqual([]);
  await expectNoAxeViolations(page);
});

test('a glove in its color and size goes into the list from its page (row 18, row 47)', async ({ page }) => {
  await visit(page, `/products/${glove.id}/?${new URLSearchParams({ color: color ?? '', size: size ?? '' })}`);
  await page.getByRole('button', { name: 'Add to request list' }).click();
  await expect(page.getByText(`Added: ${color}, ${size}.`)).toBeVisible();
  await inHeader(page).click();
  await expect(linesOf(page)).toHaveCount(1);
  await expect(linesOf(page).first()).toContainText(glove.name);
  await expect(page.getByLabel('Color, line 1')).toHaveValue(color ?? '');
  await expect(page.getByLabel('Size, line 1')).toHaveValue(size ?? '');
  await expectNoAxeViolations(page);
});

test('lines as a gardener writes them are found, edited and there after a reload (row 18, row 47)', async ({
  page,
}) => {
  await order(page, ...LINES);
  await expectLines(page, ['3', '2', '4']);
  await expect(page.getByLabel('Color, line 2')).toHaveValue(boot.available_colors?.[0]?.name ?? '');
  await expect(linesOf(page).nth(1).getByRole('combobox').nth(1)).toHaveValue(String(boot.sizes?.[1]));
  await quantity(page, 3).fill('12');
  await page.getByLabel('For, line 3').fill('Пётр');
  await page.getByLabel('For, line 3').blur();
  await expectNoAxeViolations(page);
  expect(await findOverflow(page, 390)).toEqual([]);
  await page.reload();
  await expectLines(page, ['3', '2', '12']);
  await expect(page.getByLabel('For, line 3')).toHaveValue('Пётр');
});

test('a list of this trade is saved as CSV and opened again (row 18, row 47)', async ({ page }) => {
  await order(page, ...LINES);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await (await saving).path();
  await page.getByRole('button', { name: 'Empty the list' }).click();
  await expect(linesOf(page)).toHaveCount(0);
  await page.getByLabel('CSV file').setInputFiles(file);
  await page.getByRole('button', { name: 'Take this list' }).click();
  await expectLines(page, ['3', '2', '4']);
});

test('the link of a list opens in another browser and is taken there (row 18, row 47)', async ({ page, browser }) => {
  await order(page, ...LINES);
  const link = await copyLink(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'This link holds a list of 3 lines' })).toBeFocused();
  await expectNoAxeViolations(other);
  await other.getByRole('button', { name: 'Take this list' }).click();
  await expectLines(other, ['3', '2', '4']);
  await context.close();
});
