import type { Area } from './area';
import { storageKey } from './key';
import { isDenied } from './read';

/** Keeps a text under a name, or forgets what was kept. False when there was no room: what stood there still stands. */
export function writeText(area: Area, name: string, text: string | undefined): boolean {
  try {
    const storage = area.find();
    if (text === undefined) storage.removeItem(storageKey(name));
    else storage.setItem(storageKey(name), text);
  } catch {
    // A full storage can still be read.
    if (!isDenied(area)) return false;
    if (text === undefined) area.memory.delete(name);
    else area.memory.set(name, text);
  }
  return true;
}
