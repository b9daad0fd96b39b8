import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { toLink } from '@/lib/request/link';
import { newLine } from '@/lib/request/operations';
import { BLANK_HEAD } from '@/lib/request/request';
import { expect, expectNoAxeViolations } from '../fixtures';
import { findOverflow } from '../layout';
import { copyLink, linesOf } from '../request-list';
import { visit } from '../visit';
import { test } from './below-store';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Row = { id: string; name: string; brand: string; price: number; features?: string[]; available_sizes?: string[] };
const groups = JSON.parse(readFileSync('tests/fixtures/hostile-products.json', 'utf8')) as Record<string, Row[]>;
const rows = Object.values(groups).flat();

function hostile(id: string): Row {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new Error(`There is no ${id}`);
  return row;
}

const script = hostile('hostile-script');
const proto = hostile('hostile-proto');
const long = hostile('hostile-long');
const [, size = ''] = script.available_sizes ?? [];
const color = '</script>';

const isHacked = (page: Page) => page.evaluate(() => 'hacked' in window);

/** Puts one of the first hostile product into the list from its page, and goes there by the header. */
async function addFromPage(page: Page) {
  await visit(page, `/products/${script.id}/?${new URLSearchParams({ color, size })}`);
  await page.getByRole('button', { name: 'Add to request list' }).click();
  await expect(page.getByText(`Added: ${color}, ${size}.`)).toBeVisible();
  const link = page.getByRole('banner').getByRole('link', { name: 'Request list (1)' });
  await expect(link).toHaveAttribute('href', '/store/request/');
  await link.click();
  await expect(page).toHaveURL(/\/store\/request\/$/);
  await expect(linesOf(page)).toHaveCount(1);
}

test('a hostile product goes into the list below /store, and its words are shown as they are (rows 1, 18 and 31)', async ({
  page,
}) => {
  await addFromPage(page);
  await expect(linesOf(page).first()).toContainText(script.name);
  await expect(page.getByLabel('Color, line 1')).toHaveValue(color);
  await expect(page.getByLabel('Size, line 1')).toHaveValue(size);
  const others = [proto, long].map(({ id, name, brand, price }) =>
    newLine(
      { card: { id, name, brand, price } },
      { choice: id === proto.id ? { size: 'constructor' } : {}, quantity: 2 },
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

test('the link of a list holds /store, and opens the list there (row 18)', async ({ page, browser }) => {
  await addFromPage(page);
  const link = await copyLink(page);
  expect(new URL(link).pathname).toBe('/store/request/');
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('rowheader')).toContainText(script.name);
  await other.getByRole('button', { name: 'Take this list' }).click();
  await expect(linesOf(other).first()).toContainText(script.name);
  expect(await isHacked(other)).toBe(false);
  await context.close();
});

test('hostile goods stand side by side below /store, chosen on their cards (rows 1, 18 and 31)', async ({ page }) => {
  await visit(page, '/clothing/');
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
  await addFromPage(page);
  await visit(page, '/clothing/');
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Compare: / })
    .first()
    .click();
  await expect(page.getByRole('complementary', { name: 'Chosen to compare' })).toBeVisible();
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);
  expect(kept).toEqual(expect.arrayContaining(['sp:/store:request-count', 'sp:/store:request', 'sp:/store:compare']));
  expect(kept.filter((name) => !name?.startsWith('sp:/store:'))).toEqual([]);
});
