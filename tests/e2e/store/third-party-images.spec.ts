import type { Page, Request } from '@playwright/test';
import { expect } from '../fixtures';
import { readShifts, watchShifts } from '../layout';
import { visit } from '../visit';
import { test } from './store-fixtures';

// From tests/fixtures/photographed-products.json: photographs are on hosts that do not exist, the last picture is in the data folder.
const PRODUCT_PATH = '/products/photo-first/';
const NAME = 'Photographed Sun Hat';
const THIRD_PARTY = /^https:\/\/[^/]+\.invalid\//;
const DRAWING = /\/store\/drawings\/sun-hat\.svg$/;

const thumbnails = (page: Page) => page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('button');
const shownPicture = (page: Page) => page.locator('main figure:not([inert] *) img').first();
const naturalWidth = (page: Page) => shownPicture(page).evaluate((image: HTMLImageElement) => image.naturalWidth);

test('photographs that do not load are replaced without a layout shift, a loop or a referrer', async ({
  page,
  allow404,
}) => {
  const requests: Request[] = [];
  await page.route(THIRD_PARTY, (route) => {
    requests.push(route.request());
    return route.abort('namenotresolved');
  });
  await watchShifts(page);
  await visit(page, PRODUCT_PATH);
  await expect(shownPicture(page)).toHaveAttribute('src', DRAWING);
  await expect(shownPicture(page)).toHaveAttribute('alt', new RegExp(NAME));
  await expect.poll(() => naturalWidth(page)).toBeGreaterThan(0);
  await expect(thumbnails(page)).toHaveCount(3);
  expect((await readShifts(page)).sum).toBeLessThan(0.001);
  expect(requests.flatMap((request) => request.headers().referer ?? [])).toEqual([]);
  // Each picture may request each of its URLs once.
  const pictures = await page.locator('img').count();
  const urls = requests.map((request) => request.url());
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter((url) => urls.filter((other) => other === url).length > pictures)).toEqual([]);

  // Without the last picture the placeholder is shown.
  allow404(DRAWING);
  await page.route(DRAWING, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(shownPicture(page)).toHaveAttribute('src', /\/placeholder\.svg$/);
  await expect.poll(() => naturalWidth(page)).toBeGreaterThan(0);
});
