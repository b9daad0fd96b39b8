import { imageKind, isHeic, readImageHeader } from '../../catalogue/images/image-header';
import { memoize } from '../../memoize';
import { asset } from '../../site/routes';
import { readImage, writeImage } from '../../storage/image-database';
import type { PublishedCatalogue } from '../edits/published-catalogue';
import type { TaskOptions } from '../run-in-chunks';
import { isOwnFile, rawPictures } from './image-urls';
import type { WebpReply, WebpRequest } from './webp.worker';

const NOT_CONVERTED =
  'could not be converted to WebP, because the converter did not load. Check the connection and add it again.';

/** Path of an added picture, or a sentence for the operator with the reason why it was not added. */
export type AddedImage = { ok: true; path: string } | { ok: false; message: string };

/**
 * Store of pictures that were added in this browser, in IndexedDB under their future path on the site. If `isVolatile`, pictures that
 * cannot be stored stay in memory until the page is closed.
 */
export function openImageStore(isVolatile: boolean) {
  const memory = new Map<string, File>();
  const read = async (path: string): Promise<Blob | undefined> =>
    memory.get(path) ?? (await readImage(path).catch(() => undefined));
  const addresses = new Map<string, string>();
  return {
    /** Checks a file, converts it to WebP of at most 1200 px without camera data, and stores it. */
    async add(file: File): Promise<AddedImage> {
      const error = await imageError(file).catch(() => `${file.name} could not be read.`);
      if (error) return { ok: false, message: error };
      const drawn = await drawResized(file).catch(() => undefined);
      if (!drawn) return { ok: false, message: `${file.name} could not be read as a picture.` };
      const picture = await toWebp(drawn).catch(() => undefined);
      if (!picture) return { ok: false, message: `${file.name} ${NOT_CONVERTED}` };
      try {
        const path = await uploadPath(picture);
        const stored = new File([picture], path, { type: picture.type });
        await writeImage(path, stored).catch((error: unknown) => {
          if (!isVolatile) throw error;
          memory.set(path, stored);
        });
        return { ok: true, path };
      } catch {
        return { ok: false, message: `${file.name} could not be saved: browser storage is full.` };
      }
    },
    /** Object URL of a stored picture; `undefined` if this browser does not have it. */
    async address(path: string): Promise<string | undefined> {
      const existing = addresses.get(path);
      if (existing) return existing;
      const picture = await read(path);
      if (!picture) return undefined;
      const address = URL.createObjectURL(picture);
      addresses.set(path, address);
      return address;
    },
    read,
  };
}

/** See {@link openImageStore}. */
export type ImageStore = ReturnType<typeof openImageStore>;

/** Path of a picture, from the SHA-256 of its bytes: '/uploads/<hash>.webp'. */
export async function uploadPath(picture: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await picture.arrayBuffer());
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `/uploads/${hash}.webp`;
}

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;

/**
 * Reason why a file cannot be added as a picture, as a sentence with its name; `undefined` if it can. Only the header is read, because
 * decoding a hostile file could use all memory. Truncated files are only detected for WebP, because an import stores WebP files
 * unchanged. For other types the browser fails when it decodes them.
 */
export async function imageError(file: File): Promise<string | undefined> {
  const refuse = (reason: string) => `${file.name} ${reason}`;
  if (file.size === 0) return refuse('is empty.');
  if (file.size > MAX_BYTES) return refuse('is larger than 20 MB.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = imageKind(bytes);
  if (!kind) {
    if (isHeic(bytes)) return refuse('is a HEIC picture, which most browsers do not show. Save it as JPEG first.');
    return refuse(
      /\.svgz?$/i.test(file.name) || file.type === 'image/svg+xml'
        ? 'is an SVG drawing, which could run script on the site. Use JPEG, PNG, WebP, AVIF or GIF.'
        : 'is not a JPEG, PNG, WebP, AVIF or GIF picture, although its name ends like one.',
    );
  }
  // Bytes 4 to 7 of a RIFF file are the length of the rest.
  if (kind === 'webp' && new DataView(bytes.buffer).getUint32(4, true) + 8 > bytes.length)
    return refuse('is cut off: its last part is missing.');
  const header = readImageHeader(bytes);
  if (!header) return refuse('is damaged.');
  const { width, height } = header;
  if (width * height > MAX_PIXELS) return refuse(`has ${width} × ${height} pixels; at most 50 million are allowed.`);
  return width === 0 || height === 0 ? refuse('has no size.') : undefined;
}

const MAX_SIDE = 1200;
const QUALITY = 0.8;
const MEDIA_TYPE = 'image/webp';

/** Draws a picture file upright, at most 1200 px, without camera data. Rejects if the browser cannot decode it. */
async function drawResized(file: File): Promise<HTMLCanvasElement> {
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

/** Converts a canvas to WebP. Safari cannot do that and returns a PNG, so our own encoder is the fallback. Rejects if it fails too. */
async function toWebp(canvas: HTMLCanvasElement): Promise<Blob> {
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, MEDIA_TYPE, QUALITY));
  if (picture?.type === MEDIA_TYPE) return picture;
  return encodeWebp(contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height), QUALITY * 100);
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

/**
 * True if a file of the shop does not exist: not in the published catalogue, not in this browser and not on the site (or where
 * `exists` looks). False for pictures on other hosts. Without a connection, a file that is only on the site counts as missing.
 */
export async function isImageMissing(
  path: string,
  images: Pick<ImageStore, 'read'>,
  published: PublishedCatalogue,
  exists = isOnSite,
): Promise<boolean> {
  const isKnown = !isOwnFile(path) || publishedPictures(published).has(path);
  return !isKnown && !(await readStoredPicture(path, images)) && !(await exists(path));
}

const MAX_REQUESTS = 8;

/** Returns the paths for which `isMissing` resolves with true. At most eight calls run at the same time. */
export async function findMissingImages(
  paths: readonly string[],
  isMissing: (path: string) => Promise<boolean>,
  { signal, onProgress }: TaskOptions = {},
): Promise<Set<string>> {
  const missing = new Set<string>();
  for (let at = 0; at < paths.length; at += MAX_REQUESTS) {
    signal?.throwIfAborted();
    onProgress?.(at, paths.length);
    const chunk = paths.slice(at, at + MAX_REQUESTS);
    const results = await Promise.all(chunk.map(isMissing));
    for (const [index, path] of chunk.entries()) if (results[index]) missing.add(path);
  }
  return missing;
}

/** Picture of this browser; `undefined` if it is missing or its bytes do not match the hash in the path. */
export async function readStoredPicture(path: string, { read }: Pick<ImageStore, 'read'>): Promise<Blob | undefined> {
  const picture = await read(path);
  return picture && path === (await uploadPath(picture).catch(() => undefined)) ? picture : undefined;
}

/** True if the file is on the site. False without a connection or if the server fails. */
async function isOnSite(path: string): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(asset(path), { method: 'HEAD', cache: 'no-store' });
    // Some hosts return a page with status 200 for missing files.
    return ok && !headers.get('content-type')?.startsWith('text/html');
  } catch {
    return false;
  }
}

/** Picture URLs of a published catalogue. Their files exist, because the build of that catalogue has checked them. */
export const publishedPictures = memoize(
  ({ products }: PublishedCatalogue): ReadonlySet<string> => new Set([...products.values()].flatMap(rawPictures)),
);
