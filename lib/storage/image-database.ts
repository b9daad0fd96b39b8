import { get, set } from 'idb-keyval';
import { openStore } from './indexed-db';
import { storageKey } from './web-storage';

const DATABASE_NAME = 'images';
const store = openStore(storageKey(DATABASE_NAME), DATABASE_NAME);

/** Image for databases that cannot store files, such as in private windows of Safari. `at`: last modified, in milliseconds. */
type ImageBytes = { bytes: ArrayBuffer; type: string; at: number };
type StoredImage = File | ImageBytes;

/** Reads an image; undefined if there is none. Rejects if the browser has no database. */
export async function readImage(key: string): Promise<File | undefined> {
  const found = await get<StoredImage>(key, store);
  return found && toFile(key, found);
}

/** Stores an image in IndexedDB, which has more space than `localStorage`. Rejects without a database or space. */
export async function writeImage(key: string, image: File): Promise<void> {
  await set(key, image, store).catch(async () => {
    const bytes: ImageBytes = { bytes: await image.arrayBuffer(), type: image.type, at: image.lastModified };
    await set(key, bytes, store);
  });
}

function toFile(key: string, found: StoredImage): File {
  return found instanceof Blob ? found : new File([found.bytes], key, { type: found.type, lastModified: found.at });
}
