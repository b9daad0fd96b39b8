import type { WebpReply, WebpRequest } from './webp.worker';

/**
 * A picture as WebP, in browsers whose canvas writes none. The encoder, 136 KB packed, is fetched with the first picture. It runs in a
 * worker: the policy of a page, which forbids WebAssembly, ends there. Rejects where it could not be fetched or run.
 */
export function encodeWebp(pixels: ImageData, quality: number): Promise<Blob> {
  // A worker for each: the memory of WebAssembly grows and never shrinks.
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
