import type { Page } from '@playwright/test';
import { storageKey } from '@/lib/storage/web-storage';
import { openProductList, productRow } from './admin-actions';
import { largestCategory, productPath, requireProduct } from './built-catalogue';
import { expect, test } from './fixtures';
import { sharedListPath, toRequestLine } from './request-list';
import { visit, waitForHydration } from './visit';
import { findInjections, linkedHosts, XSS_PAYLOADS } from './xss';

// The fixture fails on errors, CSP violations and third-party requests; these tests search pages for injected content.

const product = requireProduct('at all', () => true);

async function expectNoInjection(page: Page, path: string, hosts: readonly string[]) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^(?:Searching|Loading)/)).toHaveCount(0);
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  expect.soft(await findInjections(page, hosts), path.slice(0, 200)).toEqual([]);
}

test('markup in any part of a URL becomes text', async ({ page, allow404 }) => {
  allow404(/x-canary/);
  const part = encodeURIComponent(XSS_PAYLOADS.markup);
  const fields = {
    name: XSS_PAYLOADS.markup,
    brand: XSS_PAYLOADS.script,
    product: XSS_PAYLOADS.markup,
    note: XSS_PAYLOADS.address,
  };
  const paths = [
    `/search/?query=${part}&brand=${part}&sort=${part}&page=${part}`,
    `${largestCategory.path}?brand=${part}&size=${part}&color=${part}&min=${part}&max=${part}&sort=${part}`,
    `/all-products/?${part}=${part}&${part}`,
    `${productPath(product)}?color=${part}&size=${part}#${part}`,
    `/faq/#${part}`,
    `/request/#kit=${part}`,
    await sharedListPath([toRequestLine(product, fields), toRequestLine(product)], {
      organization: XSS_PAYLOADS.markup,
      note: XSS_PAYLOADS.script,
    }),
    `/compare/?id=${part}&id=${product.id}`,
    `/contact/?product=${part}&subject=${part}&message=${part}`,
    `/products/${part}x/`,
    `/x${part}/y${part}/?${part}#${part}`,
    `/admin/login/?from=${part}`,
    `/admin/login/?from=${encodeURIComponent(XSS_PAYLOADS.address)}`,
    `/admin/products/?name=${part}&category=${part}&state=${part}&sort=${part}`,
    `/admin/edit-product/?id=${part}`,
    `/admin/publish/?code=${part}&state=${part}&error_description=${part}`,
  ];
  const hosts = await linkedHosts(page);
  for (const path of paths) {
    await test.step(path.slice(0, 80), async () => {
      // A change of only the fragment would not load the page.
      await page.goto('about:blank');
      await page.goto(`.${path}`);
      await waitForHydration(page);
      await expectNoInjection(page, path, hosts);
      if (path.startsWith('/admin/login/'))
        await page.evaluate((key) => localStorage.setItem(key, 'signed-in'), storageKey('admin'));
    });
  }
});

/** A stored document of the shop, of any kind, with the text in every text field. */
const storedValue = (text: string) => ({
  v: 1,
  ids: [text, product.id, '__proto__', 7, null],
  queries: [text, { a: text }],
  text,
  left: { [largestCategory.path]: { top: text, finds: { brand: text } } },
  publishes: [
    { commit: text, title: text, at: 1, address: XSS_PAYLOADS.address, state: 'failed', reason: text, times: {} },
  ],
  ...{ name: text, email: text, subject: text, message: text },
  head: { organization: text, note: text },
  lines: [{ id: text, product: text, name: text, brand: text, price: 1, quantity: 1, choice: { size: text } }],
  rev: 1,
  base: { hash: 'a', count: 0 },
  items: [
    { id: 'canary', e: 1, p: { id: 'canary', name: text, brand: text, price: 1, category: largestCategory.key } },
  ],
  values: { name: text, description: text },
});

/** Storage names of the shop. */
const NAMES = [
  ...['unit', 'state', 'viewed', 'compare', 'recent-searches', 'request', 'request-count', 'pad', 'contact'],
  ...['listings', 'preview', 'publishes', 'publish-sign-in', 'catalogue', 'draft:new', 'draft:new:1-1'],
];

test('hostile texts in browser storage do not run and do not break a page', async ({ page }) => {
  const hosts = await linkedHosts(page);
  await visit(page, '/faq/');
  await page.evaluate(
    ({ keys, admin, value }) => {
      for (const area of [localStorage, sessionStorage]) for (const key of keys) area.setItem(key, value);
      localStorage.setItem(admin, 'signed-in');
    },
    {
      keys: NAMES.map((key) => storageKey(key)),
      admin: storageKey('admin'),
      value: JSON.stringify(storedValue(XSS_PAYLOADS.markup)),
    },
  );
  const paths = [
    '/',
    largestCategory.path,
    productPath(product),
    '/search/',
    '/compare/',
    '/request/',
    '/contact/',
    '/offline/',
  ];
  for (const path of [...paths, '/admin/products/', '/admin/add-product/', '/admin/changes/', '/admin/publish/']) {
    await test.step(path, async () => {
      await visit(page, path);
      await expectNoInjection(page, path, hosts);
    });
  }
});

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const csv = [
  'id,name,brand,price,category,description',
  ...Object.values(XSS_PAYLOADS).map((text, index) =>
    [`hostile-${index}`, `Odd ${index} ${text}`, text, '9.50', largestCategory.key, text].map(quoted).join(','),
  ),
].join('\r\n');

test('hostile texts in an imported file are text in the dialog, the list and the form', async ({ page }) => {
  await openProductList(page);
  const name = '<x-canary>"><img src=x onerror=window.hacked=1>.csv';
  await page.getByLabel('Import a file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const importButton = page.getByRole('dialog').getByRole('button', { name: /^Import/ });
  await expect(importButton).toBeVisible();
  expect.soft(await findInjections(page), 'the dialog').toEqual([]);
  await importButton.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByLabel('Name, brand or ID').fill('Odd');
  const link = productRow(page, 'Odd').first().getByRole('link').first();
  await expect(link).toBeVisible();
  expect.soft(await findInjections(page), 'the list').toEqual([]);
  await link.click();
  await expect(page.getByRole('button', { name: 'Save product' })).toBeVisible();
  expect.soft(await findInjections(page), 'the form').toEqual([]);
});
