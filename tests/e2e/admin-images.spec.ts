import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { addProduct, exportChanges, openProductList, setPrice, statusMessage } from './admin-actions';
import { products } from './built-catalogue';
import { expect, expectNoAxeViolations, test } from './fixtures';

const [first] = products as [(typeof products)[number]];
const NAME = 'Coat with pictures';

/** A file for a file input. */
async function toFile(name: string, image: Sharp) {
  const { data: buffer, info } = await image.toBuffer({ resolveWithObject: true });
  return { name, mimeType: `image/${info.format}`, buffer };
}
const imageFile = (name: string, background: string) =>
  toFile(name, sharp({ create: { width: 60, height: 40, channels: 3, background } }).jpeg());

const images = (page: Page) => page.getByRole('group', { name: 'Images' });
const altTexts = (page: Page) => page.getByLabel(/^Image \d+: alt text$/);

/** Adds a product with a red and a blue picture. The blue one has an alt text. */
async function addProductWithImages(page: Page) {
  const files = [await imageFile('red.jpg', 'red'), await imageFile('blue.jpg', 'blue')];
  const { buffer, ...half } = await imageFile('half.jpg', 'red');
  await addProduct(page, NAME, async () => {
    await page.getByLabel('Add image files').setInputFiles([...files, { ...half, buffer: buffer.subarray(0, -20) }]);
    await expect(images(page).getByText('half.jpg could not be read')).toBeVisible();
    await altTexts(page).nth(1).fill('The back');
  });
}

/** Clears the image database, as a browser does when it needs space. */
const deleteStoredImages = (page: Page) =>
  page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.includes('images')) continue;
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('images', 'readwrite');
          transaction.objectStore('images').clear();
          transaction.oncomplete = () => resolve();
          transaction.onabort = reject;
        };
      });
    }
  });

test('lost pictures are reported, and their product is exported after they are uploaded again', async ({
  page,
  allow404,
}) => {
  allow404('/uploads/');
  await openProductList(page);
  await setPrice(page, first.id, '77.77');
  await addProductWithImages(page);
  await deleteStoredImages(page);
  await page.reload();
  const partialFile = await exportChanges(page);
  expect(JSON.parse(partialFile.text).ops).toMatchObject([{ id: first.id }]);
  await expect(statusMessage(page, '1 of 2 changed products exported; 1 left out, see below.')).toBeVisible();
  const skipped = page.getByRole('alert').filter({ hasText: '1 changed product was left out' });
  await expect(skipped).toContainText(
    /Coat with pictures.* The picture \/uploads\/[0-9a-f]{64}\.webp is neither in this browser/,
  );
  await expectNoAxeViolations(page);

  await skipped.getByRole('link', { name: NAME }).click();
  await expect(images(page).getByText('Missing: neither in this browser nor in the store.')).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page
    .getByLabel('Add image files')
    .setInputFiles([await imageFile('red.jpg', 'red'), await imageFile('blue.jpg', 'blue')]);
  await expect(images(page).getByText('Missing:')).toHaveCount(0);
  await expect(images(page).getByRole('img')).toHaveCount(2);
  await expect(altTexts(page).nth(1)).toHaveValue('The back');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(statusMessage(page, 'Product updated successfully!')).toBeVisible();
  const completeFile = await exportChanges(page);
  await expect(statusMessage(page, 'Changes exported.')).toBeVisible();
  expect(JSON.parse(completeFile.text).files).toHaveLength(2);
});

const RED = [255, 0, 0];
const BLUE = [0, 0, 255];
const SIDE = 40;

/** Images that a careless conversion damages: EXIF rotation, transparency, CMYK, animation. */
async function difficultImages() {
  const plain = (background: string, width = SIDE) => ({
    create: { width, height: SIDE, channels: 4 as const, background },
  });
  const png = (background: string) => sharp(plain(background)).png().toBuffer();
  const halves = sharp(plain('red', 2 * SIDE)).composite([{ input: await png('blue'), left: SIDE, top: 0 }]);
  const exif = {
    IFD0: { Make: 'Camera' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
  };
  const clear = sharp(plain('#0000', 2 * SIDE)).composite([{ input: await png('red'), left: 0, top: 0 }]);
  const frames = [await png('blue'), await png('red')];
  return Promise.all([
    toFile('turned.jpg', halves.flatten().withMetadata({ orientation: 6, exif }).jpeg()),
    toFile('clear.png', clear.png()),
    toFile('print.jpg', sharp(plain('red')).toColourspace('cmyk').jpeg()),
    toFile('moving.gif', sharp(frames, { join: { animated: true } }).gif()),
  ]);
}

/** Size of a picture, and the colors (RGBA) at 1/4 and at 3/4 of its width and height. */
async function sampleColors(bytes: Buffer) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)];
  const { width, height } = info;
  return { width, height, first: colorAt(width >> 2, height >> 2), last: colorAt((width * 3) >> 2, (height * 3) >> 2) };
}

const closeTo = (color: readonly number[]) => color.map((value) => expect.closeTo(value, -1.7));

// tests/unit/admin/images/images.test.ts covers browsers whose canvas cannot write WebP.
test('uploaded pictures keep orientation and transparency, and lose camera metadata', async ({ page }) => {
  await openProductList(page);
  await addProduct(page, NAME, async () => {
    await page.getByLabel('Add image files').setInputFiles(await difficultImages());
    await expect(images(page).getByRole('img')).toHaveCount(4);
  });
  const { files } = JSON.parse((await exportChanges(page)).text) as { files: { base64: string }[] };
  const pictures = files.map(({ base64 }) => Buffer.from(base64, 'base64'));
  const opaque = (color: number[]) => closeTo([...color, 255]);
  expect(await Promise.all(pictures.map(sampleColors))).toEqual([
    { width: SIDE, height: 2 * SIDE, first: opaque(RED), last: opaque(BLUE) },
    {
      width: 2 * SIDE,
      height: SIDE,
      first: opaque(RED),
      last: [expect.anything(), expect.anything(), expect.anything(), 0],
    },
    { width: SIDE, height: SIDE, first: opaque(RED), last: opaque(RED) },
    { width: SIDE, height: SIDE, first: opaque(BLUE), last: opaque(BLUE) },
  ]);
  for (const picture of pictures) {
    const { format, pages = 1, exif, xmp, orientation } = await sharp(picture).metadata();
    expect({ format, pages, exif, xmp, orientation }).toEqual({ format: 'webp', pages: 1 });
    expect(picture.toString('latin1')).not.toContain('Camera');
  }
});
