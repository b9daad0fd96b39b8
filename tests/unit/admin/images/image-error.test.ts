import sharp from 'sharp';
import { imageError } from '@/lib/admin/images/image-store';
import { readImageHeader } from '@/lib/catalogue/images/image-header';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } });
/** Header of a HEIF file with these brands. */
const heic = (...brands: string[]) =>
  Buffer.from(`\0\0\0${String.fromCharCode(16 + brands.length * 4)}ftyp${brands[0]}\0\0\0\0${brands.join('')}`);
const fileOf = (bytes: Uint8Array, name = 'a.png', type = 'image/png') =>
  new File([bytes as Uint8Array<ArrayBuffer>], name, { type });

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('the size of a %s is read from its header', async (kind) => {
  const bytes = await picture(37, 21).toFormat(kind).toBuffer();
  expect(readImageHeader(bytes)).toEqual({ kind, width: 37, height: 21 });
});

test('a JPEG with camera data before its frame is read', async () => {
  const bytes = await picture(37, 21)
    .withExif({ IFD0: { Make: 'x'.repeat(2_000) } })
    .jpeg()
    .toBuffer();
  expect(readImageHeader(bytes)).toEqual({ kind: 'jpeg', width: 37, height: 21 });
});

describe('files that cannot be added', () => {
  test('a valid picture has no error, also with a wrong extension', async () => {
    const bytes = await picture(9, 9).png().toBuffer();
    expect(await imageError(fileOf(bytes))).toBeUndefined();
    expect(await imageError(fileOf(bytes, 'a.jpg', 'image/jpeg'))).toBeUndefined();
  });

  test.each<[string, Uint8Array, string, RegExp]>([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', /^a\.svg is an SVG drawing/],
    ['text that is named .png', Buffer.from('hello'), 'a.png', /^a\.png is not a JPEG/],
    ['HEIC of an iPhone', heic('heic'), 'a.heic', /^a\.heic is a HEIC picture, .* Save it as JPEG first/],
    ['HEIC that is named .jpg', heic('mif1', 'heix'), 'a.jpg', /^a\.jpg is a HEIC picture/],
    ['an empty file', new Uint8Array(), 'a.png', /^a\.png is empty/],
    ['20 MB and more', new Uint8Array(20 * 1024 * 1024 + 1), 'a.png', /larger than 20 MB/],
  ])('%s has an error with the name and the reason', async (_, bytes, name, reason) => {
    expect(await imageError(fileOf(bytes, name))).toMatch(reason);
  });

  test('30,000 × 30,000 pixels are an error before the file is decoded', async () => {
    const bytes = await picture(9, 9).png().toBuffer();
    bytes.writeUInt32BE(30_000, 16);
    bytes.writeUInt32BE(30_000, 20);
    expect(await imageError(fileOf(bytes))).toMatch(/30000 × 30000 pixels; at most 50 million/);
  });
});
