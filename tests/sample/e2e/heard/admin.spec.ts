import sharp from 'sharp';
import { openList, openPage, price, rows, said } from '@/tests/e2e/admin-pages';
import { expect, test } from '@/tests/e2e/fixtures';
import { Listener } from '@/tests/e2e/heard';
import { visit } from '@/tests/e2e/visit';

const MAIN = { role: 'main' };

test('the admin: what a screen reader says is what is written down', async ({ page }) => {
  const heard = await Listener.listen(page);
  const files = page.getByLabel('Add image files');
  await heard.step('The sign-in is opened', () => visit(page, '/admin/login/'), MAIN);
  await heard.step('A wrong password, and Enter', async () => {
    await page.getByLabel('Email').fill('jo@example.com');
    await page.getByLabel('Password').fill('x');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  });
  // How far the list has come is said by the time it takes.
  await heard.pass(() => openList(page));
  await heard.step(
    'performance polo in the list',
    async () => {
      await page.getByLabel('Name, maker or id').focus();
      await page.keyboard.insertText('performance polo');
      await expect(rows(page)).toHaveCount(2);
    },
    { role: 'banner' },
    MAIN,
  );
  await heard.step('Add product', () => openPage(page, 'Add product'));
  await heard.step('Enter on All details', () => page.getByText('All details').press('Enter'), MAIN);
  await heard.step(
    'Enter on Add product',
    async () => {
      await page.getByRole('button', { name: 'Add product' }).press('Enter');
      await expect(page.getByRole('region', { name: '3 fields need attention' })).toBeVisible();
    },
    { role: 'region', name: '3 fields need attention' },
  );
  await heard.step('A name is typed', async () => {
    await page.keyboard.insertText('Heard');
    await expect(said(page, 'Draft kept in this browser.')).toBeVisible();
  });
  await heard.step('Enter on the fault of the price', () => page.getByRole('link', { name: /^Price/ }).press('Enter'));
  await heard.step('The rest is typed', async () => {
    await page.getByLabel('Description').fill('Said.');
    await price(page).fill('3');
  });
  await heard.step(
    'A picture is chosen',
    async () => {
      const image = sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } });
      await files.setInputFiles([{ name: 'red.png', mimeType: 'image/png', buffer: await image.png().toBuffer() }]);
      await expect(said(page, '1 image')).toBeAttached();
    },
    { role: 'group', name: 'Images' },
  );
  await heard.step('What is no picture is chosen', async () => {
    await files.setInputFiles([{ name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('hello') }]);
    await expect(page.getByText('text.png is not a JPEG')).toBeVisible();
  });
  await heard.step('Enter on Remove', async () => {
    await page.getByRole('button', { name: 'Remove image 1' }).press('Enter');
    await expect(said(page, '0 images')).toBeAttached();
  });
  await heard.step('Enter on Add product', async () => {
    await page.getByRole('button', { name: 'Add product' }).press('Enter');
    await expect(rows(page).first()).toBeVisible();
    await expect(said(page, '241 of 241 products')).toBeVisible();
  });
  await heard.step(
    'heard in the list, and Enter on Delete',
    async () => {
      await page.getByLabel('Name, maker or id').fill('heard');
      await expect(rows(page)).toHaveCount(1);
      await page.getByRole('button', { name: 'Delete Heard' }).press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    { role: 'dialog' },
  );
  await heard.step('Enter on Delete', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  });
  await heard.step('Enter', async () => {
    await page.keyboard.press('Enter');
    await expect(said(page, 'Undone.')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
  });
  await heard.step('Changes', () => openPage(page, 'Changes'), MAIN);
  // A new product's id is made of the time.
  const text = heard.text('The admin').replace(/sp-\d{13}-[0-9a-f]{8}/g, 'sp-0');
  expect(text).toMatchSnapshot('admin.txt');
});
