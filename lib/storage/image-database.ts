import { openKeyValueStore } from './key-value-store';

/** Image for databases that cannot store files, such as in private windows of Safari. `at`: last modified, in milliseconds. */
type ImageBytes = { bytes: ArrayBuffer; type: string; at: number };

const images = openKeyValueStore<File | ImageBytes>('images');

/** Reads an image; undefined if there is none. Rejects if the browser has no database. */
export async function readImage(key: string): Promise<File | undefined> {
  const found = await images.read(key);
  if (!found || found instanceof Blob) return found;
  return new File([found.bytes], key, { type: found.type, lastModified: found.at });
}

/** Stores an image in IndexedDB, which has more space than `localStorage`. Rejects without a database or space. */
export async function writeImage(key: string, image: File): Promise<void> {
  await images.write(key, image).catch(async () => {
    await images.write(key, { bytes: await image.arrayBuffer(), type: image.type, at: image.lastModified });
  });
}
