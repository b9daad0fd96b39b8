import moduleFactory from '@jsquash/webp/codec/enc/webp_enc_simd.js';
import { defaultOptions } from '@jsquash/webp/meta.js';

/** Message to the worker: pixels to encode, and the quality from 0 to 100. */
export type WebpRequest = { pixels: ImageData; quality: number };
/** Message from the worker: the WebP file or an error. */
export type WebpReply = { bytes: Uint8Array<ArrayBuffer> } | { error: string };

// TypeScript checks this file with the types of a page, where `self` is a window. Here it is the worker scope.
const scope = self as unknown as {
  addEventListener: (type: 'message', listener: (event: MessageEvent<WebpRequest>) => void) => void;
  postMessage: (message: WebpReply) => void;
};

scope.addEventListener('message', async ({ data: { pixels, quality } }) => {
  try {
    scope.postMessage({ bytes: await encode(pixels, quality) });
  } catch (error) {
    scope.postMessage({ error: String(error) });
  }
});

async function encode({ data, width, height }: ImageData, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await moduleFactory({ noInitialRun: true });
  const bytes = encoder.encode(data, width, height, { ...defaultOptions, quality });
  if (!bytes) throw new Error('The encoder returned no data');
  return bytes as Uint8Array<ArrayBuffer>;
}
