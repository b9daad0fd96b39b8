import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { storePictures } from '@/lib/admin/file-actions';
import { writeImage } from '@/lib/storage/image-database';

jest.mock('@/lib/storage/image-database', () => ({ writeImage: jest.fn(async () => undefined) }));

const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } });
const toFile = (bytes: Buffer) => {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path: `/uploads/${sha256}.webp`, sha256, mime: 'image/webp' as const, base64: bytes.toString('base64') };
};

beforeEach(() => (writeImage as jest.Mock).mockClear());

test('a picture of a change set is stored under its path', async () => {
  const file = toFile(await picture.webp().toBuffer());
  await storePictures([file]);
  expect(writeImage).toHaveBeenCalledWith(file.path, expect.objectContaining({ type: 'image/webp' }));
});

test.each<[string, () => Promise<Buffer>, RegExp]>([
  ['a PNG', () => picture.png().toBuffer(), /is not a WebP picture$/],
  ['a page', async () => Buffer.from('<script>alert(1)</script>'), /is not a WebP picture$/],
  ['half of one', async () => (await picture.webp().toBuffer()).subarray(0, -20), /is cut off/],
])('%s that is named .webp is rejected with its path', async (_, createBytes, reason) => {
  const file = toFile(await createBytes());
  const stored = storePictures([file]);
  await expect(stored).rejects.toThrow(reason);
  await expect(stored).rejects.toThrow(file.path);
  expect(writeImage).not.toHaveBeenCalled();
});
