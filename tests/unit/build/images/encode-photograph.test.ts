import sharp from 'sharp';
import { encodePhotograph } from '@/scripts/build/images/encode-photograph';
import { PHOTOGRAPH_LIMITS } from '@/scripts/build/images/photograph-limits';
import { drawPicture, hollowPng } from '@/tests/fixtures/pictures';

const encode = (body: Buffer) => encodePhotograph(body, PHOTOGRAPH_LIMITS);

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('makes AVIF and WebP of %s', async (format) => {
  const { width, height, files } = await encode(await drawPicture(format));
  expect([width, height]).toEqual([60, 40]);
  expect(files.map(({ variant }) => variant.type)).toEqual(['image/avif', 'image/webp']);
  for (const { variant, data } of files) {
    const { format: inside, compression, width: actual } = await sharp(data).metadata();
    expect(inside === 'heif' ? compression : inside).toBe(variant.type === 'image/avif' ? 'av1' : 'webp');
    expect(actual).toBe(variant.width);
  }
});

test.each([
  [300, [300]],
  [1000, [400, 800, 1000]],
  [2400, [400, 800, 1200]],
])('a picture with width %i is never enlarged', async (width, expected) => {
  const { files } = await encode(await drawPicture('jpeg', { width, height: 20 }));
  expect([...new Set(files.map(({ variant }) => variant.width))]).toEqual(expected);
});

test('names a file after its content', async () => {
  const body = await drawPicture('png');
  const [first, second] = await Promise.all([encode(body), encode(body)]);
  const other = await encode(await drawPicture('png', { height: 41 }));
  expect(second.files.map(({ variant }) => variant.file)).toEqual(first.files.map(({ variant }) => variant.file));
  expect(other.files[0]?.variant.file).not.toBe(first.files[0]?.variant.file);
  expect(first.files[0]?.variant.file).toMatch(/^[0-9a-f]{32}\.avif$/);
});

test('rotates a picture by its EXIF orientation', async () => {
  const { width, height, files } = await encode(await drawPicture('jpeg', { orientation: 6 }));
  expect([width, height]).toEqual([40, 60]);
  // A quarter turn clockwise puts the left half on top.
  const { data, info } = await sharp(files[1]?.data).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([40, 60]);
  const [red = 0, , blue = 0] = data;
  expect(red).toBeGreaterThan(blue);
});

test('removes the metadata of camera and location', async () => {
  const body = await drawPicture('jpeg');
  expect(body.toString('latin1')).toContain('Secret Camera');
  for (const { data } of (await encode(body)).files) {
    expect((await sharp(data).metadata()).exif).toBeUndefined();
    expect(data.toString('latin1')).not.toContain('Secret Camera');
  }
});

const cut = async (format: 'jpeg' | 'avif') => {
  const body = await drawPicture(format, { width: 300, height: 300 });
  return body.subarray(0, Math.floor(body.length * 0.7));
};
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>';

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['an SVG behind a prolog', 'unsupported-type', () => Buffer.from(`\uFEFF<?xml version="1.0"?>\n<!-- hi -->\n${svg}`)],
  [
    'a TIFF',
    'unsupported-type',
    async () =>
      sharp(await drawPicture('png'))
        .tiff()
        .toBuffer(),
  ],
  ['a HEIC', 'unsupported-type', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['text', 'unsupported-type', () => Buffer.from('just words')],
  ['a web page', 'not-an-image', () => Buffer.from('<!doctype html><title>Not found</title><svg></svg>')],
  ['nothing', 'not-an-image', () => Buffer.alloc(0)],
  ['30,000 x 30,000 pixels', 'too-many-pixels', () => hollowPng(30_000, 30_000)],
  ['a strip that is too high for WebP', 'too-many-pixels', () => hollowPng(16, 20_000)],
  ['15 pixels', 'too-small', () => drawPicture('png', { height: 15 })],
  ['a header without pixels', 'undecodable', () => hollowPng(500, 500)],
  ['a cut JPEG', 'undecodable', () => cut('jpeg')],
  ['a cut AVIF', 'undecodable', () => cut('avif')],
  ['junk after the first bytes of a JPEG', 'undecodable', () => Buffer.from('ffd8ff0000000000', 'hex')],
])('rejects %s as %s', async (_, reason, draw) => {
  await expect(encode(await draw())).rejects.toMatchObject({ name: 'Failure', reason });
});
