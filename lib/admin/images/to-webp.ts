import type { WebpReply, WebpRequest } from './webp.worker';

const MAX_SIDE = 1200;
const QUALITY = 0.8;
const MEDIA_TYPE = 'image/webp';

/** Draws a picture file upright, at most 1200 px, without camera data. Rejects if the browser cannot decode it. */
export async function drawResized(file: File): Promise<HTMLCanvasElement> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, MAX_SIDE / Math.max(whole.width, whole.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(whole.width * scale));
  canvas.height = Math.max(1, Math.round(whole.height * scale));
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return canvas;
}

/** Converts a canvas to WebP. Safari cannot do that, so our own encoder is the fallback. Rejects if the encoder fails too. */
export async function toWebp(canvas: HTMLCanvasElement): Promise<Blob> {
  // A browser that cannot write WebP returns a PNG, which takes seconds for a large canvas. Test with one pixel first.
  const pixel = document.createElement('canvas');
  pixel.width = 1;
  pixel.height = 1;
  const native = (await canvasToWebp(pixel)) && (await canvasToWebp(canvas));
  if (native) return native;
  return encodeWebp(contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height), QUALITY * 100);
}

async function canvasToWebp(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  try {
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, MEDIA_TYPE, QUALITY));
    return picture?.type === MEDIA_TYPE ? picture : undefined;
  } catch {
    return undefined;
  }
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  return context;
}

/**
 * Encodes pixels as WebP, for browsers whose canvas cannot. The encoder (136 KB) loads with the first picture. It runs in a worker,
 * because the content security policy of the page forbids WebAssembly. Rejects if the encoder cannot be loaded or run.
 */
function encodeWebp(pixels: ImageData, quality: number): Promise<Blob> {
  // One worker per picture: the memory of WebAssembly grows and never shrinks.
  const worker = new Worker(new URL('./webp.worker.ts', import.meta.url), { type: 'module' });
  const bytes = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WebpReply>) =>
      'bytes' in data ? resolve(data.bytes) : reject(new Error(data.error)),
    );
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(event.message || 'The encoder could not start'));
    });
  });
  worker.postMessage({ pixels, quality } satisfies WebpRequest, [pixels.data.buffer]);
  return bytes.then((part) => new Blob([part], { type: 'image/webp' })).finally(() => worker.terminate());
}
