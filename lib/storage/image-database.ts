import { get, set } from 'idb-keyval';
import { openStore } from './indexed-db';
import { storageKey } from './web-storage';

const DATABASE_NAME = 'images';
const store = openStore(storageKey(DATABASE_NAME), DATABASE_NAME);

/** A picture where the database takes no files, as in the private windows of Safari. */
type ImageBytes = { bytes: ArrayBuffer; type: string; at: number };
type StoredImage = File | ImageBytes;

/** The picture kept under a key; undefined when there is none. Rejects where the browser has no database. */
export async function readImage(key: string): Promise<File | undefined> {
  const found = await get<StoredImage>(key, store);
  return found && toFile(key, found);
}

/** Keeps a picture in IndexedDB, which has more room than the storages. Rejects where there is no database, or no room. */
export async function writeImage(key: string, picture: File): Promise<void> {
  await set(key, picture, store).catch(async () => {
    const unpacked: ImageBytes = { bytes: await picture.arrayBuffer(), type: picture.type, at: picture.lastModified };
    await set(key, unpacked, store);
  });
}

function toFile(key: string, found: StoredImage): File {
  return found instanceof Blob ? found : new File([found.bytes], key, { type: found.type, lastModified: found.at });
}
