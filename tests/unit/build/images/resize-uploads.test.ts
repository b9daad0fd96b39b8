import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { readManifest } from '@/lib/catalogue/images/manifest';
import { resizeUploads } from '@/scripts/build/images/resize-uploads';
import { drawPicture } from '@/tests/fixtures/pictures';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at, write } = testFolder();
const resize = (...addresses: string[]) =>
  resizeUploads(addresses, { fileOf: (address) => at(`public${address}`), cache: at('cache') });
const variants = (address: string) => {
  const entry = readManifest(at('cache/manifest.json')).get(address);
  return entry?.status === 'ok' ? entry.variants : [];
};

test('an upload has smaller copies, which are made once', async () => {
  write({ 'public/uploads/a.jpg': await drawPicture('jpeg', { width: 900, height: 600 }) });
  expect(await resize('/uploads/a.jpg', '/uploads/a.jpg')).toBe(1);
  expect(variants('/uploads/a.jpg').map(({ type, width }) => [type, width])).toEqual([
    ['image/webp', 400],
    ['image/webp', 800],
    ['image/webp', 900],
  ]);
  const [small] = variants('/uploads/a.jpg');
  expect((await sharp(readFileSync(at('cache', small?.file ?? ''))).metadata()).width).toBe(400);
  expect(await resize('/uploads/a.jpg')).toBe(0);
});

test('another picture with the same name has new copies', async () => {
  write({ 'public/uploads/a.png': await drawPicture('png', { width: 50, height: 50 }) });
  await resize('/uploads/a.png');
  const before = variants('/uploads/a.png');
  write({ 'public/uploads/a.png': await drawPicture('png', { width: 60, height: 50 }) });
  expect(await resize('/uploads/a.png')).toBe(1);
  expect(variants('/uploads/a.png')).not.toEqual(before);
});

test.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', /is of another type; JPEG/],
  ['a page', '<html><script>alert(1)</script></html>', /web page/],
  ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), /./],
])('%s with the name of a picture is an error with that name', async (_, content, reason) => {
  write({ 'public/uploads/a.png': content });
  const failing = resize('/uploads/a.png');
  await expect(failing).rejects.toThrow(reason);
  await expect(failing).rejects.toThrow('public/uploads/a.png');
});
