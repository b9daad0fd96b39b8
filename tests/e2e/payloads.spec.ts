import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { pathOf, place, products } from './picks';
import { isSameDocument, markDocument, visit } from './visit';

const [first] = products as [(typeof products)[number]];

/** Every payload that the page asks for from now on: name of the file and status. */
function watchPayloads(page: Page) {
  const seen: { file: string; status: number }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.txt')) seen.push({ file: pathname.split('/').at(-1) ?? '', status: response.status() });
  });
  return seen;
}

/** Points at every link of the page that leads elsewhere on the site; gives how many addresses they have. */
function pointAtLinks(page: Page): Promise<number> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(
      ({ pathname }) => pathname !== location.pathname && pathname.endsWith('/'),
    );
    for (const link of links) link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return new Set(links.map(({ pathname }) => pathname)).size;
  });
}

for (const path of ['/', place.path, '/brands/', '/faq/', pathOf(first)]) {
  test(`every link on ${path === pathOf(first) ? 'a product page' : path} is prefetched without a miss (row 16)`, async ({
    page,
  }) => {
    await visit(page, path);
    const seen = watchPayloads(page);
    const links = await pointAtLinks(page);
    expect(links).toBeGreaterThan(10);
    await expect
      .poll(() => seen.filter(({ file }) => file.endsWith('__PAGE__.txt')).length)
      .toBeGreaterThanOrEqual(links);
    expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
    expect(seen.filter(({ file }) => file.includes('_full'))).toEqual([]);
  });
}

test('a link that was not pointed at before is followed softly, by index.txt', async ({ page }) => {
  await visit(page, '/');
  const seen = watchPayloads(page);
  await markDocument(page);
  await page
    .locator('a[href$="/faq/"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(/\/faq\/$/);
  expect(await isSameDocument(page)).toBe(true);
  expect(seen).toEqual([{ file: 'index.txt', status: 200 }]);
});
