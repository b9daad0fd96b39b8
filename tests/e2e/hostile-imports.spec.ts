import type { Page } from '@playwright/test';
import { openList, openPage, rowOf } from './admin-pages';
import { expect, test } from './fixtures';
import { HOSTILE } from './hostile-texts';
import { place } from './picks';
import { strangeIn } from './strange-in';

const TEXTS = Object.values(HOSTILE).filter((text) => text.length < 500);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const row = (text: string, at: number) => ({
  id: `hostile-${at}`,
  name: `Odd ${at} ${text}`,
  brand: text,
  price: 9.5,
  category: place.key,
  description: text,
  features: [text, `${text}: ${text}`],
});
/** Where each text is refused. */
const refused = (text: string, at: number) => ({
  ...row(text, at),
  id: `refused-${at}`,
  available_sizes: [text],
  available_colors: [{ name: text, hex: text }],
  image_links: [text],
});
const products = TEXTS.flatMap((text, at) => [row(text, at), refused(text, at)]);

const json = JSON.stringify({ [place.key]: { key: place.key, name: place.name, products } });
const set = JSON.stringify({
  format: 1,
  base: { hash: TEXTS[0] },
  ops: TEXTS.flatMap((text, at) => [
    { op: 'add', id: `hostile-${at}`, product: row(text, at) },
    { op: 'update', id: text.slice(0, 80), baseHash: text, set: { name: text }, was: { name: text } },
    { op: 'delete', id: text.slice(0, 80), baseHash: text },
  ]),
  files: [],
});
const cells = (text: string, at: number) => [
  `hostile-${at}`,
  `Odd ${at} ${text}`,
  text,
  '9.50',
  place.key,
  text,
  at % 2 ? text : '',
];
const csv = [
  'id,name,brand,price,category,description,image_links',
  ...TEXTS.map((text, at) => cells(text, at).map(quoted).join(',')),
].join('\r\n');

const escaped = (text: string) => text.replace(/[<&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const items = TEXTS.map(
  (text, at) =>
    `<item><id>hostile-${at}</id><title>Odd ${at} ${escaped(text)}</title><price>9.50</price><description>${escaped(text)}</description></item>`,
);
const feed = `<rss><channel><title>${escaped(TEXTS[0] ?? '')}</title>${items.join('')}</channel></rss>`;

/** Files, and whether anything of them can be taken. */
const FILES: readonly (readonly [name: string, mimeType: string, text: string, isTaken?: true])[] = [
  ['odd.json', 'application/json', json, true],
  ['odd.csv', 'text/csv', csv, true],
  ['changes.json', 'application/json', set, true],
  ['<x-canary>"><img src=x onerror=window.hacked=1>.csv', 'text/csv', csv, true],
  [
    'prototype.json',
    'application/json',
    '{"__proto__":{"key":"__proto__","products":[{"id":"__proto__","name":"a","hacked":1}]}}',
  ],
  ['page.json', 'application/json', HOSTILE.script ?? ''],
  ['deep.json', 'application/json', '['.repeat(50_000)],
  ['image.csv', 'text/csv', '\u0000\u0001\u0002PNG\r\n\u001A'],
  ['cut.xlsx', 'application/octet-stream', 'PK\u0003\u0004\u0014\u0000xl/workbook.xml'],
  ['deep.xml', 'text/xml', '<a>'.repeat(50_000)],
  ['feed.xml', 'text/xml', feed, true],
];

/** Takes what can be taken of a file, and gives whether anything could. */
async function bringIn(page: Page): Promise<boolean> {
  const dialog = page.getByRole('dialog');
  const take = dialog.getByRole('button', { name: /^Import/ });
  await expect(take.or(dialog.getByRole('button', { name: 'Close' })).first()).toBeVisible();
  expect.soft(await strangeIn(page), 'the dialog').toEqual([]);
  const isTaken = await take.isVisible();
  await (isTaken ? take : dialog.getByRole('button', { name: 'Close' })).click();
  await expect(dialog).toHaveCount(0);
  return isTaken;
}

for (const [name, mimeType, text, isTaken = false] of FILES) {
  test(`a hostile file ${name} is refused or becomes text, in the dialog, the list and the form`, {
    tag: '@night',
  }, async ({ page }) => {
    await openList(page);
    await openPage(page, 'Changes');
    await page.getByLabel('Import a file').setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
    expect(await bringIn(page)).toBe(isTaken);
    expect.soft(await strangeIn(page), 'after the import').toEqual([]);
    if (!isTaken) return;
    await openPage(page, 'Products');
    await page.getByLabel('Name, maker or id').fill('Odd');
    const link = rowOf(page, 'Odd').first().getByRole('link').first();
    await expect(link).toBeVisible();
    expect.soft(await strangeIn(page), 'the list').toEqual([]);
    await link.click();
    await expect(page.getByRole('button', { name: 'Save product' })).toBeVisible();
    expect.soft(await strangeIn(page), 'the form').toEqual([]);
  });
}
