import sharp from 'sharp';
import { imageFault } from '@/lib/admin/images/image-fault';
import { readImageHeader } from '@/lib/catalogue/photographs/image-header';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } });
/** The beginning of a file of the HEIF family that is of these brands. */
const heic = (...brands: string[]) =>
  Buffer.from(`\0\0\0${String.fromCharCode(16 + brands.length * 4)}ftyp${brands[0]}\0\0\0\0${brands.join('')}`);
const fileOf = (bytes: Uint8Array, name = 'a.png', type = 'image/png') =>
  new File([bytes as Uint8Array<ArrayBuffer>], name, { type });

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('the size of a %s is read from its header', async (kind) => {
  const bytes = await picture(37, 21).toFormat(kind).toBuffer();
  expect(readImageHeader(bytes)).toEqual({ kind, width: 37, height: 21 });
});

test('the size of a lossless WebP and of one with transparency too', async () => {
  const lossless = await picture(37, 21).webp({ lossless: true }).toBuffer();
  const clear = await picture(37, 21).ensureAlpha(0.5).webp().toBuffer();
  expect([readImageHeader(lossless), readImageHeader(clear)]).toEqual(
    Array(2).fill({ kind: 'webp', width: 37, height: 21 }),
  );
});

test('a JPEG with camera data before its frame is read', async () => {
  const bytes = await picture(37, 21)
    .withExif({ IFD0: { Make: 'x'.repeat(2_000) } })
    .jpeg()
    .toBuffer();
  expect(readImageHeader(bytes)).toEqual({ kind: 'jpeg', width: 37, height: 21 });
});

test('a header that is cut off is none, and never throws', async () => {
  const bytes = await picture(37, 21).jpeg().toBuffer();
  for (let length = 0; length < 120; length += 1)
    expect(() => readImageHeader(bytes.subarray(0, length))).not.toThrow();
});

describe('what is refused (row 25)', () => {
  test('a good picture is not', async () => {
    expect(await imageFault(fileOf(await picture(9, 9).png().toBuffer()))).toBeUndefined();
  });

  test('nor is one with a wrong name', async () => {
    expect(await imageFault(fileOf(await picture(9, 9).png().toBuffer(), 'a.jpg', 'image/jpeg'))).toBeUndefined();
  });

  test.each<[string, Uint8Array, string, RegExp]>([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', /^a\.svg is an SVG drawing/],
    ['text that is named .png', Buffer.from('hello'), 'a.png', /^a\.png is not a JPEG/],
    ['HEIC of an iPhone', heic('heic'), 'a.heic', /^a\.heic is a HEIC picture, .* Save it as JPEG/],
    ['HEIC that is named .jpg', heic('mif1', 'heix'), 'a.jpg', /^a\.jpg is a HEIC picture/],
    ['a film of the same family', heic('isom', 'avc1'), 'a.heic', /^a\.heic is not a JPEG/],
    ['nothing', new Uint8Array(), 'a.png', /^a\.png is empty/],
    ['20 MB and more', new Uint8Array(20 * 1024 * 1024 + 1), 'a.png', /larger than 20 MB/],
  ])('%s, by name and with the reason', async (_, bytes, name, reason) => {
    expect(await imageFault(fileOf(bytes, name))).toMatch(reason);
  });

  test.each([
    ['BMP', Buffer.from('BM\x1e\0\0\0\0\0\0\0\x1a\0\0\0\x0c\0\0\0\x01\0\x01\0\x01\0\x18\0\xff\xff\xff\0', 'latin1')],
    [
      'an SVG behind a comment',
      Buffer.from('<!-- x --><svg width="9" height="9" xmlns="http://www.w3.org/2000/svg"/>'),
    ],
  ])('%s that is named .png, though its size could be read', async (_, bytes) => {
    expect(await imageFault(fileOf(bytes))).toMatch(/^a\.png is not a JPEG/);
  });

  test('a TIFF, and a JPEG whose frame never comes', async () => {
    expect(await imageFault(fileOf(await picture(9, 9).tiff().toBuffer()))).toMatch(/^a\.png is not a JPEG/);
    expect(await imageFault(fileOf(Buffer.from('ffd8ffe00004000000000000', 'hex')))).toMatch('a.png is cut off');
  });

  test('30,000 × 30,000 pixels, before anything is decoded', async () => {
    const bytes = await picture(9, 9).png().toBuffer();
    bytes.writeUInt32BE(30_000, 16);
    bytes.writeUInt32BE(30_000, 20);
    expect(await imageFault(fileOf(bytes))).toMatch(/30000 × 30000 pixels; at most 50 million/);
  });
});
