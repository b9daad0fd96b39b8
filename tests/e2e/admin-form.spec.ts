import sharp from 'sharp';
import { locality } from '@/lib/locality';
import { openList, openPage, price, rowOf, rows, said } from './admin-pages';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { products } from './picks';

const [first] = products as [(typeof products)[number]];
/** A picture of one color as a file to choose. */
async function png(name: string, background: string) {
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

test('an empty form lists every fault with the specification’s sentences, and a product that is added is there after a reload (spec 1, 5 and 6)', async ({
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

test('images are shown, put in order, taken out and kept over a reload; what is none is refused by name (rows 11 and 25, spec 5)', async ({
  page,
}) => {
  await openList(page);
  await openPage(page, 'Add product');
  await page.getByLabel('Add image files').setInputFiles([
    await png('red.png', 'red'),
    {
      name: 'drawing.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
    { name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('hello') },
    { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    await png('blue.png', 'blue'),
  ]);
  const images = page.getByRole('group', { name: 'Images' });
  await expect(images.getByRole('img')).toHaveCount(2);
  await expect(images.getByText('drawing.svg is an SVG drawing')).toBeVisible();
  await expect(images.getByText('text.png is not a JPEG, PNG, WebP, AVIF or GIF picture')).toBeVisible();
  await expect(images.getByText('empty.png is empty.')).toBeVisible();
  const [red, blue] = await images
    .getByRole('img')
    .evaluateAll((list) => list.map((img) => (img as HTMLImageElement).src));
  await page.getByRole('button', { name: 'Move image 2 forward' }).click();
  await expect(images.getByRole('img', { name: 'Image 1 of 2' })).toHaveAttribute('src', blue ?? '');
  await page.getByRole('button', { name: 'Remove image 1' }).click();
  await expect(images.getByRole('img', { name: 'Image 1 of 1' })).toHaveAttribute('src', red ?? '');
  await page.getByLabel('Or the address of an image').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Add address' }).click();
  await expect(page.getByText('only https:// addresses are allowed')).toBeVisible();
  await expect(page.locator('img[src^="javascript:"]')).toHaveCount(0);
  await expectNoAxeViolations(page);

  await page.getByLabel('Or the address of an image').fill('');
  await page.getByLabel('Product name').fill('With a picture');
  await page.getByLabel('Description', { exact: true }).fill('Seen.');
  await price(page).fill('1');
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(rows(page).first()).toBeVisible();
  await page.reload();
  await page.getByLabel('Name, maker or id').fill('With a picture');
  await expect(rowOf(page, 'With a picture').locator('img')).toHaveAttribute('src', /^blob:/);
});

// Each limit is in tests/lib/catalogue/text.test.ts: here is asked whether a browser keeps up with such a text.
test('100,000 characters in every field are answered at once (row 22)', { tag: '@night' }, async ({ page }) => {
  await openList(page);
  await openPage(page, 'Add product');
  const long = 'a@'.repeat(50_000);
  await page.getByLabel('Product name').fill(long);
  await page.getByLabel('Description').fill(long);
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByRole('region', { name: /fields need attention/ })).toContainText('at most 200 are allowed');
  await expect(page.getByRole('region', { name: /fields need attention/ })).toContainText('at most 20000 are allowed');
});
