import { expect } from '../fixtures';
import { becomeLive } from '../visit';
import { test } from './below-store';

test('a former address leads to its page, and an unknown one to our page, which leads on', async ({
  page,
  allow404,
}) => {
  await page.goto('./old-shop/?a=1');
  await expect(page).toHaveURL(/\/store\/all-products\/\?a=1$/);
  await page.goto('./über uns');
  await expect(page).toHaveURL(/\/store\/contact\/$/);
  await page.goto('./help');
  await expect(page).toHaveURL(/\/store\/faq\/#orders$/);

  allow404(/product\.php/i);
  await page.goto('./contact/');
  await page.goto('./product.php?id=12&utm_source=a', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/store\/products\/aoba-101\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/store\/contact\/$/);
  await page.goto('./Product.PHP?id=13', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/store\/all-products\/\?id=13$/);

  allow404('no-such-page');
  await page.goto('./no-such-page/');
  await becomeLive(page);
  await page.getByRole('main').getByRole('link', { name: 'Watering' }).click();
  await expect(page).toHaveURL(/\/store\/watering\/$/);
  allow404('WATERING');
  await page.goto('./WATERING/?sort=newest', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/store\/watering\/\?sort=newest$/);
});
