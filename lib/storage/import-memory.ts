import { get, set } from 'idb-keyval';
import { storageKey } from './key';
import { openStore } from './open-store';

const NAME = 'imports';
const store = openStore(storageKey(NAME), NAME);

/** The note under a name on what was imported; undefined where there is none, or the browser has no database. */
export async function readImportNote<Note>(name: string): Promise<Note | undefined> {
  return get<Note>(name, store).catch(() => undefined);
}

/** Keeps a note on what was imported; whether the browser could. */
export async function writeImportNote(name: string, note: unknown): Promise<boolean> {
  return set(name, note, store).then(
    () => true,
    () => false,
  );
}
