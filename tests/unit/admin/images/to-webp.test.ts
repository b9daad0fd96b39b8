import { openImageStore } from '@/lib/admin/images/image-store';
import { writeImage } from '@/lib/storage/image-database';

jest.mock('@/lib/storage/image-database', () => ({ writeImage: jest.fn(async () => undefined) }));

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
