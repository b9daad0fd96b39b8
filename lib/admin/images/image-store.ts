import { readPicture, writePicture } from '../../storage/database';
import { imageFault } from './check-image';

const WIDTH = 1200;
const QUALITY = 0.8;

export type AddedImage = { ok: true; path: string } | { ok: false; message: string };

/**
 * Pictures that were added here and are not published yet, in IndexedDB under the address that they will have. Where edits last for the
 * visit only (`isVolatile`), pictures may too.
 */
export function openImageStore(isVolatile: boolean) {
  const memory = new Map<string, Blob>();
  const read = async (path: string): Promise<Blob | undefined> =>
    memory.get(path) ?? (await readPicture(path).catch(() => undefined));
  const addresses = new Map<string, string>();
  return {
    /** Checks a file, makes it a WebP of at most 1200 px without its camera data, and keeps it. */
    async add(file: File): Promise<AddedImage> {
      const fault = await imageFault(file).catch(() => `${file.name} could not be read.`);
      if (fault) return { ok: false, message: fault };
      const picture = await shrink(file).catch(() => undefined);
      if (!picture) return { ok: false, message: `${file.name} could not be read as a picture.` };
      const path = `/uploads/${await sha256(picture)}.webp`;
      try {
        await writePicture(path, picture);
      } catch {
        if (isVolatile) memory.set(path, picture);
        else return { ok: false, message: `${file.name} could not be kept: this browser has no room for pictures.` };
      }
      return { ok: true, path };
    },
    /** An address for showing a kept picture; undefined when it is not here. */
    async address(path: string): Promise<string | undefined> {
      const known = addresses.get(path);
      if (known) return known;
      const picture = await read(path);
      if (!picture) return undefined;
      const address = URL.createObjectURL(picture);
      addresses.set(path, address);
      return address;
    },
    read,
  };
}

export type ImageStore = ReturnType<typeof openImageStore>;

async function shrink(file: File): Promise<Blob> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, WIDTH / Math.max(whole.width, whole.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(whole.width * scale));
  canvas.height = Math.max(1, Math.round(whole.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', QUALITY));
  // A browser that cannot write WebP answers with a PNG.
  if (picture?.type !== 'image/webp') throw new Error('No WebP');
  return picture;
}

/** The SHA-256 of a file as 64 hex digits. */
export async function sha256(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of a file as base64. */
export async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  // In pieces: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
