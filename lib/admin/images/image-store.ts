import { readImage, writeImage } from '../../storage/image-database';
import { imageError } from './image-error';
import { drawResized, toWebp } from './to-webp';

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
