import { locality } from '@/lib/locality';
import { openList, openPage, price, rowOf, said } from './admin-pages';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { products } from './picks';

const [first] = products as [(typeof products)[number]];

test('an empty form lists every fault with the specification’s sentences, and a product that is added is there after a reload', async ({
  page,
}) => {
  await openList(page);
  await openPage(page, 'Add product');
  for (const size of ['S', 'M', 'L', 'XL']) await page.getByRole('checkbox', { name: size, exact: true }).uncheck();
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByLabel('Product name')).toBeFocused();
  const summary = page.getByRole('region', { name: '4 fields need attention' });
  await expect(summary.getByRole('link')).toHaveText([
    'Product name: Please fill out this field.',
    'Description: Please fill out this field.',
    `Price, ${locality.currencyName}: Please enter a valid price.`,
    'Sizes: Please select at least one size.',
  ]);
  await expectNoAxeViolations(page);
  await summary.getByRole('link', { name: /^Price/ }).click();
  await expect(price(page)).toBeFocused();
  await price(page).fill('3');
  await expect(page.getByRole('region', { name: '3 fields need attention' })).toBeVisible();

  await page.getByRole('checkbox', { name: 'M', exact: true }).check();
  await page.getByLabel('Product name').fill('Brand New Shirt');
  await page.getByLabel('Description').fill('In words.');
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(said(page, 'Product added successfully!')).toBeVisible();
  await page.getByLabel('State').selectOption('unpublished');
  await expect(rowOf(page, 'Brand New Shirt')).toContainText(/sp-\d{13}-[0-9a-f]{8}/);
  await page.reload();
  await expect(rowOf(page, 'Brand New Shirt')).toContainText('Unpublished');
});

test('what the schema refuses is listed with the field, which opens by itself, and every detail that is edited is kept', async ({
  page,
}) => {
  await openList(page);
  await rowOf(page, first.id).getByRole('link').first().click();
  await page.getByText('All details').click();
  await page.getByLabel(`Old price, ${locality.currencyName}`).fill('0.01');
  await page.getByLabel('States not shipped to').fill('XX');
  await page.getByText('All details').click();
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByRole('region', { name: '2 fields need attention' })).toContainText('is not a state code');
  await expect(page.getByLabel(`Old price, ${locality.currencyName}`)).toBeFocused();

  await page.getByLabel(`Old price, ${locality.currencyName}`).fill('999.99');
  await page.getByLabel('States not shipped to').fill('ny, AK');
  await page.getByLabel('Stock').fill('7');
  await page.getByLabel('Material').fill('Wool');
  await page.getByLabel('Date', { exact: true }).fill('2026-02-03');
  await page.getByLabel('Features').fill('Warm\nWeight: 9 oz');
  await page.getByLabel('Name of the color').fill('Sage');
  await page.getByRole('button', { name: 'Add color' }).click();
  await page.getByLabel('Cities not shipped to').fill('Portland, OR');
  await page.getByLabel('Minimum age').fill('21');
  await page.getByLabel('Kind of sizes').selectOption('waist-length');
  await page.getByLabel('Waists, inches').fill('30, 32');
  await page.getByLabel('Lengths, inches').fill('Unhemmed');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(rowOf(page, first.id)).toContainText('Unpublished');
  await page.reload();
  await rowOf(page, first.id).getByRole('link').first().click();
  await page.getByText('All details').click();
  await expect(page.getByLabel('Material')).toHaveValue('Wool');
  await expect(page.getByLabel('States not shipped to')).toHaveValue('NY, AK');
  await expect(page.getByLabel('List of colors')).toHaveValue(/Sage #[0-9A-F]{6}$/);
  await expect(page.getByLabel('Waists, inches')).toHaveValue('30, 32');
});
