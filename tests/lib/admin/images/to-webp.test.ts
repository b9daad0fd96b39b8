import { openImageStore } from '@/lib/admin/images/image-store';
import { writePicture } from '@/lib/storage/database';

jest.mock('@/lib/storage/database', () => ({ writePicture: jest.fn(async () => undefined) }));
jest.mock('@/lib/admin/images/image-fault', () => ({ imageFault: async () => undefined }));

/** What a canvas of the browser does when it is asked for a picture. */
type Canvas = (type: string) => Blob | null;
const WEBP = 'image/webp';
const drawn: [width: number, height: number][] = [];
const asked: [width: number, type: string][] = [];
const workers: HandWorker[] = [];
let answer: object | 'error' = {};

/** Stands in for the browser's Worker, which jsdom lacks. */
class HandWorker extends EventTarget {
  sent: { pixels: { data: Uint8ClampedArray; width: number; height: number }; quality: number } | undefined;
  isEnded = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(message: HandWorker['sent']) {
    this.sent = message;
    const event =
      answer === 'error' ? new Event('error', { cancelable: true }) : new MessageEvent('message', { data: answer });
    setTimeout(() => this.dispatchEvent(event));
  }
  terminate() {
    this.isEnded = true;
  }
}

/** Stands in for a canvas: it notes what is drawn, and what it is asked for. */
class HandCanvas {
  width = 0;
  height = 0;
  constructor(private readonly behaviour: Canvas) {}
  getContext = () => ({
    drawImage: (_: unknown, _left: number, _top: number, width: number, height: number) => drawn.push([width, height]),
    getImageData: (_left: number, _top: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(4),
      width,
      height,
    }),
  });
  toBlob(done: (picture: Blob | null) => void, type: string) {
    asked.push([this.width, type]);
    done(this.behaviour(type));
  }
}

/** A browser whose pictures have this size, and whose canvas does as it is told. */
function open(canvas: Canvas, size = { width: 4000, height: 3000 }) {
  globalThis.Worker = HandWorker as unknown as typeof Worker;
  globalThis.createImageBitmap = jest.fn(async () => ({ ...size, close: () => undefined })) as never;
  globalThis.document = { createElement: () => new HandCanvas(canvas) } as never;
  return openImageStore(false);
}
const file = new File(['x'], 'coat.jpg', { type: 'image/jpeg' });
const kept = () => (writePicture as jest.Mock).mock.calls.map(([path, picture]) => [path, picture.type, picture.size]);

beforeEach(() => {
  (writePicture as jest.Mock).mockClear();
  for (const list of [drawn, asked, workers]) list.length = 0;
  answer = { bytes: new Uint8Array([1, 2, 3]) };
});

test('a browser that writes WebP is not given the encoder', async () => {
  const result = await open((type) => new Blob(['webp!'], { type })).add(file);
  expect([result.ok, kept(), drawn, workers]).toEqual([
    true,
    [[expect.stringMatching(/^\/uploads\/[0-9a-f]{64}\.webp$/), WEBP, 5]],
    [[1200, 900]],
    [],
  ]);
});

test('a picture is never made larger, and turned as its camera data says', async () => {
  await open((type) => new Blob(['webp!'], { type }), { width: 60, height: 40 }).add(file);
  expect([drawn, (createImageBitmap as jest.Mock).mock.calls]).toEqual([
    [[60, 40]],
    [[file, { imageOrientation: 'from-image' }]],
  ]);
});

describe('where the canvas writes no WebP', () => {
  test.each<[string, Canvas]>([
    ['gives a PNG instead, as in Safari', () => new Blob(['png'], { type: 'image/png' })],
    ['gives nothing', () => null],
    [
      'writes a point, and of the picture nothing',
      () => (asked.at(-1)?.[0] === 1 ? new Blob(['p'], { type: WEBP }) : null),
    ],
  ])('one that %s is kept as a WebP of the encoder', async (_, canvas) => {
    const result = await open(canvas).add(file);
    const [worker] = workers;
    expect([result.ok, kept(), worker?.sent?.quality, worker?.sent?.pixels.width, worker?.isEnded]).toEqual([
      true,
      [[expect.stringMatching(/^\/uploads\/[0-9a-f]{64}\.webp$/), WEBP, 3]],
      80,
      1200,
      true,
    ]);
  });

  test.each<[string, typeof answer]>([
    ['did not load', 'error'],
    ['could not run', { error: 'CompileError' }],
  ])('an encoder that %s is said, nothing is kept, and it has ended', async (_, told) => {
    answer = told;
    expect(await open(() => null).add(file)).toEqual({
      ok: false,
      message: expect.stringMatching(
        /^coat\.jpg could not be made a WebP: .* Check the connection and add it again\.$/,
      ),
    });
    expect([kept(), workers.map(({ isEnded }) => isEnded)]).toEqual([[], [true]]);
  });

  test('a picture that the browser cannot read is no matter of the encoder', async () => {
    const store = open(() => null);
    globalThis.createImageBitmap = jest.fn(async () => Promise.reject(new Error('broken')));
    expect(await store.add(file)).toEqual({ ok: false, message: 'coat.jpg could not be read as a picture.' });
    expect(workers).toEqual([]);
  });
});
