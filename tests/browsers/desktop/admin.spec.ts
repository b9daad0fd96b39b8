import { join } from 'node:path';
import sharp from 'sharp';
import { pathOf, products } from '../../e2e/picks';
import { expect, test } from '../fixtures';
import { freshFolder } from '../fresh-folder';
import type { Page } from '../page';
import { ROWS, signIn } from '../sign-in';

const [first] = products as [(typeof products)[number]];
const goTo = (visitor: Page, name: RegExp) => visitor.press('nav[aria-label="Admin"] a', name);

/** Opens the first product from the list, sets its price and saves it. */
async function setPrice(visitor: Page, price: string) {
  await visitor.fill('main input', first.id, 'Name, maker or id');
  await visitor.press(`${ROWS} a`, first.name);
  await visitor.fill('main input', price, /^Price, /);
  await visitor.press('main button', 'Save product');
  await visitor.see('[role=status]', 'Product updated successfully!');
  await visitor.see(ROWS);
}

test('a wrong password is refused, and the right one leads to the list', async ({ visitor }) => {
  await visitor.visit('/admin/login/');
  await visitor.fill('main input', 'someone@example.com', 'Email');
  await visitor.fill('main input', 'wrong', 'Password');
  await visitor.press('main button', 'Sign in');
  await visitor.see('main', /Invalid credentials\. Please try again\./);
  await signIn(visitor);
  await visitor.reload();
  await visitor.see(ROWS);
});

test('a product is added with a picture, and both are there after a reload (row 49)', async ({ visitor }) => {
  const { folder, remove } = await freshFolder();
  const file = join(folder, 'red.jpg');
  await sharp({ create: { width: 1200, height: 900, channels: 3, background: 'red' } })
    .jpeg()
    .toFile(file);
  await signIn(visitor);
  await goTo(visitor, /^Add product/);
  await visitor.fill('main input', 'Zebra Anorak', 'Product name');
  await visitor.fill('main textarea', 'Striped.', 'Description');
  await visitor.fill('main input', '12.5', /^Price, /);
  await visitor.choose('main input[type="file"][multiple]', file);
  const isDrawn = (css: string) =>
    visitor.run((query) => {
      const picture = document.querySelector<HTMLImageElement>(query);
      return picture?.src.startsWith('blob:') && picture.naturalWidth > 0;
    }, css);
  await visitor.until('the picture is drawn in the form', () => isDrawn('main img[alt="Image 1 of 1"]'));
  await visitor.press('main button', 'Add product');
  await visitor.see('[role=status]', 'Product added successfully!');
  await visitor.see(ROWS);
  await visitor.reload();
  await visitor.fill('main input', 'Zebra Anorak', 'Name, maker or id');
  await visitor.see(ROWS, /Zebra Anorak/);
  await visitor.until('the picture is drawn in the list', () => isDrawn(`${ROWS} img`));
  await remove();
});

test('an edit leaves as a file that holds it', async ({ visitor }) => {
  await signIn(visitor);
  await setPrice(visitor, '77.77');
  await goTo(visitor, /^Changes/);
  await visitor.see('main tbody tr', /77\.77/);
  await visitor.press('main button', 'Export changes');
  await visitor.see('[role=status]', /^Changes exported\./);
  const text = await visitor.download(/^changes-\d{8}-\d{4}\.json$/);
  expect(text).toContain(first.id);
  expect(text).toContain('77.77');
});

test('an edit shows in the preview of the store, and in its tab at once', async ({ visitor }) => {
  await signIn(visitor);
  await setPrice(visitor, '77.77');
  await goTo(visitor, /^Changes/);
  await visitor.press('main input[role="switch"]', 'Preview in store');
  const store = await visitor.another();
  await store.visit(pathOf(first));
  await store.see('aside[aria-label="Preview"] *', /Previewing unpublished changes\./);
  await store.see('main', /77[.,]77/);
  await goTo(visitor, /^Products/);
  await setPrice(visitor, '66.66');
  await store.see('main', /66[.,]66/);
});
