import { deletePicture, readPicture, readPictures, writePicture } from '../../storage/database';
import { imageFault } from './image-fault';
import { drawSmall, toWebp } from './to-webp';

/** Of a picture that could be read. */
const NOT_WRITTEN =
  'could not be made a WebP: this browser writes none by itself, and what does it instead did not load. Check the connection and add it again.';

/** A picture of this browser: its size in bytes, and when it was added. */
export type KeptPicture = { path: string; size: number; addedAt: number };
/** The address of a picture that was added, or a sentence that says why it was not. */
export type AddedImage = { ok: true; path: string } | { ok: false; message: string };

/**
 * Pictures that were added here and are not published yet, in IndexedDB under the address that they will have. Where edits last for the
 * visit only (`isVolatile`), pictures may too.
 */
export function openImageStore(isVolatile: boolean) {
  const memory = new Map<string, File>();
  const read = async (path: string): Promise<Blob | undefined> =>
    memory.get(path) ?? (await readPicture(path).catch(() => undefined));
  const addresses = new Map<string, string>();
  return {
    /** Checks a file, makes it a WebP of at most 1200 px without its camera data, and keeps it. */
    async add(file: File): Promise<AddedImage> {
      const fault = await imageFault(file).catch(() => `${file.name} could not be read.`);
      if (fault) return { ok: false, message: fault };
      const drawn = await drawSmall(file).catch(() => undefined);
      if (!drawn) return { ok: false, message: `${file.name} could not be read as a picture.` };
      const picture = await toWebp(drawn).catch(() => undefined);
      if (!picture) return { ok: false, message: `${file.name} ${NOT_WRITTEN}` };
      try {
        const path = await uploadPath(picture);
        // A file knows when it was made, which a plain blob does not.
        const kept = new File([picture], path, { type: picture.type });
        await writePicture(path, kept).catch((error: unknown) => {
          if (!isVolatile) throw error;
          memory.set(path, kept);
        });
        return { ok: true, path };
      } catch {
        return { ok: false, message: `${file.name} could not be kept: this browser has no room for pictures.` };
      }
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
    /** All pictures that are kept here. */
    async list(): Promise<KeptPicture[]> {
      const stored = await readPictures().catch(() => []);
      return [...new Map([...stored, ...memory])].map(([path, picture]) => ({
        path,
        size: picture.size,
        addedAt: picture.lastModified,
      }));
    },
    /** Forgets a picture. Rejects where that cannot be. */
    async remove(path: string): Promise<void> {
      if (!memory.delete(path)) await deletePicture(path);
      URL.revokeObjectURL(addresses.get(path) ?? '');
      addresses.delete(path);
    },
  };
}

/** The store of added pictures, as `openImageStore` returns it. */
export type ImageStore = ReturnType<typeof openImageStore>;

/** The address of a picture in the store, by the SHA-256 of its bytes: another picture never has it. */
export async function uploadPath(picture: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await picture.arrayBuffer());
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `/uploads/${hash}.webp`;
}
