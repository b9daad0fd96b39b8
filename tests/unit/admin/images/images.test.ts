import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { storePictures } from '@/lib/admin/file-actions';
import { imageError, openImageStore } from '@/lib/admin/images/image-store';
import { readImageHeader } from '@/lib/catalogue/images/image-header';
import { writeImage } from '@/lib/storage/image-database';

jest.mock('@/lib/storage/image-database', () => ({ writeImage: jest.fn(async () => undefined) }));

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

/** `toBlob` of a canvas: the picture for a media type, or null on failure. */
type ToBlob = (type: string) => Blob | null;
const drawn: [width: number, height: number][] = [];
const workers: FakeWorker[] = [];
type Reply = object | 'error';
let reply: Reply = {};

/** Mock of the browser's Worker, which Node does not have. */
class FakeWorker extends EventTarget {
  sent: { quality: number } | undefined;
  isEnded = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(message: FakeWorker['sent']) {
    this.sent = message;
    const event =
      reply === 'error' ? new Event('error', { cancelable: true }) : new MessageEvent('message', { data: reply });
    setTimeout(() => this.dispatchEvent(event));
  }
  terminate() {
    this.isEnded = true;
  }
}

/** Mocks a browser that decodes pictures of a size, and whose canvas returns the result of `toBlob`. Opens the image store. */
function open(toBlob: ToBlob, size = { width: 4000, height: 3000 }) {
  const context = {
    drawImage: (_: unknown, _left: number, _top: number, width: number, height: number) => drawn.push([width, height]),
    getImageData: () => ({ data: new Uint8ClampedArray(4) }),
  };
  const canvas = {
    getContext: () => context,
    toBlob: (done: (picture: Blob | null) => void, type: string) => done(toBlob(type)),
  };
  globalThis.Worker = FakeWorker as unknown as typeof Worker;
  globalThis.createImageBitmap = jest.fn(async () => ({ ...size, close: () => undefined })) as never;
  globalThis.document = { createElement: () => canvas } as never;
  return openImageStore(false);
}
/** GIF of one pixel. */
const file = new File(['GIF89a\x01\0\x01\0\0\0\0'], 'coat.gif', { type: 'image/gif' });
const webp: ToBlob = (type) => new Blob(['webp!'], { type });
const png: ToBlob = () => new Blob(['png'], { type: 'image/png' });
const stored = () => (writeImage as jest.Mock).mock.calls.map(([path, picture]) => [path, picture.type, picture.size]);
const PATH = expect.stringMatching(/^\/uploads\/[0-9a-f]{64}\.webp$/);

beforeEach(() => {
  (writeImage as jest.Mock).mockClear();
  drawn.length = 0;
  workers.length = 0;
  reply = { bytes: new Uint8Array([1, 2, 3]) };
});

test('a picture is drawn upright, at most 1200 px and never larger, and stored as the browser’s WebP', async () => {
  expect(await open(webp).add(file)).toEqual({ ok: true, path: PATH });
  expect((createImageBitmap as jest.Mock).mock.calls).toEqual([[file, { imageOrientation: 'from-image' }]]);
  await open(webp, { width: 60, height: 40 }).add(file);
  expect([drawn, stored()[0], workers]).toEqual([
    [
      [1200, 900],
      [60, 40],
    ],
    [PATH, 'image/webp', 5],
    [],
  ]);
});

test.each([png, () => null])('if the canvas cannot write WebP, the encoder is used', async (toBlob) => {
  expect(await open(toBlob).add(file)).toEqual({ ok: true, path: PATH });
  expect([stored(), workers]).toEqual([[[PATH, 'image/webp', 3]], [expect.objectContaining({ isEnded: true })]]);
  expect(workers[0]?.sent?.quality).toBe(80);
});

test.each<[Reply]>([['error'], [{ error: 'CompileError' }]])('an encoder that fails is reported: %j', async (given) => {
  reply = given;
  const message = expect.stringMatching(/^coat\.gif could not be converted to WebP, .* add it again\.$/);
  expect(await open(png).add(file)).toEqual({ ok: false, message });
  expect([stored(), workers[0]?.isEnded]).toEqual([[], true]);
});

test('a file that the browser cannot decode is refused', async () => {
  const store = open(png);
  globalThis.createImageBitmap = jest.fn(async () => Promise.reject(new Error('broken')));
  expect(await store.add(file)).toEqual({ ok: false, message: 'coat.gif could not be read as a picture.' });
});

const toFile = (bytes: Buffer) => {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path: `/uploads/${sha256}.webp`, sha256, mime: 'image/webp' as const, base64: bytes.toString('base64') };
};

test('a picture of a change set is stored under its path', async () => {
  const file = toFile(await picture(40, 40).webp().toBuffer());
  await storePictures([file]);
  expect(writeImage).toHaveBeenCalledWith(file.path, expect.objectContaining({ type: 'image/webp' }));
});

test.each<[string, () => Promise<Buffer>, RegExp]>([
  ['a PNG', () => picture(40, 40).png().toBuffer(), /is not a WebP picture$/],
  ['a page', async () => Buffer.from('<script>alert(1)</script>'), /is not a WebP picture$/],
  ['half of one', async () => (await picture(40, 40).webp().toBuffer()).subarray(0, -20), /is cut off/],
])('%s that is named .webp is rejected with its path', async (_, createBytes, reason) => {
  const file = toFile(await createBytes());
  const stored = storePictures([file]);
  await expect(stored).rejects.toThrow(reason);
  await expect(stored).rejects.toThrow(file.path);
  expect(writeImage).not.toHaveBeenCalled();
});
