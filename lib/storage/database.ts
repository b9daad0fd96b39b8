import { del, entries, get, set, setMany, type UseStore } from 'idb-keyval';
import { local, openStorage } from './area';
import { isOwed, settle } from './former-keys';
import { storageKey } from './key';
import { openStore } from './open-store';

/** What every store on an origin kept its pictures in before there were databases of their own; still that of the store at the root. */
const PLAIN = 'sp-images';
const NAME = 'images';

/** A picture where the database takes no files, as in the private windows of Safari. */
type Unpacked = { bytes: ArrayBuffer; type: string; at: number };
type Stored = Blob | Unpacked;

let opening: Promise<UseStore> | undefined;

/** The picture kept under a key; undefined when there is none. Rejects where the browser has no database. */
export async function readPicture(key: string): Promise<Blob | undefined> {
  const store = await open();
  const found = (await get<Stored>(key, store)) ?? (isWaiting() ? await get<Stored>(key, plainStore()) : undefined);
  return found && toPicture(key, found);
}

/** Keeps a picture in IndexedDB, which has more room than the storages. Rejects where there is no database, or no room. */
export async function writePicture(key: string, picture: File): Promise<void> {
  const store = await open();
  await set(key, picture, store).catch(async () => {
    const unpacked: Unpacked = { bytes: await picture.arrayBuffer(), type: picture.type, at: picture.lastModified };
    await set(key, unpacked, store);
  });
}

/** The pictures that are kept, by their keys. Rejects where the browser has no database. */
export async function readPictures(): Promise<ReadonlyMap<string, Blob>> {
  const store = await open();
  const waiting = isWaiting() ? await entries<string, Stored>(plainStore()) : [];
  const all = [...waiting, ...(await entries<string, Stored>(store))];
  return new Map(all.map(([key, found]) => [key, toPicture(key, found)]));
}

/** Forgets a picture. Rejects where the browser has no database. */
export async function deletePicture(key: string): Promise<void> {
  await del(key, await open());
}

function toPicture(key: string, found: Stored): Blob {
  return found instanceof Blob ? found : new File([found.bytes], key, { type: found.type, lastModified: found.at });
}

/** Opened when it is needed, and tried again after a failure: where IndexedDB is denied even asking for it throws. */
function open(): Promise<UseStore> {
  opening ??= openOwn().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function openOwn(): Promise<UseStore> {
  if (!process.env.NEXT_PUBLIC_BASE_PATH) return plainStore();
  const own = openStore(storageKey(NAME), NAME);
  try {
    if (isWaiting()) {
      await setMany(await entries(plainStore()), own);
      settle(openStorage(local), NAME);
    }
  } catch {
    // No room for the copies: what waits is read where it is.
  }
  return own;
}

const plainStore = () => openStore(PLAIN, NAME);

/** Whether pictures that an earlier version left are still to be copied: see `takeOver`. */
function isWaiting(): boolean {
  if (!process.env.NEXT_PUBLIC_BASE_PATH) return false;
  try {
    return isOwed(openStorage(local), NAME);
  } catch {
    return false;
  }
}
