import { get, set } from 'idb-keyval';
import { storageKey } from './key';
import { openStore } from './open-store';

const NAME = 'images';
const store = openStore(storageKey(NAME), NAME);

/** A picture where the database takes no files, as in the private windows of Safari. */
type Unpacked = { bytes: ArrayBuffer; type: string; at: number };
type Stored = File | Unpacked;

/** The picture kept under a key; undefined when there is none. Rejects where the browser has no database. */
export async function readPicture(key: string): Promise<File | undefined> {
  const found = await get<Stored>(key, store);
  return found && toPicture(key, found);
}

/** Keeps a picture in IndexedDB, which has more room than the storages. Rejects where there is no database, or no room. */
export async function writePicture(key: string, picture: File): Promise<void> {
  await set(key, picture, store).catch(async () => {
    const unpacked: Unpacked = { bytes: await picture.arrayBuffer(), type: picture.type, at: picture.lastModified };
    await set(key, unpacked, store);
  });
}

function toPicture(key: string, found: Stored): File {
  return found instanceof Blob ? found : new File([found.bytes], key, { type: found.type, lastModified: found.at });
}
