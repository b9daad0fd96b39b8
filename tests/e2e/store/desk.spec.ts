import type { Page } from '@playwright/test';
import { toLink } from '@/lib/request/link';
import { newLine } from '@/lib/request/operations';
import { BLANK_HEAD } from '@/lib/request/request';
import { expect, expectNoAxeViolations } from '../fixtures';
import { findOverflow } from '../layout';
import { copyLink, editLine, linesOf, order } from '../request-list';
import { visit } from '../visit';
import { foreign, garden, hostile, isHacked, type Row, test } from './below-store';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [script, proto, long] = ['hostile-script', 'hostile-proto', 'hostile-long'].map((id) =>
  hostile.find((row) => row.id === id),
) as [Row, Row, Row];
const [, size = ''] = script.available_sizes ?? [];
const color = '</script>';

const isSpelled = ({ name, brand }: Row) => /^[a-z &-]+$/i.test(`${name}${brand}`);
const boot = garden('in shoe sizes', (row) => isSpelled(row) && Boolean(row.sizes && row.available_colors));
const tool = garden('plain', (row) => isSpelled(row) && row.price > 0 && !row.available_colors);

/** As a gardener writes them: by name and as spoken of, a maker before one, and what comes from a spreadsheet. */
const LINES = [
  `${tool.name.toLowerCase()} x 3`,
  `2 ${boot.brand} ${boot.name}, ${boot.available_colors?.[0]?.name}, ${boot.sizes?.[1]}`,
  `${foreign.name}\t4`,
];

async function expectLines(page: Page, counts: readonly string[]) {
  const lines = linesOf(page);
  await expect(lines).toHaveCount(counts.length);
  for (const [index, { name }] of [tool, boot, foreign].entries()) await expect(lines.nth(index)).toContainText(name);
  for (const [index, count] of counts.entries())
    await expect(page.getByLabel(`Quantity, line ${index + 1}`)).toHaveValue(count);
}

test('a hostile product goes into the list below /store, and its words are shown as they are (rows 1, 18 and 31)', async ({
  page,
}) => {
  await visit(page, `/products/${script.id}/?${new URLSearchParams({ color, size })}`);
  await page.getByRole('button', { name: 'Add to request list' }).click();
  await expect(page.getByText(`Added: ${color}, ${size}.`)).toBeVisible();
  const link = page.getByRole('banner').getByRole('link', { name: 'Request list (1)' });
  await expect(link).toHaveAttribute('href', '/store/request/');
  await link.click();
  await expect(page).toHaveURL(/\/store\/request\/$/);
  await expect(linesOf(page)).toHaveCount(1);
  await expect(linesOf(page).first()).toContainText(script.name);
  await expect(page.getByLabel('Color, line 1')).toHaveValue(color);
  await expect(page.getByLabel('Size, line 1')).toHaveValue(size);
  const others = [proto, long].map((product) =>
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
  await visit(page, `/request/#${await toLink({ head: BLANK_HEAD, lines: others })}`);
  await page.getByRole('button', { name: 'Join with my 1 line' }).click();
  const lines = linesOf(page);
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(1)).toContainText(proto.name);
  await expect(page.getByLabel('Size, line 2')).toHaveValue('constructor');
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await findOverflow(page, width), `at ${width} px`).toEqual([]);
  }
  await expectNoAxeViolations(page);
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('table');
  for (const { name } of [script, proto, long]) await expect(paper).toContainText(name);
  expect(await isHacked(page)).toBe(false);
});

test('lines as a gardener writes them are found, kept, and in a link that opens below /store (row 18, row 47)', async ({
  page,
  browser,
}) => {
  await order(page, ...LINES);
  await expectLines(page, ['3', '2', '4']);
  await expect(page.getByLabel('Color, line 2')).toHaveValue(boot.available_colors?.[0]?.name ?? '');
  await editLine(page, 2);
  await expect(linesOf(page).nth(1).getByRole('combobox').nth(1)).toHaveValue(String(boot.sizes?.[1]));
  await page.getByLabel('Quantity, line 3').fill('12');
  await editLine(page, 3);
  await page.getByLabel('For, line 3').fill('Пётр');
  await page.getByLabel('For, line 3').blur();
  await expectNoAxeViolations(page);
  await page.reload();
  await expectLines(page, ['3', '2', '12']);
  await editLine(page, 3);
  await expect(page.getByLabel('For, line 3')).toHaveValue('Пётр');
  const link = await copyLink(page);
  expect(new URL(link).pathname).toBe('/store/request/');
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Take this list' }).click();
  await expectLines(other, ['3', '2', '12']);
  await context.close();
});

test('hostile goods stand side by side below /store, chosen on their cards (rows 1, 18 and 31)', async ({ page }) => {
  await visit(page, '/gloves-and-boots/');
  const buttons = page.getByRole('article').getByRole('button', { name: /^Compare: / });
  for (const button of [buttons.nth(0), buttons.nth(1)]) {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  await page.getByRole('link', { name: 'Compare (2)' }).click();
  await expect(page).toHaveURL(/\/store\/compare\/\?id=/);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await visit(page, `/compare/?${new URLSearchParams([script, proto, long].map(({ id }) => ['id', id]))}`);
  const columns = page.getByRole('columnheader');
  for (const [index, { name }] of [script, proto, long].entries()) await expect(columns.nth(index)).toContainText(name);
  const [label = '', value = ''] = script.features?.find((line) => line.includes(': '))?.split(': ') ?? [];
  await expect(page.getByRole('row').filter({ hasText: label })).toContainText(value);
  expect(await findOverflow(page, 390)).toEqual([]);
  await expectNoAxeViolations(page);
  expect(await isHacked(page)).toBe(false);
});

test('what the desk keeps stands under keys of this store (row 18)', async ({ page }) => {
  await visit(page, '/watering/');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: /^Compare: / }).click();
  await expect(page.getByRole('complementary', { name: 'Chosen to compare' })).toBeVisible();
  await card.getByRole('button', { name: /^Add to list: / }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Request list (1)' })).toBeVisible();
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);
  expect(kept).toEqual(expect.arrayContaining(['sp:/store:request-count', 'sp:/store:request', 'sp:/store:compare']));
  expect(kept.filter((name) => !name?.startsWith('sp:/store:'))).toEqual([]);
});
