import { expect } from '../fixtures';
import { waitForHydration } from '../visit';
import { test } from './store-fixtures';

test('a former address redirects to its page, and the 404 page links to others', async ({ page, allow404 }) => {
  await page.goto('./old-shop/?a=1');
  await expect(page).toHaveURL(/\/store\/all-products\/\?a=1$/);
  await page.goto('./über uns');
  await expect(page).toHaveURL(/\/store\/contact\/$/);
  await page.goto('./help');
  await expect(page).toHaveURL(/\/store\/faq\/#orders$/);
  await page.goto('./blog/2024/roses');
  await expect(page).toHaveURL(/\/store\/faq\/$/);
  await page.goto('./shop/page/2/');
  await expect(page).toHaveURL(/\/store\/all-products\/page\/2\/$/);

  allow404(/\.php|Shop/i);
  await page.goto('./scripts/p.php?id=7', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/store\/contact\/$/);
  await page.goto('./scripts/list.php', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/store\/brands\/$/);
  await page.goto('./SHOP/page/2', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/store\/all-products\/page\/2\/?$/);
  await page.goto('./contact/');
  await page.goto('./product.php?id=12&utm_source=a', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/store\/products\/aoba-101\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/store\/contact\/$/);
  await page.goto('./Product.PHP?id=13', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/store\/all-products\/\?id=13$/);

  allow404('no-such-page');
  await page.goto('./no-such-page/');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'Watering' }).click();
  await expect(page).toHaveURL(/\/store\/watering\/$/);
  allow404('WATERING');
  await page.goto('./WATERING/?sort=newest', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/store\/watering\/\?sort=newest$/);
});
