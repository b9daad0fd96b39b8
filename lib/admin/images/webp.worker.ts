import moduleFactory from '@jsquash/webp/codec/enc/webp_enc_simd.js';
import { defaultOptions } from '@jsquash/webp/meta.js';

/** The pixels that the worker encodes, and the quality from 0 to 100. */
export type WebpRequest = { pixels: ImageData; quality: number };
/** The bytes of the picture, or why there are none. */
export type WebpReply = { bytes: Uint8Array<ArrayBuffer> } | { error: string };

// The page's TypeScript knows this file as part of the page; here `self` is the worker's own scope.
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
  if (!bytes) throw new Error('The encoder gave nothing');
  return bytes as Uint8Array<ArrayBuffer>;
}
