import type { Page } from '@playwright/test';
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

test('photographs that do not load are replaced without a layout shift, and send no referrer', async ({ page }) => {
  const referrers: (string | undefined)[] = [];
  await page.route(THIRD_PARTY, (route) => {
    referrers.push(route.request().headers().referer);
    return route.abort('namenotresolved');
  });
  await watchShifts(page);
  await visit(page, PRODUCT_PATH);
  await expect(shownPicture(page)).toHaveAttribute('src', DRAWING);
  await expect(shownPicture(page)).toHaveAttribute('alt', new RegExp(NAME));
  await expect.poll(() => naturalWidth(page)).toBeGreaterThan(0);
  await expect(thumbnails(page)).toHaveCount(3);
  expect((await readShifts(page)).sum).toBeLessThan(0.001);
  expect(new Set(referrers)).toEqual(new Set([undefined]));
});
